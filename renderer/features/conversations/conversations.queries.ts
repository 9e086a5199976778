import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { recoverMs } from '#renderer/lib/api/query-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import type { ListFilter } from '#shared/features/conversations/saved-views.values.ts';
import { filterQuery } from './list/use-list-filter.ts';
import { mergeNewest, prependOlder, type Thread } from './thread.rules.ts';

export type ListState = 'open' | 'resolved';

const listKey = (hotelId: string, ...rest: unknown[]) => queryKeys.area(hotelId, 'conversations', 'list', ...rest);
export const waitingKey = (hotelId: string) => listKey(hotelId, 'waiting');
export const threadKey = (hotelId: string, id: string) => queryKeys.area(hotelId, 'conversations', 'one', id);

/** One section of the list, newest first, in pages of 50. Reloaded on live events. */
export function useConversationList(hotelId: string, state: ListState, search: string, filter: ListFilter) {
  // A search looks at everything, also at what was put aside.
  const shown = search ? {} : filterQuery(filter, state);
  return useInfiniteQuery({
    ...pagesOf(listKey(hotelId, { state, search, ...shown }), (cursor, options) =>
      client.conversations.list(
        { params: { hotel_id: hotelId }, query: { state, search: search || undefined, ...shown, ...cursor } },
        options,
      ),
    ),
    placeholderData: keepPreviousData,
  });
}

/** Waiting guests: the first 100, longest wait first, and the total number. */
export type Waiting = { items: ConversationListItem[]; count: number };

/** Live events may be lost without a notice; the waiting list is read again after so many milliseconds whatever happens. */
const WAITING_REREAD_MS = 30_000;

/** Waiting guests of a hotel; null disables the query. Reloaded on live events, on reconnection and every 30 s. */
export function useWaiting(hotelId: string | null) {
  return useQuery({
    queryKey: waitingKey(hotelId ?? ''),
    queryFn: async ({ signal }): Promise<Waiting> => {
      const page = await client.conversations.list(
        { params: { hotel_id: hotelId ?? '' }, query: { state: 'waiting', limit: 100 } },
        { signal },
      );
      return { items: page.items, count: page.counts.waiting };
    },
    enabled: hotelId !== null,
    refetchInterval: ({ state }) => (state.status === 'error' ? recoverMs : WAITING_REREAD_MS),
    // In the desktop program the alarm reads by itself, and a hidden page rests.
    refetchIntervalInBackground: !window.desktop,
  });
}

const threadPageSize = 40;

/** A conversation with its loaded messages. After a change, only the newest page is reloaded. */
export function useThread(hotelId: string, id: string) {
  const queryClient = useQueryClient();
  const key = threadKey(hotelId, id);
  return useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const page = await client.conversations.get(
        { params: { hotel_id: hotelId, id }, query: { limit: threadPageSize } },
        { signal },
      );
      return mergeNewest(queryClient.getQueryData<Thread>(key), page);
    },
  });
}

/** Loads the page before the oldest loaded message. */
export function useOlderMessages(hotelId: string, id: string) {
  const queryClient = useQueryClient();
  const key = threadKey(hotelId, id);
  return useMutation({
    mutationFn: (cursor: string) =>
      client.conversations.get({ params: { hotel_id: hotelId, id }, query: { limit: threadPageSize, cursor } }),
    onSuccess: (page, cursor) =>
      queryClient.setQueryData<Thread>(key, (known) =>
        known?.older_cursor === cursor ? prependOlder(known, page) : known,
      ),
  });
}
