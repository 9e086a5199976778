import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import { threadKey } from '../conversations.queries.ts';
import { draftKey, seenUpTo, takeDraft, useDrafts } from './drafts.store.ts';
import { extrasOf, takeExtras } from './extras.store.ts';
import { useInbox } from '../inbox.context.ts';
import { keepReply } from './outbox.store.ts';
import type { SentTranslation } from '../translation/send-translation.ts';
import { colleagueReply, lastMessageId, type Thread } from '../thread.rules.ts';

const openRequestsOf = (thread: Thread | undefined): string[] =>
  (thread?.requests ?? []).filter(({ status }) => status !== 'completed').map(({ id }) => id);

/**
 * Hands a reply to the outbox, which sends it once. Nothing is sent over a colleague's reply that was not seen:
 * `colleague` is that reply until the writer says "send anyway". With `thenResolve` the requests are resolved once the
 * server has the reply; `onResolve` is called at once.
 */
export function useReply(conversationId: string, onResolve: () => void) {
  const { hotelId, userId } = useInbox();
  const queryClient = useQueryClient();
  const [warned, setWarned] = useState<{
    colleague: Message;
    thenResolve: boolean;
    translation?: SentTranslation;
  } | null>(null);
  const key = draftKey(userId, conversationId);

  const deliver = useCallback(
    (thenResolve: boolean, translation?: SentTranslation) => {
      const extras = takeExtras(key);
      const draft = takeDraft(key) ?? (extras.file && { text: '', client_key: crypto.randomUUID(), ...extras.file });
      if (!draft) return;
      const { text, client_key, began_after, attempted } = { attempted: undefined, ...draft };
      const thread = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId));
      keepReply({
        client_key,
        text,
        ...extras,
        ...translation,
        began_after,
        attempted,
        then_resolve: thenResolve ? openRequestsOf(thread) : undefined,
        user_id: userId,
        hotel_id: hotelId,
        conversation_id: conversationId,
        written_at: new Date().toISOString(),
        attempts: 0,
        next_at: 0,
      });
      if (thenResolve) onResolve();
    },
    [key, userId, hotelId, conversationId, onResolve, queryClient],
  );

  const send = useCallback(
    (thenResolve = false, translation?: SentTranslation) => {
      const thread = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId));
      const draft = useDrafts.getState().drafts[key];
      const { file } = extrasOf(key);
      if (file ? file.id === null : !draft?.text.trim()) return;
      const began = (draft ?? file)?.began_after;
      const reply = thread && began !== undefined ? colleagueReply(thread, began, userId) : null;
      setWarned(reply && { colleague: reply, thenResolve, ...(translation && { translation }) });
      if (!reply) deliver(thenResolve, translation);
    },
    [key, hotelId, conversationId, userId, queryClient, deliver],
  );

  const sendAnyway = useCallback(() => {
    const thread = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId));
    if (thread) seenUpTo(key, lastMessageId(thread));
    setWarned(null);
    deliver(warned?.thenResolve ?? false, warned?.translation);
  }, [warned, key, hotelId, conversationId, queryClient, deliver]);

  return { send, sendAnyway, colleague: warned?.colleague ?? null, forget: useCallback(() => setWarned(null), []) };
}
