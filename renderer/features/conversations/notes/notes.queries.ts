import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ConversationNote, NoteMention } from '#shared/features/conversations/notes.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { useInbox } from '../inbox.context.ts';
import { mentionsIn } from './mention.rules.ts';
import { closeNote, noNote, writeNote, type NoteDraft } from './notes.store.ts';

const notesKey = (hotelId: string, id: string) => queryKeys.area(hotelId, 'notes', 'of', id);
const mentionsKey = (hotelId: string) => queryKeys.area(hotelId, 'notes', 'mentions');

/** Internal notes of a conversation, oldest first. Read again on live events. */
export function useNotes(hotelId: string, id: string): ConversationNote[] {
  const notes = useQuery({
    queryKey: notesKey(hotelId, id),
    queryFn: ({ signal }) => client.notes.list({ params: { hotel_id: hotelId, id } }, { signal }),
  });
  return notes.data?.items ?? none;
}
const none: ConversationNote[] = [];

/** Notes that mention the caller and that they have not seen, newest first. */
export function useMentions(hotelId: string): NoteMention[] {
  const mentions = useQuery({
    queryKey: mentionsKey(hotelId),
    queryFn: ({ signal }) => client.notes.mentions({ params: { hotel_id: hotelId } }, { signal }),
  });
  return mentions.data?.items ?? noMentions;
}
const noMentions: NoteMention[] = [];

/** Marks the caller's mentions in the open conversation as seen. */
export function useSeenMentions(conversationId: string): void {
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  const unseen = useMentions(hotelId).some(({ conversation_id }) => conversation_id === conversationId);
  const { mutate } = useMutation({
    mutationFn: () => client.notes.seen({ params: { hotel_id: hotelId, id: conversationId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: mentionsKey(hotelId) }),
  });
  useEffect(() => {
    if (unseen && document.visibilityState === 'visible') mutate();
  }, [unseen, mutate]);
}

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
