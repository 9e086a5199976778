import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EntryLink, FaqChange, FaqDraft } from '#shared/features/knowledge/knowledge.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

const pageSize = 50;

/** A hotel's FAQs, newest first, page by page; `search` looks at questions and answers. */
export function useFaqs(hotelId: string, search: string) {
  return useInfiniteQuery({
    ...pagesOf(queryKeys.area(hotelId, 'faqs', 'list', { search }), (cursor, options) =>
      client.knowledge.listFaqs(
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

/** `version`: the `updated_at` of the FAQ that the change was made from. */
type SavedFaq = { id?: string | undefined; draft: FaqDraft; version?: string | undefined };

/** Creates an FAQ, or changes the one with `id`. A failure also reads the list again: another person may have saved. */
export function useSaveFaq(hotelId: string, open?: boolean) {
  const filled = useFilledForm(open);
  const refresh = useRefreshFaqs(hotelId);
  return useMutation({
    mutationFn: ({ id, draft, version }: SavedFaq) =>
      id
        ? client.knowledge.updateFaq({ params: { hotel_id: hotelId, id }, body: { ...draft, updated_at: version } })
        : client.knowledge.createFaq({ params: { hotel_id: hotelId }, body: draft }, filled),
    onSettled: refresh,
  });
}

/** Changes parts of an FAQ, for example whether the assistant uses it. */
export function useChangeFaq(hotelId: string) {
  const refresh = useRefreshFaqs(hotelId);
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: FaqChange }) =>
      client.knowledge.updateFaq({ params: { hotel_id: hotelId, id }, body: change }),
    onSettled: refresh,
  });
}

/** Says that an FAQ answers a question, or that it does not. */
export function useLinkFaq(hotelId: string) {
  const refresh = useRefreshFaqs(hotelId);
  return useMutation({
    mutationFn: ({ id, link }: { id: string; link: EntryLink }) =>
      client.knowledge.linkFaq({ params: { hotel_id: hotelId, id }, body: link }),
    onSettled: refresh,
  });
}

export function useRemoveFaq(hotelId: string) {
  const refresh = useRefreshFaqs(hotelId);
  return useMutation({
    mutationFn: (id: string) => client.knowledge.removeFaq({ params: { hotel_id: hotelId, id } }),
    onSuccess: refresh,
  });
}

function useRefreshFaqs(hotelId: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'knowledge', 'coverage') });
    return queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'faqs') });
  };
}
