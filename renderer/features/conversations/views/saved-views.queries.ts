import { useQuery } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

/** Beside the lists, so that what makes those stale counts again here. */
export const savedViewsKey = (hotelId: string) => queryKeys.area(hotelId, 'conversations', 'list', 'saved-views');

/** Views of the hotel and of the person, with the number of open conversations. */
export function useSavedViews(hotelId: string) {
  return useQuery({
    queryKey: savedViewsKey(hotelId),
    queryFn: async ({ signal }) => (await client.savedViews.list({ params: { hotel_id: hotelId } }, { signal })).items,
  });
}
