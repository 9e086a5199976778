import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SavedReplies, SavedReplyDraft } from '#shared/features/messaging/saved-replies.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

const listKey = (hotelId: string) => queryKeys.area(hotelId, 'saved-replies', 'all');

/** Saved replies of a hotel; live events refresh them. */
export function useSavedReplies(hotel_id: string) {
  return useQuery({
    queryKey: listKey(hotel_id),
    queryFn: ({ signal }) => client.savedReplies.list({ params: { hotel_id } }, { signal }),
  });
}

/** FAQs that a saved reply can be linked to. */
export function useFaqChoices(hotel_id: string, search: string) {
  return useQuery({
    queryKey: queryKeys.area(hotel_id, 'faqs', 'choices', { search }),
    queryFn: ({ signal }) =>
      client.knowledge.listFaqs(
        { params: { hotel_id }, query: { limit: 50, ...(search ? { search } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** Each change answers with all saved replies. */
function useChange<Input>(hotelId: string, mutationFn: (input: Input) => Promise<SavedReplies>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: (all) => {
      queryClient.setQueryData(listKey(hotelId), all);
      void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'saved-replies', 'conversation') });
    },
  });
}

/** `open`: whether the form is shown. `id` undefined: a new one. */
export function useSaveReply(hotel_id: string, open: boolean) {
  const filled = useFilledForm(open);
  return useChange(hotel_id, ({ id, draft }: { id: string | undefined; draft: SavedReplyDraft }) =>
    id
      ? client.savedReplies.change({ params: { hotel_id, id }, body: draft })
      : client.savedReplies.add({ params: { hotel_id }, body: draft }, filled),
  );
}

export const useRemoveReply = (hotel_id: string) =>
  useChange(hotel_id, (id: string) => client.savedReplies.remove({ params: { hotel_id, id } }));
