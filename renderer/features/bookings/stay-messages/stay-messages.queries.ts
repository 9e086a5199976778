import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { StayMessage, StayMessageDraft } from '#shared/features/bookings/bookings.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

const pageSize = 50;

/** A booking's messages, sent and planned, newest first. */
export function useStayMessages(hotelId: string, bookingId: string) {
  return useInfiniteQuery(
    pagesOf(queryKeys.area(hotelId, 'bookings', 'messages', bookingId), (cursor, options) =>
      client.bookings.listMessages(
        {
          params: { hotel_id: hotelId, id: bookingId },
          query: { limit: pageSize, ...cursor },
        },
        options,
      ),
    ),
  );
}

/** The newest messages of a booking: of a new one, its plan. */
export async function readPlan(hotelId: string, bookingId: string): Promise<StayMessage[]> {
  const query = { limit: 10 };
  const { items } = await client.bookings.listMessages({ params: { hotel_id: hotelId, id: bookingId }, query });
  return items;
}

/** Sends one of the five messages now, or again. */
export function useSendMessage(hotelId: string, bookingId: string, open: boolean) {
  const filled = useFilledForm(open);
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: StayMessageDraft) =>
      client.bookings.sendMessage({ params: { hotel_id: hotelId, id: bookingId }, body }, filled),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'bookings') }),
  });
}
