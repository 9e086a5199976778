import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { NumberFilter } from '#shared/features/hotels/known-numbers.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

export type NumberFilters = { search: string; show: NumberFilter | null };

/** Every known number, those with something to do first. */
export function useKnownNumbers({ search, show }: NumberFilters) {
  return useInfiniteQuery({
    ...pagesOf(queryKeys.admin('numbers', 'all', { search, show }), (cursor, options) =>
      client.knownNumbers.list(
        { query: { limit: 50, ...(search ? { search } : {}), ...(show ? { show } : {}), ...cursor } },
        options,
      ),
    ),
    placeholderData: keepPreviousData,
    // The provider is read by the server once a minute; no live event tells of it.
    staleTime: 0,
  });
}
