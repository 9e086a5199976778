import { ApiError } from '#renderer/lib/api/api-error.ts';
import { request } from '#renderer/lib/api/request.ts';
import { mail, mailSummaries } from '#shared/practice/mailbox.schema.ts';

const headers = { accept: 'application/json' };

export const readMails = async () => mailSummaries.parse(await request('/practice/mails', { headers }));
export const readMail = async (id: string) => mail.parse(await request(`/practice/mails/${id}`, { headers }));

/** Where a real mail server takes the mail there is no mailbox: the call is not there, or the console's own page answers. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 200);
}
