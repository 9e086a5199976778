import type { Circuit } from '#shared/features/platform/health.contract.ts';
import type { Clock } from '#server/ports/clock.ts';
import { createBreaker, type Breaker } from './breaker.ts';

export type Circuits = {
  /**
   * A breaker whose state is reported. `watches`: its calls are never held back, so it is never open. `account`: of a provider
   * with several.
   */
  breaker(provider: Circuit['provider'], options?: { watches?: boolean; account?: string }): Breaker;
  /** What this process knows of its providers now. */
  states(): Circuit[];
};

/** The circuit breakers of one process. */
export function createCircuits(clock: Clock): Circuits {
  const known: { provider: Circuit['provider']; breaker: Breaker; watches: boolean; account: string | null }[] = [];
  return {
    breaker: (provider, { watches = false, account = null as string | null } = {}) => {
      const breaker = createBreaker(clock);
      known.push({ provider, breaker, watches, account });
      return breaker;
    },
    states: () =>
      known.map(({ provider, breaker, watches, account }) => {
        const { failingSince, openSince, openUntil, problem } = breaker.state();
        const isOpen = openSince !== null && !watches;
        return {
          provider,
          ...(account ? { account } : {}),
          state: isOpen ? 'open' : failingSince ? 'failing' : 'closed',
          since: (isOpen ? openSince : failingSince)?.toISOString() ?? null,
          problem,
          next_at: isOpen ? (openUntil?.toISOString() ?? null) : null,
        };
      }),
  };
}
