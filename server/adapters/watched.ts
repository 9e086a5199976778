import { PhoneError } from '#server/ports/phone.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Push } from '#server/ports/push.ts';
import type { Breaker, Outcome } from './breaker.ts';

/**
 * Providers whose calls are never held back, because each job is tried again by itself: their failures in a row are counted
 * so that the health page can say since when a provider fails.
 */
export const watchedMailer = (mailer: Mailer, breaker: Breaker): Mailer => ({
  send: (mail) => watched(breaker, () => mailer.send(mail), outageOfMail),
});

export const watchedPush = (push: Push, breaker: Breaker): Push => ({
  ...push,
  send: (...sent) => watched(breaker, () => push.send(...sent), outageOfPush),
});

async function watched<Result>(
  breaker: Breaker,
  call: () => Promise<Result>,
  outcomeOf: (error: unknown) => Outcome,
): Promise<Result> {
  let outcome: Outcome = 'answered';
  try {
    return await call();
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    breaker.end(outcome);
  }
}

/** A server's refusal of one mail (550, …) is an answer; refused credentials (535) and temporary ones (4xx) are not. */
function outageOfMail(error: unknown): Outcome {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  if (typeof responseCode === 'number' && responseCode >= 500 && code !== 'EAUTH') return 'answered';
  return { outage: true, retryAfterSeconds: null, problem: typeof code === 'string' ? code : 'failed' };
}

/** A refused subscription says nothing about the push service. */
const outageOfPush = (error: unknown): Outcome =>
  error instanceof PhoneError && error.kind === 'refused'
    ? 'answered'
    : { outage: true, retryAfterSeconds: null, problem: error instanceof PhoneError ? error.kind : 'failed' };
