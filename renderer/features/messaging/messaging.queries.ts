import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type {
  MessageSettingsChange,
  MessageTemplate,
  MessageTemplateChange,
} from '#shared/features/messaging/messaging.schema.ts';
import { client } from '#renderer/lib/api-client.ts';
import { queryKeys } from '#renderer/lib/query-keys.ts';

/** How the hotel wants its messages written. */
export function useMessageSettings(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'message-settings'),
    queryFn: ({ signal }) => client.messaging.getSettings({ params: { hotel_id: hotelId } }, { signal }),
  });
}

export function useSaveSettings(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: MessageSettingsChange) =>
      client.messaging.saveSettings({ params: { hotel_id: hotelId }, body: change }),
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

export function useSaveTemplate(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ type, change }: { type: MessageType; change: MessageTemplateChange }) =>
      client.messaging.saveTemplate({ params: { hotel_id: hotelId, message_type: type }, body: change }),
    onSuccess: (saved) =>
      queryClient.setQueryData<MessageTemplate[]>(queryKeys.area(hotelId, 'message-templates'), (rows) =>
        rows?.map((row) => (row.message_type === saved.message_type ? saved : row)),
      ),
  });
}
