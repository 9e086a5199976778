import type { RetryObstacle } from '#shared/features/conversations/failed-messages.contract.ts';
import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';
import { windowIsOpen } from '../conversations.rules.ts';
import type { FailedFacts } from './failed-messages.repository.ts';

/** Problems that may be gone by now: of the platform's side, or of a moment. */
const PASSING: ReadonlySet<DeliveryProblem> = new Set([
  'window_closed',
  'too_many',
  'account_limit',
  'daily_limit',
  'credentials_refused',
  'sender_off',
]);

/** Why a message is not sent again; null: it may be. */
export function obstacleToRetry(message: FailedFacts, now: Date): RetryObstacle | null {
  const { delivery_status, delivery_problem, opted_out_at, valid_until, last_inbound_at } = message;
  if (delivery_status !== 'failed' && delivery_status !== 'undelivered') return 'not_failed';
  if (opted_out_at) return 'opted_out';
  if (message.is_withdrawn) return 'withdrawn';
  if (message.answered_since) return 'answered_since';
  if (valid_until && valid_until <= now) return 'too_late';
  if (!message.is_template && !windowIsOpen(last_inbound_at, now)) return 'window_closed';
  return delivery_problem !== null && !PASSING.has(delivery_problem as DeliveryProblem) ? 'fails_again' : null;
}
