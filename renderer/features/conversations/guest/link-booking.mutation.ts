import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { patchThread, refreshLists } from '../conversations.mutations.ts';
import { useInbox } from '../inbox.context.ts';

/** Makes a booking's guest the conversation's guest; null: the guest of the conversation's own number again. */
export function useLinkBooking(conversationId: string) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (booking_id: string | null) =>
      client.conversations.linkBooking({ params: { hotel_id: hotelId, id: conversationId }, body: { booking_id } }),
    onSuccess: (conversation, booking_id) => {
      patchThread(queryClient, hotelId, conversationId, (thread) => ({ ...thread, conversation }));
      notifySuccess(booking_id ? t('Linked to the booking') : t('Link removed'));
    },
    onError: (error, booking_id) =>
      notifyFailure(booking_id ? t('The booking could not be linked') : t('The link could not be removed'), error),
    onSettled: () => {
      refreshLists(queryClient, hotelId);
      void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'guests') });
    },
  });
}
