import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '#renderer/lib/api-client.ts';
import { ApiError } from '#renderer/lib/api-error.ts';
import { useLiveConnection } from '#renderer/lib/live-connection.store.ts';
import { notifyFailure, notifyInfo, notifySuccess } from '#renderer/lib/notify.ts';
import { patchThread, refreshLists } from './conversations.mutations.ts';
import { beginSending, ownKeys, queuedReplies, sendingDone, sendingFailed, unqueue } from './drafts.store.ts';
import { colleagueReply, mergeNewest, withMessage } from './thread.rules.ts';

type Fate = 'sent' | 'answered meanwhile' | 'waits on';
type Outgoing = { hotelId: string; userName: string; key: string; conversationId: string };

/**
 * Sends the replies that were written while the server could not be reached, as soon as it can, whatever page is open.
 * With its `client_key` a reply goes out once, also where an earlier attempt had arrived after all. One that a colleague
 * has answered meanwhile stays a draft.
 */
export function useOutbox(hotelId: string | null, userId: string | null, userName: string): void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const isOpen = useLiveConnection(({ state }) => state === 'open');
  useEffect(() => {
    if (!isOpen || !hotelId || !userId) return;
    for (const { key, conversationId } of queuedReplies(userId)) {
      const outgoing = { hotelId, userName, key, conversationId };
      void deliver(queryClient, outgoing)
        .then((fate) => {
          if (fate === 'sent') notifySuccess(t('Your waiting reply was sent'));
          if (fate === 'answered meanwhile')
            notifyInfo(
              t('A colleague answered meanwhile'),
              t('Your waiting reply was not sent. It is kept in the reply box.'),
            );
        })
        .catch((error: unknown) => notifyFailure(t('Your waiting reply was not sent'), error));
    }
  }, [isOpen, hotelId, userId, userName, queryClient, t]);
}

async function deliver(queryClient: QueryClient, { hotelId, userName, key, conversationId }: Outgoing): Promise<Fate> {
  const params = { hotel_id: hotelId, id: conversationId };
  try {
    const thread = mergeNewest(undefined, await client.conversations.get({ params, query: { limit: 40 } }));
    const began = queuedReplies(null).find((reply) => reply.key === key)?.began_after;
    const colleague = colleagueReply(
      thread,
      began ?? null,
      ({ author_name, client_key }) => author_name === userName || (client_key !== null && ownKeys.has(client_key)),
    );
    if (began !== undefined && colleague) {
      unqueue(key);
      return 'answered meanwhile';
    }
  } catch (error) {
    if (isAway(error)) return 'waits on';
    throw error;
  }
  const sending = beginSending(key);
  if (!sending) return 'waits on';
  try {
    const body = { content: sending.text.trim(), client_key: sending.client_key };
    const message = await client.conversations.reply({ params, body });
    patchThread(queryClient, hotelId, conversationId, (thread) => withMessage(thread, message));
    sendingDone(key, message.content);
    refreshLists(queryClient, hotelId);
    return 'sent';
  } catch (error) {
    sendingFailed(key, isAway(error));
    if (isAway(error)) return 'waits on';
    throw error;
  }
}

/** No answer came: the reply waits for the server. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && error.code === 'unavailable';
