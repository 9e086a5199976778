import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { bridge } from '#renderer/bridge/index.ts';
import { silence } from './alarm.store.ts';
import { refreshLists } from '../conversations.mutations.ts';

/** Actions of desktop notices: opening one silences the alarm; its button resolves the open requests. */
export function useNoticeActions(hotelId: string | null, waiting: readonly ConversationListItem[]): void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  useEffect(() => bridge.onNavigate(() => silence(waiting)), [waiting]);
  useEffect(() => {
    if (!hotelId) return;
    return bridge.onResolve((conversationId) => {
      void client.conversations
        .resolve({ params: { hotel_id: hotelId, id: conversationId }, body: {} })
        .then(
          () => notifySuccess(t('Marked as resolved')),
          (error: unknown) => notifyFailure(t('Failed to update'), error),
        )
        .then(() => refreshLists(queryClient, hotelId));
    });
  }, [hotelId, queryClient, t]);
}
