import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';
import { WhatsAppError, type AccountWhatsApp } from '#server/ports/whatsapp.ts';
import { guarded, type Breaker, type Outcome } from './breaker.ts';

/** Limits of one sender; they say nothing about the account. */
const OF_ONE_SENDER: ReadonlySet<DeliveryProblem> = new Set(['too_many', 'daily_limit']);

/** A provider's account behind a circuit breaker: during an outage no message is tried, and a Retry-After is obeyed. */
export function restingWhatsApp(whatsapp: AccountWhatsApp, breaker: Breaker): AccountWhatsApp {
  const guard = <Result>(call: () => Promise<Result>): Promise<Result> =>
    guarded(breaker, call, { outcomeOf, refused });
  return {
    ...whatsapp,
    restsFor: breaker.restsFor,
    send: (message, mayBegin) => guard(() => whatsapp.send(message, mayBegin)),
    sentSince: (query) => guard(() => whatsapp.sentSince(query)),
  };
}

function outcomeOf(error: unknown): Outcome | null {
  if (!(error instanceof WhatsAppError)) return null;
  if (error.kind === 'refused' || (error.problem && OF_ONE_SENDER.has(error.problem))) return 'answered';
  return { outage: true, retryAfterSeconds: error.retryAfterSeconds, problem: error.problem ?? error.kind };
}

const refused = (restsFor: number): WhatsAppError =>
  new WhatsAppError('later', 'The provider had an outage or asked for a pause.', {
    retryAfterSeconds: Math.ceil(restsFor / 1000),
    unsent: true,
  });
