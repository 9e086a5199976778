import type { Db } from '#server/db/database.ts';
import type { Mailer } from '#server/ports/mailer.ts';

/** Stores mails in the built-in mailbox, which the `/mailbox` page shows. */
export function createMailboxMailer(db: Db): Mailer {
  return {
    send: async ({ to, subject, text, html }) => {
      await db
        .insertInto('practice_mails')
        .values({ recipient: to, subject, text_body: text, html_body: html ?? null })
        .execute();
    },
  };
}
