import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { Contract } from '#shared/http/contract.ts';
import { client, createClient } from '#renderer/lib/api-client.ts';
import { queryKeys } from '#renderer/lib/query-keys.ts';

const pageSize = 50;

/** A booking's messages, sent and planned, newest first. */
export function useBookingMessages(hotelId: string, bookingId: string) {
  return useInfiniteQuery({
    queryKey: queryKeys.area(hotelId, 'bookings', 'messages', bookingId),
    queryFn: ({ pageParam, signal }) =>
      client.bookings.listMessages(
        {
          params: { hotel_id: hotelId, id: bookingId },
          query: { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) },
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

const sendEndpoint = Object.values(api)
  .flatMap((area: Contract) => Object.values(area))
  .find(({ method, path }) => method === 'POST' && path === '/hotels/:hotel_id/bookings/:id/messages');

/** A server that cannot send yet gets no buttons for it. */
export const canSend = sendEndpoint !== undefined;

export type Sending = { message_type: MessageType; custom_message?: string };

/** Sends one of the five messages now, or again. */
export function useSendMessage(hotelId: string, bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: Sending) => {
      if (!sendEndpoint) return;
      await createClient({ bookings: { send: sendEndpoint } }).bookings.send({
        params: { hotel_id: hotelId, id: bookingId },
        body,
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'bookings') }),
  });
}
