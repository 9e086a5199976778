import { useQuery } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { useIdle } from '#renderer/lib/hooks/use-idle.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

export const contradictionsKey = (hotelId: string) => queryKeys.area(hotelId, 'knowledge', 'contradictions');

/** Texts of the hotel whose facts cannot both be true. */
export const useContradictions = (hotelId: string) =>
  useQuery({
    queryKey: contradictionsKey(hotelId),
    queryFn: ({ signal }) => client.contradictions.list({ params: { hotel_id: hotelId } }, { signal }),
    enabled: useIdle(),
  });
