import { useQuery } from '@tanstack/react-query';
import type { OutdatedAnswer } from '#shared/features/conversations/corrections.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

export const outdatedKey = (hotelId: string) => queryKeys.area(hotelId, 'knowledge', 'outdated');

/** What guests were told that has changed since. */
export function useOutdatedAnswers(hotelId: string): OutdatedAnswer[] {
  const read = useQuery({
    queryKey: outdatedKey(hotelId),
    queryFn: ({ signal }) => client.corrections.list({ params: { hotel_id: hotelId } }, { signal }),
  });
  return read.data?.items ?? [];
}
