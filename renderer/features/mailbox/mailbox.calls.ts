import { ApiError } from '#renderer/lib/api/api-error.ts';
import { request } from '#renderer/lib/api/request.ts';
import { mail, mailSummaries } from '#shared/practice/mailbox.schema.ts';

const headers = { accept: 'application/json' };

export const readMails = async () => mailSummaries.parse(await request('/practice/mails', { headers }));
export const readMail = async (id: string) => mail.parse(await request(`/practice/mails/${id}`, { headers }));

/** With a real mail server there is no mailbox: the call does not exist, or the console's index.html is returned. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 200);
}
