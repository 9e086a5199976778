import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { mergeNewest, prependOlder, type Thread } from './thread/thread.rules.ts';

export type ListState = 'open' | 'resolved';

const listKey = (hotelId: string, ...rest: unknown[]) => queryKeys.area(hotelId, 'conversations', 'list', ...rest);
export const threadKey = (hotelId: string, id: string) => queryKeys.area(hotelId, 'conversations', 'one', id);

/** One section of the list, newest first, a page of 50 at a time. Live events make it read again. */
export function useConversationList(hotelId: string, state: ListState, search: string) {
  return useInfiniteQuery({
    queryKey: listKey(hotelId, { state, search }),
    queryFn: ({ pageParam, signal }) =>
      client.conversations.list(
        { params: { hotel_id: hotelId }, query: { state, search: search || undefined, cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Who waits for a person: the first hundred of them, the longest wait first, and how many there are. */
export type Waiting = { items: ConversationListItem[]; count: number };

/** Who waits for a person in a hotel; null asks for nothing. Live events and reconnections make it read again. */
export function useWaiting(hotelId: string | null) {
  return useQuery({
    queryKey: listKey(hotelId ?? '', 'waiting'),
    queryFn: async ({ signal }): Promise<Waiting> => {
      const page = await client.conversations.list(
        { params: { hotel_id: hotelId ?? '' }, query: { state: 'waiting', limit: 100 } },
        { signal },
      );
      return { items: page.items, count: page.counts.waiting };
    },
    enabled: hotelId !== null,
  });
}

const threadPageSize = 40;

/** A conversation with what was read of its messages. Only the newest page is read again when something changes. */
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

/** Reads the page before the oldest message that is known. */
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
