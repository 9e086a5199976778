import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { HotelListItem } from '#shared/features/hotels/hotels.contract.ts';
import type { hotelDraft } from '#shared/features/hotels/hotels.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

/** Request body of the hotel form; empty text becomes null. */
export type HotelFormValues = z.input<typeof hotelDraft>;

/** The super admin's listing, newest first; `search` looks at hotels, their people and numbers. */
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

/** Creates a hotel and shows it; the creator becomes its admin unless super admin. */
export function useCreateHotel() {
  const filled = useFilledForm();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (draft: HotelFormValues) => {
      const hotel = await client.hotels.create({ body: draft }, filled);
      const { memberships } = await client.auth.me({});
      if (memberships.some(({ hotel_id }) => hotel_id === hotel.id))
        await client.auth.chooseHotel({ body: { hotel_id: hotel.id } });
      return hotel;
    },
    onSuccess: async () => {
      await queryClient.refetchQueries({ queryKey: queryKeys.me });
      void queryClient.invalidateQueries({ queryKey: queryKeys.hotels() });
    },
  });
}

/** The first steps of a new hotel. */
export function useFirstSteps(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'profile', 'first-steps'),
    queryFn: ({ signal }) => client.hotels.firstSteps({ params: { hotel_id: hotelId } }, { signal }),
  });
}

/** Hotels per page while counting. */
const countPage = 200;

/** The super admin's numbers: all hotels, the active ones, and those that could answer a guest now; with the newest first. */
export function usePlatformCounts() {
  return useQuery({ queryKey: queryKeys.hotels('counts'), queryFn: ({ signal }) => countHotels(signal) });
}

async function countHotels(signal: AbortSignal) {
  const items: HotelListItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await client.hotels.list({ query: { limit: countPage, ...(cursor ? { cursor } : {}) } }, { signal });
    items.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  const active = items.filter((hotel) => hotel.status === 'active').length;
  const setupComplete = items.filter((hotel) => hotel.ready).length;
  return { items, total: items.length, active, setupComplete };
}
