import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Tag } from '#shared/features/conversations/tag.schema.ts';
import type { TagColour } from '#shared/features/conversations/tags.values.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { patchThread, refreshLists } from '../conversations.mutations.ts';
import { useInbox } from '../inbox.context.ts';

/** Sets the tags of a conversation; shown at once. */
export function useSetTags(conversationId: string) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  const show = (tags: Tag[]) => patchThread(queryClient, hotelId, conversationId, (thread) => ({ ...thread, tags }));
  return useMutation({
    mutationFn: (tags: Tag[]) =>
      client.tags.set({
        params: { hotel_id: hotelId, id: conversationId },
        body: { tag_ids: tags.map(({ id }) => id) },
      }),
    onMutate: show,
    onSuccess: ({ tags }) => show(tags),
    onError: (error) => notifyFailure(t('The tags were not changed'), error),
    onSettled: () => refreshLists(queryClient, hotelId),
  });
}

/** Adds a tag, changes one or deletes one (`null`). */
export function useChangeTags() {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  const hotel_id = hotelId;
  const filled = useFilledForm();
  const options = {
    onError: (error: unknown) => notifyFailure(t('The tags were not changed'), error),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'tags') });
      refreshLists(queryClient, hotelId);
    },
  };
  return {
    add: useMutation({
      mutationFn: (name: string) => client.tags.add({ params: { hotel_id }, body: { name } }, filled),
      ...options,
    }),
    change: useMutation({
      mutationFn: ({ id, ...body }: { id: string; name?: string; colour?: TagColour }) =>
        client.tags.change({ params: { hotel_id, id }, body }),
      ...options,
    }),
    remove: useMutation({
      mutationFn: (id: string) => client.tags.remove({ params: { hotel_id, id } }),
      ...options,
    }),
  };
}
