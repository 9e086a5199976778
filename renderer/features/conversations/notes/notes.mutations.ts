import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useInbox } from '../inbox.context.ts';
import { mentionsIn } from './mention.rules.ts';
import { notesKey } from './notes.queries.ts';
import { closeNote, noNote, writeNote, type NoteDraft } from './notes.store.ts';

/** Adds the note and opens the reply box again; a failure keeps the text. The id makes a repeated attempt harmless. */
export function useAddNote(conversationId: string) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, id }: { draft: NoteDraft; id: string }) =>
      client.notes.add({
        params: { hotel_id: hotelId, id: conversationId },
        body: { id, content: draft.text, mentions: mentionsIn(draft) },
      }),
    onSuccess: () => {
      writeNote(conversationId, noNote);
      closeNote(conversationId);
      return queryClient.invalidateQueries({ queryKey: notesKey(hotelId, conversationId) });
    },
    onError: (error) => notifyFailure(t('The note was not added'), error),
  });
}

export function useRemoveNote(conversationId: string) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.notes.remove({ params: { hotel_id: hotelId, id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notesKey(hotelId, conversationId) }),
    onError: (error) => notifyFailure(t('The note was not deleted'), error),
  });
}
