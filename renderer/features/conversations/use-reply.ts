import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '#shared/features/conversations/conversations.schema.ts';
import { client } from '#renderer/lib/api-client.ts';
import { ApiError } from '#renderer/lib/api-error.ts';
import { useLiveConnection } from '#renderer/lib/live-connection.store.ts';
import { messageOf, notifyInfo } from '#renderer/lib/notify.ts';
import { patchThread, refreshLists } from './conversations.mutations.ts';
import { threadKey } from './conversations.queries.ts';
import { beginSending, draftKey, ownKeys, seenUpTo, sendingDone, sendingFailed, useDrafts } from './drafts.store.ts';
import { useInbox } from './inbox.context.ts';
import { isAway } from './use-outbox.ts';
import { colleagueReply, lastMessageId, withMessage, type Thread } from './thread.rules.ts';

/** Why the last attempt did not go out. `window`: WhatsApp takes no free text any more. */
export type ReplyProblem = { kind: 'window' | 'other'; words: string };

/**
 * Sending a reply, once. Nothing is sent over a colleague's reply that was not seen: `colleague` is that reply until
 * the writer says "send anyway". A failure gives the text back and leaves the reason in `problem`.
 */
export function useReply(conversationId: string) {
  const { t } = useTranslation();
  const { hotelId, userId, userName } = useInbox();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<ReplyProblem | null>(null);
  const [colleague, setColleague] = useState<Message | null>(null);
  const key = draftKey(userId, conversationId);

  const deliver = useCallback(async () => {
    const sending = beginSending(key);
    if (!sending) return;
    setProblem(null);
    try {
      const body = { content: sending.text.trim(), client_key: sending.client_key };
      const message = await client.conversations.reply({ params: { hotel_id: hotelId, id: conversationId }, body });
      patchThread(queryClient, hotelId, conversationId, (thread) => withMessage(thread, message));
      // After the thread shows the message: between the two it would be nowhere for a moment.
      notifyManager.schedule(() => {
        if (!sendingDone(key, message.content))
          notifyInfo(t('Your earlier text had been sent after all'), t('The changed text is still in the reply box.'));
      });
    } catch (error) {
      sendingFailed(key, isAway(error));
      if (isAway(error)) return;
      const kind = error instanceof ApiError && error.code === 'window_closed' ? 'window' : 'other';
      setProblem({ kind, words: messageOf(error) });
    }
    refreshLists(queryClient, hotelId);
  }, [key, hotelId, conversationId, queryClient, t]);

  const send = useCallback(async () => {
    const thread = await newestThread(queryClient, hotelId, conversationId);
    const draft = useDrafts.getState().drafts[key];
    if (!draft || draft.text.trim() === '') return;
    const mine = (message: Message) =>
      message.author_name === userName || (message.client_key !== null && ownKeys.has(message.client_key));
    const reply = thread && draft.began_after !== undefined ? colleagueReply(thread, draft.began_after, mine) : null;
    setColleague(reply);
    if (!reply) await deliver();
  }, [key, hotelId, conversationId, userName, queryClient, deliver]);

  const sendAnyway = useCallback(async () => {
    const thread = queryClient.getQueryData<Thread>(threadKey(hotelId, conversationId));
    if (thread) seenUpTo(key, lastMessageId(thread));
    setColleague(null);
    await deliver();
  }, [key, hotelId, conversationId, queryClient, deliver]);

  return {
    send,
    sendAnyway,
    problem,
    colleague,
    forget: useCallback(() => (setProblem(null), setColleague(null)), []),
  };
}

/** While the live stream is down the console may not know of a colleague's reply: it looks before it sends. */
async function newestThread(
  queryClient: ReturnType<typeof useQueryClient>,
  hotelId: string,
  id: string,
): Promise<Thread | undefined> {
  const key = threadKey(hotelId, id);
  if (useLiveConnection.getState().state === 'reconnecting')
    await queryClient.refetchQueries({ queryKey: key }).catch(() => undefined);
  return queryClient.getQueryData<Thread>(key);
}
