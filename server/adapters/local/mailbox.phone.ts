import { randomUUID } from 'node:crypto';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Phone } from '#server/ports/phone.ts';

/** Telephones of the one-machine default: what they would receive is shown in the built-in mailbox. */
export function createMailboxPhone(mailer: Mailer): Phone {
  return {
    send: async (channel, { to, text }) => {
      await mailer.send({ to, subject: channel === 'sms' ? 'SMS' : 'Telephone call', text });
      return `practice-${randomUUID()}`;
    },
    taken: () => Promise.resolve(null),
    hangUp: () => Promise.resolve(),
  };
}
