import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { GuestRequest } from '#shared/features/conversations/conversations.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { patchThread, refreshLists } from '../conversations.mutations.ts';
import { threadKey } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';
import { withMessage } from '../thread.rules.ts';

function useRefresh(id: string) {
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: threadKey(hotelId, id) });
    refreshLists(queryClient, hotelId);
  };
}

/** Sends the draft of a request. With the same key it goes out once. */
export function useSendSuggestion({ id: request_id, conversation_id: id }: GuestRequest) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  const onSettled = useRefresh(id);
  return useMutation({
    mutationFn: (content: string) =>
      client.conversations.sendSuggestion({
        params: { hotel_id: hotelId, id },
        body: { request_id, content, client_key: `suggestion ${request_id}` },
      }),
    onSuccess: (message) => patchThread(queryClient, hotelId, id, (thread) => withMessage(thread, message)),
    onError: (error) => notifyFailure(t('The draft could not be sent'), error),
    onSettled,
  });
}

export function useDiscardSuggestion({ conversation_id: id }: GuestRequest) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const onSettled = useRefresh(id);
  return useMutation({
    mutationFn: () => client.conversations.discardSuggestion({ params: { hotel_id: hotelId, id } }),
    onError: (error) => notifyFailure(t('The draft could not be discarded'), error),
    onSettled,
  });
}
