import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type {
  MessageSettingsSave,
  MessageTemplate,
  MessageTemplateChange,
} from '#shared/features/messaging/messaging.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

/** The hotel's writing style. */
export function useMessageSettings(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'message-settings'),
    queryFn: ({ signal }) => client.messaging.getSettings({ params: { hotel_id: hotelId } }, { signal }),
  });
}

export function useSaveSettings(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: MessageSettingsSave) =>
      client.messaging.saveSettings({ params: { hotel_id: hotelId }, body: change }),
    // Reloads in the background: another person may have saved, and the form shows it.
    onError: () => void queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'message-settings') }),
    onSuccess: (saved) => queryClient.setQueryData(queryKeys.area(hotelId, 'message-settings'), saved),
  });
}

/** The five messages of a stay, in their order. */
export function useMessageTemplates(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'message-templates'),
    queryFn: async ({ signal }) =>
      (await client.messaging.listTemplates({ params: { hotel_id: hotelId } }, { signal })).items,
  });
}

function useTemplateStored(hotelId: string) {
  const queryClient = useQueryClient();
  const queryKey = queryKeys.area(hotelId, 'message-templates');
  return {
    onSuccess: (saved: MessageTemplate) =>
      queryClient.setQueryData<MessageTemplate[]>(queryKey, (rows) =>
        rows?.map((row) => (row.message_type === saved.message_type ? saved : row)),
      ),
    // Another person may have saved; the card shows it.
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };
}

export function useSaveTemplate(hotelId: string) {
  return useMutation({
    mutationFn: ({ type, change }: { type: MessageType; change: MessageTemplateChange }) =>
      client.messaging.saveTemplate({ params: { hotel_id: hotelId, message_type: type }, body: change }),
    ...useTemplateStored(hotelId),
  });
}

/** Asks WhatsApp to approve a message in every language. */
export function useSubmitTemplate(hotelId: string) {
  return useMutation({
    mutationFn: (type: MessageType) =>
      client.messaging.submitTemplate({ params: { hotel_id: hotelId, message_type: type } }),
    ...useTemplateStored(hotelId),
  });
}
