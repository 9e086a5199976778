import { useMemo } from 'react';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { useConversationList, useWaiting, type ListState } from '../conversations.queries.ts';
import { sortForDesk } from '../conversation.rules.ts';
import type { ListFilter } from '#shared/features/conversations/saved-views.values.ts';
import { truthfulCount, withWaiting } from './list.rules.ts';

/** One section of the list, for rendering. */
export type Section = {
  state: ListState;
  items: ConversationListItem[];
  count: string;
  /** Open requests in these conversations, where that is known and is another number than theirs. */
  requests: number | null;
  isPending: boolean;
  error: unknown;
  hasMore: boolean;
  loadMore: () => void;
  retry: () => void;
};

const noItems: ConversationListItem[] = [];

/** The two sections. The waiting ones head the open section, also where they lie on a page that was not read yet. */
export function useSections(hotelId: string, search: string, filter: ListFilter): { open: Section; resolved: Section } {
  const waiting = useWaiting(hotelId).data?.items ?? noItems;
  const open = useConversationList(hotelId, 'open', search, filter);
  const resolved = useConversationList(hotelId, 'resolved', search, filter);
  const openItems = useMemo(
    () => withWaiting(itemsOf(open.data), search || filter !== 'active' ? noItems : waiting),
    [open.data, waiting, search, filter],
  );
  const resolvedItems = useMemo(() => sortForDesk(itemsOf(resolved.data)), [resolved.data]);
  const isWhole = search === '' && filter === 'active';
  return {
    open: sectionOf('open', open, openItems, isWhole),
    resolved: sectionOf('resolved', resolved, resolvedItems, isWhole),
  };
}

type List = ReturnType<typeof useConversationList>;

const itemsOf = (data: List['data']) => data?.pages.flatMap((page) => page.items) ?? noItems;

function sectionOf(state: ListState, list: List, items: ConversationListItem[], isWhole: boolean): Section {
  const counts = isWhole ? (list.data?.pages[0]?.counts ?? null) : null;
  const total = counts?.[state] ?? null;
  return {
    state,
    items,
    count: truthfulCount(total, items.length, list.hasNextPage),
    requests: state === 'open' && counts && counts.requests !== counts.open ? counts.requests : null,
    isPending: list.isPending,
    error: list.data ? null : list.error,
    hasMore: list.hasNextPage,
    loadMore: () => {
      if (list.hasNextPage && !list.isFetching) void list.fetchNextPage();
    },
    retry: () => void list.refetch(),
  };
}
