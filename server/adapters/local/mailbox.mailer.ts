import type { Db } from '#server/db/database.ts';
import type { Mailer } from '#server/ports/mailer.ts';

/** Without a mail server, mail lands in the built-in mailbox, where the `/mailbox` page shows it. */
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
