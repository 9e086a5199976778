import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import { threadKey } from '../conversations.queries.ts';
import { draftKey, seenUpTo, takeDraft, useDrafts } from './drafts.store.ts';
import { useInbox } from '../inbox.context.ts';
import { keepReply } from './outbox.store.ts';
import { colleagueReply, lastMessageId, type Thread } from '../thread.rules.ts';

/**
 * Hands a reply to the outbox, which sends it once. Nothing is sent over a colleague's reply that was not seen:
 * `colleague` is that reply until the writer says "send anyway".
 */
export function useReply(conversationId: string) {
  const { hotelId, userId } = useInbox();
  const queryClient = useQueryClient();
  const [colleague, setColleague] = useState<Message | null>(null);
  const key = draftKey(userId, conversationId);

  const deliver = useCallback(() => {
    const draft = takeDraft(key);
    if (!draft) return;
    const { text, client_key, began_after, attempted } = draft;
    keepReply({
      client_key,
      text,
      began_after,
      attempted,
      user_id: userId,
      hotel_id: hotelId,
      conversation_id: conversationId,
      written_at: new Date().toISOString(),
      attempts: 0,
      next_at: 0,
    });
  }, [key, userId, hotelId, conversationId]);

  const send = useCallback(() => {
    const thread = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId));
    const draft = useDrafts.getState().drafts[key];
    if (!draft || draft.text.trim() === '') return;
    const reply = thread && draft.began_after !== undefined ? colleagueReply(thread, draft.began_after, userId) : null;
    setColleague(reply);
    if (!reply) deliver();
  }, [key, hotelId, conversationId, userId, queryClient, deliver]);

  const sendAnyway = useCallback(() => {
    const thread = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId));
    if (thread) seenUpTo(key, lastMessageId(thread));
    setColleague(null);
    deliver();
  }, [key, hotelId, conversationId, queryClient, deliver]);

  return { send, sendAnyway, colleague, forget: useCallback(() => setColleague(null), []) };
}
