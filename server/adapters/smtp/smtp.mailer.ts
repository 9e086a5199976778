import nodemailer from 'nodemailer';
import { isLoopbackName } from '#server/http/request/this-machine.rules.ts';
import type { Mail, Mailer } from '#server/ports/mailer.ts';

export type SmtpMailerOptions = {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  url: string;
  /** The sender: an address, or `Name <address>`. */
  from: string;
};

/** Mail through an SMTP server. The queue retries, so a server that does not answer is given up in seconds. */
export function createSmtpMailer({ url, from }: SmtpMailerOptions): Mailer {
  const transport = nodemailer.createTransport({
    url,
    // TLS is required for other machines, because the network is not trusted; not for loopback.
    requireTLS: !isLoopbackName(new URL(url).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html }: Mail): Promise<void> {
      await transport.sendMail({ from, to, subject, text, ...(html === undefined ? {} : { html }) });
    },
  };
}
