import type { Circuit } from '#shared/features/platform/health.contract.ts';
import type { Clock } from '#server/ports/clock.ts';
import { createBreaker, type Breaker } from './breaker.ts';

export type Circuits = {
  /** A breaker whose state is reported. `watches`: its calls are never held back, so it is never open. */
  breaker(provider: Circuit['provider'], options?: { watches?: boolean }): Breaker;
  /** What this process knows of its providers now. */
  states(): Circuit[];
};

/** The circuit breakers of one process. */
export function createCircuits(clock: Clock): Circuits {
  const known: { provider: Circuit['provider']; breaker: Breaker; watches: boolean }[] = [];
  return {
    breaker: (provider, { watches = false } = {}) => {
      const breaker = createBreaker(clock);
      known.push({ provider, breaker, watches });
      return breaker;
    },
    states: () =>
      known.map(({ provider, breaker, watches }) => {
        const { failingSince, openSince, openUntil, problem } = breaker.state();
        const isOpen = openSince !== null && !watches;
        return {
          provider,
          state: isOpen ? 'open' : failingSince ? 'failing' : 'closed',
          since: (isOpen ? openSince : failingSince)?.toISOString() ?? null,
          problem,
          next_at: isOpen ? (openUntil?.toISOString() ?? null) : null,
        };
      }),
  };
}
