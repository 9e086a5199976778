import { z } from 'zod';
import { instant } from '#shared/http/page.ts';

/** A mail stored in the built-in mailbox because no mail server is configured (one-machine default only). */
export const mailSummary = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  preview: z.string(),
  created_at: instant,
});
export type MailSummary = z.output<typeof mailSummary>;
export const mailSummaries = z.object({ items: z.array(mailSummary) });

export const mail = mailSummary.extend({
  text_body: z.string(),
  html_body: z.string().nullable(),
  /** Links in the text, without duplicates. */
  links: z.array(z.string()),
});
export type PracticeMail = z.output<typeof mail>;
