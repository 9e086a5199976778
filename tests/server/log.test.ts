import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '#server/db/database.ts';
import { createLog } from '#server/log.ts';
import { describeError, withoutSecrets } from '#server/log.rules.ts';
import { startFakeOpenAi, type FakeOpenAi } from '#tests/support/fakes/openai.fake.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/support/fakes/smtp.fake.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { freePort, startServerProcess, type ServerProcess } from '#tests/support/server-process.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

const guest = '+4915123199321';
const words = 'My daughter Philippa swallowed a button';
const password = 'a password that is Xylophone77';
const email = 'night.porter@example.com';
const number = '+441174960001';

let smtp: FakeSmtp;
let twilio: FakeTwilio;
let model: FakeOpenAi;
let database: TestDatabase;
let handle: DatabaseHandle;
let server: ServerProcess;

beforeAll(async () => {
  [smtp, twilio, model] = await Promise.all([startFakeSmtp(), startFakeTwilio(), startFakeOpenAi()]);
  database = await createTestDatabase();
  handle = openDatabase(database.url, { max: 2 });
  const port = String(await freePort());
  twilio.settings.webhookBase = `http://127.0.0.1:${port}`;
  server = await startServerProcess({
    PORT: port,
    LOG_LEVEL: 'trace',
    DATABASE_URL: database.url,
    SMTP_URL: smtp.url,
    TWILIO_ACCOUNT_SID: twilio.accountSid,
    TWILIO_AUTH_TOKEN: twilio.authToken,
    TWILIO_API_BASE_URL: twilio.url,
    OPENAI_API_KEY: model.apiKey,
    OPENAI_BASE_URL: model.url,
    GUEST_TURN_QUIET_MS: '0',
  });
}, 60_000);
afterAll(async () => {
  await server?.stop();
  await Promise.all([smtp?.close(), twilio?.close(), model?.close()]);
  await handle?.close();
  await database?.drop();
}, 60_000);

const log = () => server.output.join('');
const logged = (text: RegExp, times = 1) =>
  until(`the log says ${text}`, () => log().split(text).length > times, 30).then(() => {});
const jobs = async (queue: string) =>
  (
    await sql<{ id: string; all: string }>`select id, j::text as all from pgboss.job j where name = ${queue}`.execute(
      handle.db,
    )
  ).rows;

