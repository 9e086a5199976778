import { ApiError } from './api-error.ts';
import { request } from './request.ts';

/** A call whose answer was lost, with the form that made it. */
type Unanswered = { key: string; url: string; form: object | undefined };

/** By address and body. */
const unanswered = new Map<string, Unanswered>();

/**
 * Sends a call that creates something. Sent again by the same form after its answer was lost, it has the same
 * `Idempotency-Key`: the server creates nothing then and gives the first answer. A form that is filled again has another
 * key, because its row is another one.
 */
export async function repeatable(url: string, init: RequestInit, form?: object): Promise<unknown> {
  const call = `${url} ${String(init.body)}`;
  const earlier = unanswered.get(call);
  const sent = earlier?.form === form && earlier ? earlier : { key: crypto.randomUUID(), url, form };
  unanswered.set(call, sent);
  const forget = () => unanswered.get(call) === sent && unanswered.delete(call);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'idempotency-key': sent.key };
  try {
    const answer = await request(url, { ...init, headers });
    forget();
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) forget();
    throw error;
  }
}

/** After something was deleted: it may be what the lost answer was about, so the next call creates it. */
export function forgetUnanswered(deletedUrl: string): void {
  const list = deletedUrl.slice(0, deletedUrl.lastIndexOf('/'));
  for (const [call, { url }] of unanswered) if (url === list || url === deletedUrl) unanswered.delete(call);
}
