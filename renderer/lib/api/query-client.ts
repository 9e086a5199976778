import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { savedEvent } from '#shared/save-events.ts';
import { ApiError } from './api-error.ts';
import { queryKeys } from './query-keys.ts';

/** Only temporary failures are retried; a refusal is shown at once. */
function mayPass(error: unknown): boolean {
  return error instanceof ApiError && ['unavailable', 'provider_failed', 'rate_limited'].includes(error.code);
}

/** Interval of retries in milliseconds. */
export const recoverMs = 5000;

/**
 * The console's cache. Live events report changed rows, so there is no polling; data is kept for ten minutes,
 * so that going back shows it at once. A call without a session, also after the sign-in dialog, signs the console out.
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'unauthenticated') queryClient.setQueryData(queryKeys.me, null);
  };
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError,
      onSuccess: () => void window.dispatchEvent(new Event(savedEvent)),
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        networkMode: 'always',
        retry: (count, error) => mayPass(error) && count < 2,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 5000),
        // A page that could not be read while the server was away recovers by itself.
        refetchInterval: ({ state }) => (state.status === 'error' && mayPass(state.error) ? recoverMs : false),
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return queryClient;
}

export const queryClient = createQueryClient();
