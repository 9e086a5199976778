import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestStatus } from '#shared/features/conversations/conversations.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import type { HotelFormValues } from '../hotels.queries.ts';

const pageSize = 50;

/** The hotel's profile, as the super admin who acts in it reads it. */
export function useHotelProfile(hotelId: string, enabled: boolean) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'profile', 'platform'),
    queryFn: ({ signal }) => client.hotels.get({ params: { hotel_id: hotelId } }, { signal }),
    enabled,
  });
}

/** Saves the whole form. */
export function useUpdateHotel(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: HotelFormValues) => client.hotels.update({ params: { hotel_id: hotelId }, body: draft }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      void queryClient.invalidateQueries({ queryKey: queryKeys.hotels() });
      await queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'profile') });
    },
  });
}

/** The people of the hotel, the longest-serving first. */
export function useHotelStaff(hotelId: string) {
  return useInfiniteQuery(
    pagesOf(queryKeys.area(hotelId, 'staff', 'platform'), (cursor, options) =>
      client.staff.list({ params: { hotel_id: hotelId }, query: { limit: pageSize, ...cursor } }, options),
    ),
  );
}

/** The hotel's guest requests, newest first. */
export function useHotelRequests(hotelId: string, status: RequestStatus | '') {
  return useInfiniteQuery({
    ...pagesOf(queryKeys.area(hotelId, 'requests', 'platform', { status }), (cursor, options) =>
      client.conversations.listRequests(
        {
          params: { hotel_id: hotelId },
          query: { limit: pageSize, ...(status ? { status } : {}), ...cursor },
        },
        options,
      ),
    ),
    placeholderData: keepPreviousData,
  });
}
