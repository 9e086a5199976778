import { useQuery } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

/** The hotel's tags by name. */
export function useTags(hotelId: string, enabled = true) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'tags'),
    queryFn: async ({ signal }) => (await client.tags.list({ params: { hotel_id: hotelId } }, { signal })).items,
    enabled,
  });
}
