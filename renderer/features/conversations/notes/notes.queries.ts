import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ConversationNote, NoteMention } from '#shared/features/conversations/notes.contract.ts';
import { useIdle } from '#renderer/lib/hooks/use-idle.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useInbox } from '../inbox.context.ts';

export const notesKey = (hotelId: string, id: string) => queryKeys.area(hotelId, 'notes', 'of', id);
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
    enabled: useIdle(),
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
