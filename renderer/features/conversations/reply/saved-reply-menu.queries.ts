import { useQuery } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useInbox } from '../inbox.context.ts';

/** Saved replies with the values of a conversation, read again each time the menu opens. */
export function useFilledReplies(id: string) {
  const { hotelId } = useInbox();
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'saved-replies', 'conversation', id),
    queryFn: ({ signal }) => client.savedReplies.ofConversation({ params: { hotel_id: hotelId, id } }, { signal }),
    staleTime: 0,
  });
}
