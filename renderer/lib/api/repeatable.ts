import { ApiError } from './api-error.ts';
import { request } from './request.ts';

/** Keys of calls whose answer was lost, by address and body. */
const unanswered = new Map<string, string>();

/**
 * Sends a call that creates something. Sent again after its answer was lost, it has the same `Idempotency-Key`: the server
 * creates nothing then and gives the first answer.
 */
export async function repeatable(url: string, init: RequestInit): Promise<unknown> {
  const call = `${url} ${String(init.body)}`;
  const key = unanswered.get(call) ?? crypto.randomUUID();
  unanswered.set(call, key);
  const headers = { ...Object.fromEntries(new Headers(init.headers)), 'idempotency-key': key };
  try {
    const answer = await request(url, { ...init, headers });
    unanswered.delete(call);
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) unanswered.delete(call);
    throw error;
  }
}
