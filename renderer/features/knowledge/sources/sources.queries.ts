import { useQuery } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useIdle } from '#renderer/lib/hooks/use-idle.ts';

export const sourcesKey = (hotelId: string) => queryKeys.area(hotelId, 'knowledge', 'sources');

/** Web pages and PDFs that answers were imported from, and what has changed in them. */
export const useSources = (hotelId: string) =>
  useQuery({
    queryKey: sourcesKey(hotelId),
    queryFn: ({ signal }) => client.knowledgeSources.list({ params: { hotel_id: hotelId } }, { signal }),
    enabled: useIdle(),
  });
