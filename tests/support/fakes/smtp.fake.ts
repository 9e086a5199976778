import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail with decoded content. */
export type ReceivedMail = {
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string | null;
  attachments: number;
};
type Waiter = { to: string; resolve: (mail: ReceivedMail) => void };

/** A real SMTP server on this machine. `url` fits `SMTP_URL`; `reject` makes the next mails fail. */
export async function startFakeSmtp({
  user = 'concierge',
  password = 'fake-smtp-password',
}: { user?: string; password?: string } = {}) {
  const inbox: ReceivedMail[] = [];
  const waiters: Waiter[] = [];
  const faults: { code: number; message: string }[] = [];

  function arrive(mail: ReceivedMail): void {
    inbox.push(mail);
    for (const waiter of waiters.filter((each) => mail.to.includes(each.to))) {
      waiters.splice(waiters.indexOf(waiter), 1);
      waiter.resolve(mail);
    }
  }

  const server = new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) =>
      auth.username === user && auth.password === password ? done(null, { user }) : done(new Error('Invalid login')),
    async onData(stream, session, done) {
      const raw = await buffer(stream);
      const fault = faults.shift();
      if (fault) return done(Object.assign(new Error(fault.message), { responseCode: fault.code }));
      arrive(
        await parsed(
          raw,
          session.envelope.rcptTo.map((each) => each.address),
        ),
      );
      done();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${user}:${password}@127.0.0.1:${port}`,
    inbox,
    /** The newest mail to this address, or the next one. Rejects after `timeoutMs`. */
    waitForMail: async (to: string, timeoutMs = 10_000) =>
      inbox.findLast((mail) => mail.to.includes(to)) ?? (await next(waiters, to, timeoutMs)),
    reject: (count: number, code = 451, message = 'Try again later') =>
      void faults.push(...Array.from({ length: count }, () => ({ code, message }))),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type FakeSmtp = Awaited<ReturnType<typeof startFakeSmtp>>;

async function parsed(raw: Buffer, to: string[]): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(raw);
  const { subject = '', text = '', html = null, attachments } = mail;
  return { from: mail.from?.address ?? '', to, subject, text: text.trimEnd(), html, attachments: attachments.length };
}

function next(waiters: Waiter[], to: string, timeoutMs: number): Promise<ReceivedMail> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No mail to ${to} within ${timeoutMs} ms.`)), timeoutMs);
    waiters.push({
      to,
      resolve(mail) {
        clearTimeout(timer);
        resolve(mail);
      },
    });
  });
}
