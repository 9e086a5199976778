import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { patchThread, refreshLists } from '../conversations.mutations.ts';
import { useInbox } from '../inbox.context.ts';

export function useColleaguesOfHotel(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'staff', 'colleagues'),
    queryFn: ({ signal }) => client.staff.list({ params: { hotel_id: hotelId }, query: { limit: 200 } }, { signal }),
  });
}

export type Assignee = { assigned_to: string } | { department_id: string };

function useChanged() {
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return {
    onSuccess: (conversation: Conversation) =>
      patchThread(queryClient, hotelId, conversation.id, (thread) => ({ ...thread, conversation })),
    onSettled: () => refreshLists(queryClient, hotelId),
  };
}

/** Gives the conversation to a person or a department. */
export function useAssign(id: string) {
  const { hotelId } = useInbox();
  return useMutation({
    mutationFn: (to: Assignee) =>
      client.conversations.setOwner({ params: { hotel_id: hotelId, id }, body: { owner: 'staff', ...to } }),
    ...useChanged(),
  });
}

/** Puts the conversation aside; null brings it back. */
export function useSnooze(id: string) {
  const { hotelId } = useInbox();
  return useMutation({
    mutationFn: (until: string | null) =>
      client.conversations.snooze({ params: { hotel_id: hotelId, id }, body: { until } }),
    ...useChanged(),
  });
}
