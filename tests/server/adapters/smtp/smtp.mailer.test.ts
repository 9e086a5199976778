import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '#server/adapters/smtp/smtp.mailer.ts';
import { startFakeSmtp } from '#tests/support/fakes/smtp.fake.ts';
import type { FakeSmtp } from '#tests/support/fakes/smtp.fake.ts';

const invitation = {
  to: 'ana@example.com',
  subject: 'Einladung für Ana',
  text: 'Open https://hotel.example/join?t=a=b&c=d',
};
let smtp: FakeSmtp;
const mailer = (url = smtp.url) => createSmtpMailer({ url, from: 'Concierge <no-reply@hotel.example>' });

beforeEach(async () => {
  smtp = await startFakeSmtp();
});
afterEach(async () => {
  await smtp.close();
});

describe('mail', () => {
  it('arrives as it was written, in plain text and HTML', async () => {
    const waiting = smtp.waitForMail('ana@example.com');
    await mailer().send({ ...invitation, html: '<p>Öffnen</p>' });
    expect(await waiting).toMatchObject({
      ...invitation,
      to: ['ana@example.com'],
      from: 'no-reply@hotel.example',
      html: '<p>Öffnen</p>\n',
      attachments: 0,
    });
    expect(await smtp.waitForMail('ana@example.com')).toBe(smtp.inbox[0]);
  });

  it('cannot be sent to more people by a subject with line breaks', async () => {
    await mailer().send({ ...invitation, subject: 'Hello\r\nBcc: thief@example.com' });
    expect(smtp.inbox[0]!.to).toEqual(['ana@example.com']);
  });

  it('that the server does not take now is an error, so that the queue tries again', async () => {
    smtp.reject(1);
    await expect(mailer().send(invitation)).rejects.toThrow('Try again later');
    await mailer().send(invitation);
    expect(smtp.inbox).toHaveLength(1);
  });

  it('with a wrong password, or to a server that is gone, is an error', async () => {
    await expect(mailer(smtp.url.replace('fake-smtp-password', 'wrong')).send(invitation)).rejects.toThrow();
    await expect(mailer('smtp://127.0.0.1:1').send(invitation)).rejects.toThrow();
    expect(smtp.inbox).toEqual([]);
  });
});
