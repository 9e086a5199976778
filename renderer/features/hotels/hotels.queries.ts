import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { hotelDraft } from '#shared/features/hotels/hotels.schema.ts';
import { client } from '#renderer/lib/api-client.ts';
import { queryKeys } from '#renderer/lib/query-keys.ts';

/** What a hotel's form sends; empty text is allowed and becomes null. */
export type HotelFormValues = z.input<typeof hotelDraft>;

/** The super admin's listing, newest first; `search` looks at hotel and admin names. */
export function useHotelList(filters: { search?: string; limit?: number } = {}, enabled = true) {
  return useQuery({
    queryKey: queryKeys.hotels('list', filters),
    queryFn: ({ signal }) => client.hotels.list({ query: { limit: 50, ...filters } }, { signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

/** Counts and the latest five requests; null asks for nothing. */
export function useDashboard(hotelId: string | null) {
  return useQuery({
    queryKey: queryKeys.area(hotelId ?? '', 'dashboard'),
    queryFn: ({ signal }) => client.hotels.dashboard({ params: { hotel_id: hotelId ?? '' } }, { signal }),
    enabled: hotelId !== null,
  });
}

/** Creates a hotel; the creator becomes its admin unless super admin. */
export function useCreateHotel() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (draft: HotelFormValues) => client.hotels.create({ body: draft }),
    onSuccess: async () => {
      await queryClient.refetchQueries({ queryKey: queryKeys.me });
      void queryClient.invalidateQueries({ queryKey: queryKeys.hotels() });
    },
  });
}
