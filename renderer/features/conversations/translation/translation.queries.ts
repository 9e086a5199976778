import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TranslationLanguage } from '#shared/features/conversations/translation.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import i18n from '#renderer/lib/translate.ts';
import { threadKey } from '../conversations.queries.ts';
import { useInbox } from '../inbox.context.ts';

/** Translates a reply, or back. Failures are shown in their place: the typed text stays. */
export function useTranslateReply(id: string) {
  const { hotelId } = useInbox();
  return useMutation({
    mutationFn: (body: { content: string; to: TranslationLanguage; from?: TranslationLanguage | undefined }) =>
      client.translation.translateReply({ params: { hotel_id: hotelId, id }, body }),
  });
}

/** Translates a guest's message into the console's language; it is kept with the message. */
export function useTranslateMessage(message: { id: string; conversation_id: string }) {
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  const params = { hotel_id: hotelId, id: message.conversation_id, message_id: message.id };
  return useMutation({
    mutationFn: (again: boolean) =>
      client.translation.translateMessage({ params, body: { to: i18n.language as TranslationLanguage, again } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: threadKey(hotelId, message.conversation_id) }),
  });
}
