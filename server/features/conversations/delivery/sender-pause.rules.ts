import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';

/** After too many messages a second (63018): nothing is sent from the number for so many seconds. */
const TOO_MANY_SECONDS = 30;

/**
 * Seconds for which nothing is sent from a number after this problem. A daily limit (63038) ends with the provider's day,
 * which is a day of UTC.
 */
export function pauseSeconds(problem: DeliveryProblem | null, now: Date): number {
  if (problem === 'too_many') return TOO_MANY_SECONDS;
  if (problem !== 'daily_limit') return 0;
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
  return Math.ceil((midnight - now.getTime()) / 1000);
}