test('with every provider broken, the log names the failures and repeats no link, password, token, number or word', async () => {
  const browser = createTestClient(server.url);
  await browser.post('/api/auth/sign-up/email', { email, password, name: 'Ida Berg', callbackURL: '/' });
  await smtp.waitForMail(email, 30_000);
  await sql`update "user" set "emailVerified" = true where email = ${email}`.execute(handle.db);
  await until('the mail that was sent has left the queue', async () => (await jobs('mail')).length === 0, 20);

  // The mail server repeats the mail's text in its error, as filters do.
  smtp.inbox.length = 0;
  smtp.reject(1, 451, `not now: Hello ${email}, ${words}`);
  await browser.post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
  await logged(/a job will be tried again/);
  const mails = await jobs('account_mail');
  expect(mails.filter(({ id }) => log().includes(id))).toHaveLength(1);
  const mail = await smtp.waitForMail(email, 60_000);
  const link = new URL(/http\S+/.exec(mail.text)![0]);
  const secrets = [...link.pathname.split('/'), ...link.searchParams.values(), link.hash.slice(1)]
    .flatMap((part) => part.split(/[=&]/))
    .filter((part) => part.length >= 16);
  expect(secrets.length).toBeGreaterThan(0);
  await until('no mail is left in the queue', async () => (await jobs('mail')).length === 0, 20);
  await browser.post('/api/auth/sign-in/email', { email, password });

  const hotel = await handle.db
    .insertInto('hotels')
    .values({ name: 'Harbour View', whatsapp_number: number, sender_number: number, sender_state: 'connected' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await handle.db
    .insertInto('faqs')
    .values({ hotel_id: hotel.id, question: 'When is breakfast?', answer: 'From 7:00 AM.' })
    .execute();
  model.failNext(4, { status: 500, code: 'server_error' });
  model.failNext(4, 'reset');
  twilio.failNext(1, {
    status: 500,
    message: `Could not deliver "${words}" from ${number} to whatsapp:${guest}: ${words}`,
  });
  twilio.failNext(1, { reset: true });
  twilio.failNext(1, { status: 400, code: 21211, message: `Invalid 'To' ${guest}: ${words}` });
  await twilio.inbound({ from: guest, to: number, body: words });
  await logged(/the provider did not take a message/, 2);

  // A failing statement with the guest's text among its parameters.
  await sql`alter table messages rename to messages_elsewhere`.execute(handle.db);
  await twilio.inbound({ from: guest, to: number, body: `${words} again` });
  await logged(/unexpected error/);
  await sql`alter table messages_elsewhere rename to messages`.execute(handle.db);

  const cookies = browser.cookieHeader().split(/[=;.]/).map(decodeURIComponent);
  const everything = log();
  const mustNotAppear = [
    ...secrets,
    ...cookies.filter((part) => part.length > 20 && /\d/.test(part)),
    password,
    email,
    guest,
    guest.slice(4),
    ...words.split(' ').filter((word) => word.length > 7),
    twilio.authToken,
    model.apiKey,
    'fake-smtp-password',
    Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64'),
  ];
  for (const secret of mustNotAppear) expect(everything).not.toContain(secret);
  expect(everything).toMatch(/"type":"WhatsAppError"[^\n]*"kind":"later"/);
  expect(everything).toMatch(/"responseCode":451/);
}, 120_000);

describe('a text for the log', () => {
  test.each([
    ['a link with a token', 'see https://x.test/reset-password/abcdefgh?token=Zz9', 'see https://x.test/[…]'],
    [
      'a path with a token',
      'GET /api/auth/reset-password/q8Zx0Lw7Rt5Yp3Mn2Kj1',
      'GET /api/auth/reset-password/[token]',
    ],
    ['a database address', 'at postgres://app:hunter2@db.test:5432/x', 'at postgres://db.test:5432/[…]'],
    ['a telephone number', 'to whatsapp:+49 151 2319 9321 failed', 'to whatsapp:[number] failed'],
    ['a mail address', 'for <night.porter@example.com>', 'for <[address]>'],
    ['quoted words', 'unexpected "Philippa swallowed" here', 'unexpected "[…]" here'],
    [
      'ids, which stay',
      'row 0198f3a2-7c11-7abc-8def-0123456789ab on 2026-11-22',
      'row 0198f3a2-7c11-7abc-8def-0123456789ab on 2026-11-22',
    ],
    ['a table of rows', 'relation messages does not exist', 'relation messages does not exist'],
  ])('%s', (_what, text, safe) => expect(withoutSecrets(text)).toBe(safe));

  test('takes linear time, whatever it is given', () => {
    for (const shape of ['a', '1', '"', '@', '1 ', 'a1-', '://', '?=', 'https://', '. '])
      for (let i = 0; i < 3; i += 1) {
        const text = shape.repeat(200_000 / shape.length);
        const before = performance.now();
        withoutSecrets(text);
        expect(performance.now() - before).toBeLessThan(50);
      }
  });
});

describe('an error in the log', () => {
  test('of the runtime keeps message and stack; of a library only its codes', () => {
    const own = describeError(new TypeError('Cannot read properties of undefined'));
    expect(own).toMatchObject({ type: 'TypeError', message: 'Cannot read properties of undefined' });
    expect(own.stack?.[0]).toContain('log.test.ts');
    class AxiosError extends Error {
      config = { headers: { authorization: 'Basic c2VjcmV0' }, data: words };
      code = 'ECONNRESET';
    }
    const foreign = describeError(new AxiosError(`POST failed: ${words}`));
    expect(foreign).toMatchObject({ type: 'AxiosError', code: 'ECONNRESET' });
    expect(JSON.stringify(foreign)).not.toMatch(/swallowed|c2VjcmV0/);
  });

  test('is reduced anywhere in a text', () => {
    const lines: string[] = [];
    const written = createLog('info', { write: (line) => void lines.push(line) });
    const error = Object.assign(new Error('554 rejected'), { response: `554 ${words}`, responseCode: 554 });
    written.warn({ err: error }, 'one');
    written.error(error);
    written.warn({ deep: { cause: error, text: `call ${guest}` } }, `two ${guest}`);
    written.child({ queue: 'mail' }).warn({ error }, 'three');
    expect(lines).toHaveLength(4);
    expect(lines.join('')).not.toMatch(/swallowed|rejected|15123199321/);
    expect(lines.join('')).toMatch(/"responseCode":554/);
  });
});
