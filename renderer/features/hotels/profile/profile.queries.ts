import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { hotelChange } from '#shared/features/hotels/hotels.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

/** Any part of a profile as the form sends it. */
export type ProfileChange = z.input<typeof hotelChange>;
/** `updated_at`: the version of the profile that the change was made from. */
type SeenChange = ProfileChange & { updated_at?: string };

/** The hotel's profile. */
export function useProfile(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'profile'),
    queryFn: ({ signal }) => client.hotels.get({ params: { hotel_id: hotelId } }, { signal }),
  });
}

/** Saves the changes; also updates the sidebar and the super admin's list. */
export function useSaveProfile(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: SeenChange) => client.hotels.update({ params: { hotel_id: hotelId }, body: change }),
    // Another person may have saved first: the form then shows what is stored.
    onError: () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'profile') }),
    onSuccess: (hotel) => {
      queryClient.setQueryData(queryKeys.area(hotelId, 'profile'), hotel);
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      void queryClient.invalidateQueries({ queryKey: queryKeys.hotels() });
    },
  });
}

/** The maps key, or why there is none. Asked once while the console is open. */
export function useMapsConfig() {
  return useQuery({
    queryKey: ['maps-config'],
    queryFn: ({ signal }) => client.hotels.mapsConfig({}, { signal }),
    staleTime: Infinity,
    retry: false,
  });
}
