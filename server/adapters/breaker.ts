import type { Clock } from '#server/ports/clock.ts';

/** Outages in a row after which no call is made for a while. */
const MOST_OUTAGES = 10;
/** The first rest; each failed probe doubles it. */
const FIRST_REST_MS = 1000;
const LONGEST_REST_MS = 15_000;
/** A provider's Retry-After counts up to here. */
const LONGEST_RETRY_AFTER_MS = 5 * 60_000;

/**
 * How a call ended: an answer of any kind, or an outage, with the provider's Retry-After in seconds if it gave one.
 * `problem`: a code, never a text.
 */
export type Outcome = 'answered' | { outage: true; retryAfterSeconds: number | null; problem?: string };

/** `failingSince`: the first outage since the last answer; the others while calls are held back. */
export type BreakerState = {
  failingSince: Date | null;
  openSince: Date | null;
  openUntil: Date | null;
  problem: string | null;
};

/**
 * A circuit breaker for one provider. It opens after 10 outages in a row, or for as long as a Retry-After says. While it
 * is open, calls fail at once; then one call at a time is let through as a probe, and an answer closes it.
 */
export function createBreaker(clock: Clock) {
  let outages = 0;
  let rest = FIRST_REST_MS;
  let openUntil = 0;
  let probing = false;
  let failingSince: Date | null = null;
  let openSince: Date | null = null;
  let problem: string | null = null;
  const opened = (): boolean => openUntil > 0;

  return {
    state: (): BreakerState => ({
      failingSince,
      openSince,
      openUntil: opened() ? new Date(openUntil) : null,
      problem,
    }),
    /** Milliseconds until the next call may be made; 0: now. */
    restsFor: (): number => {
      if (!opened()) return 0;
      return Math.max(openUntil - clock.now().getTime(), probing ? FIRST_REST_MS : 0);
    },
    /** Called before a call that may be made. */
    begin: (): void => {
      probing = opened();
    },
    /** Called after each call that was begun; null: it says nothing about the provider. */
    end: (outcome: Outcome | null): void => {
      probing = false;
      if (outcome === null) return;
      if (outcome === 'answered') {
        outages = 0;
        openUntil = 0;
        rest = FIRST_REST_MS;
        failingSince = openSince = problem = null;
        return;
      }
      outages += 1;
      failingSince ??= clock.now();
      problem = outcome.problem ?? null;
      const told = Math.min((outcome.retryAfterSeconds ?? 0) * 1000, LONGEST_RETRY_AFTER_MS);
      if (told === 0 && outages < MOST_OUTAGES) return;
      const pause = Math.max(told, outages < MOST_OUTAGES ? 0 : rest);
      openSince ??= clock.now();
      openUntil = Math.max(openUntil, clock.now().getTime() + pause);
      if (outages >= MOST_OUTAGES) rest = Math.min(rest * 2, LONGEST_REST_MS);
    },
  };
}
export type Breaker = ReturnType<typeof createBreaker>;

/**
 * Makes a call unless the breaker is open.
 * @param outcomeOf what an error says about the provider; @param refused the error of a call that is not made, from the
 * milliseconds until the next one
 */
export async function guarded<Result>(
  breaker: Breaker,
  call: () => Promise<Result>,
  { outcomeOf, refused }: { outcomeOf: (error: unknown) => Outcome | null; refused: (restsFor: number) => Error },
): Promise<Result> {
  const restsFor = breaker.restsFor();
  if (restsFor > 0) throw refused(restsFor);
  breaker.begin();
  let outcome: Outcome | null = 'answered';
  try {
    return await call();
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    breaker.end(outcome);
  }
}
