import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { fieldProblems } from '#renderer/lib/api/api-error.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { patchThread, refreshLists } from '../conversations.mutations.ts';
import { useInbox } from '../inbox.context.ts';
import { withMessage } from '../thread.rules.ts';

/** Approved templates of a conversation, the guest's language first. */
export function useReplyTemplates(conversationId: string) {
  const { hotelId } = useInbox();
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'message-templates', 'reply', conversationId),
    queryFn: ({ signal }) =>
      client.messaging.listReplyTemplates({ params: { hotel_id: hotelId, id: conversationId } }, { signal }),
  });
}

/** Sends a template. Until one was taken all tries have the same key, so that it goes out once. `onSent`: it was taken. */
export function useSendTemplate(conversationId: string, onSent: () => void) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  const key = useRef(crypto.randomUUID());
  return useMutation({
    mutationFn: (template: { content_sid: string; variables: Record<string, string> }) =>
      client.conversations.reply({
        params: { hotel_id: hotelId, id: conversationId },
        body: { ...template, content: '', client_key: key.current },
      }),
    onSuccess: (message) => {
      key.current = crypto.randomUUID();
      patchThread(queryClient, hotelId, conversationId, (thread) => withMessage(thread, message));
      onSent();
    },
    onError: (error) => fieldProblems(error).length > 0 || notifyFailure(t('The template was not sent'), error),
    onSettled: () => refreshLists(queryClient, hotelId),
  });
}
