import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApprovedSource } from '#shared/features/knowledge/knowledge-import.schema.ts';
import type { EntryLink, KnowledgeChange, NewKnowledge } from '#shared/features/knowledge/knowledge.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

const pageSize = 50;

/** A hotel's question and answer pairs, newest first, page by page; `search` looks at questions and answers. */
export function useKnowledge(hotelId: string, search: string) {
  return useInfiniteQuery({
    ...pagesOf(queryKeys.area(hotelId, 'knowledge', 'list', { search }), (cursor, options) =>
      client.knowledge.listItems(
        {
          params: { hotel_id: hotelId },
          query: { limit: pageSize, ...(search ? { search } : {}), ...cursor },
        },
        options,
      ),
    ),
    placeholderData: keepPreviousData,
  });
}

/** Stores pairs: one that was typed, or those that were approved of an import. */
export function useAddEntries(hotelId: string, open?: boolean) {
  const filled = useFilledForm(open);
  const refresh = useRefreshKnowledge(hotelId);
  return useMutation({
    mutationFn: ({ items, source }: { items: NewKnowledge[]; source?: ApprovedSource | undefined }) =>
      client.knowledge.createItems(
        { params: { hotel_id: hotelId }, body: { items, ...(source ? { source } : {}) } },
        filled,
      ),
    onSuccess: refresh,
  });
}

/** A failure also reads the list again, because another person may have deleted the pair. */
export function useChangeEntry(hotelId: string) {
  const refresh = useRefreshKnowledge(hotelId);
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: KnowledgeChange }) =>
      client.knowledge.updateItem({ params: { hotel_id: hotelId, id }, body: change }),
    onSettled: refresh,
  });
}

/** Says that a pair answers a question, or that it does not. */
export function useLinkEntry(hotelId: string) {
  const refresh = useRefreshKnowledge(hotelId);
  return useMutation({
    mutationFn: ({ id, link }: { id: string; link: EntryLink }) =>
      client.knowledge.linkItem({ params: { hotel_id: hotelId, id }, body: link }),
    onSettled: refresh,
  });
}

export function useRemoveEntry(hotelId: string) {
  const refresh = useRefreshKnowledge(hotelId);
  return useMutation({
    mutationFn: (id: string) => client.knowledge.removeItem({ params: { hotel_id: hotelId, id } }),
    onSettled: refresh,
  });
}

function useRefreshKnowledge(hotelId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'knowledge') });
}
