import { Router } from 'express';
import { z } from 'zod';
import type { MailSummary, PracticeMail } from '#shared/practice/mailbox.schema.ts';
import type { Db } from '#server/db/database.ts';
import { notFound } from '#server/app-error.ts';

const shownMails = 200;
const previewLength = 120;

type Row = { id: string; recipient: string; subject: string; text_body: string; created_at: Date };

/** The mailbox's API below `/practice/mails`; only without a mail server. */
export function mailboxRoutes({ db }: { db: Db }): Router {
  const router = Router();
  router.get('/practice/mails', async (_request, response) => {
    const rows = await db.selectFrom('practice_mails').selectAll().orderBy('id', 'desc').limit(shownMails).execute();
    response.set('cache-control', 'no-store').json({ items: rows.map(asSummary) });
  });
  router.get('/practice/mails/:id', async (request, response) => {
    const id = z.uuid().safeParse(request.params.id);
    const row = id.success
      ? await db.selectFrom('practice_mails').selectAll().where('id', '=', id.data).executeTakeFirst()
      : undefined;
    if (!row) throw notFound('mail');
    const answer: PracticeMail = {
      ...asSummary(row),
      text_body: row.text_body,
      html_body: row.html_body,
      links: linksIn(row.text_body),
    };
    response.set('cache-control', 'no-store').json(answer);
  });
  return router;
}

function asSummary({ id, recipient, subject, text_body, created_at }: Row): MailSummary {
  const words = text_body
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  return { id, recipient, subject, preview: words.slice(0, previewLength), created_at: created_at.toISOString() };
}

function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])];
}
