import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { patchThread, refreshLists } from '../conversations.mutations.ts';
import { useInbox } from '../inbox.context.ts';
import { closeAssign } from './assign.store.ts';

export function useColleaguesOfHotel(hotelId: string) {
  return useQuery({
    queryKey: queryKeys.area(hotelId, 'staff', 'colleagues'),
    queryFn: ({ signal }) => client.staff.list({ params: { hotel_id: hotelId }, query: { limit: 200 } }, { signal }),
  });
}

type Assignee = { assigned_to: string } | { department_id: string };
export type Given = { to: Assignee; name: string };

function useChanged() {
  const { hotelId } = useInbox();
  const queryClient = useQueryClient();
  return {
    onSuccess: (conversation: Conversation) =>
      patchThread(queryClient, hotelId, conversation.id, (thread) => ({ ...thread, conversation })),
    onSettled: () => refreshLists(queryClient, hotelId),
  };
}

/** Gives the conversation to a person or a department, says so and closes the dialog. */
export function useAssign(id: string) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const { onSuccess, onSettled } = useChanged();
  return useMutation({
    mutationFn: ({ to }: Given) =>
      client.conversations.setOwner({ params: { hotel_id: hotelId, id }, body: { owner: 'staff', ...to } }),
    onSuccess: (conversation, { name }) => {
      onSuccess(conversation);
      notifySuccess(t('Given to {{name}}', { name }));
      closeAssign();
    },
    onError: (error) => notifyFailure(t('It could not be given'), error),
    onSettled,
  });
}

/** Puts the conversation aside, or (null) brings it back; says so and closes the dialog. */
export function useSnooze(id: string) {
  const { t } = useTranslation();
  const { hotelId } = useInbox();
  const { onSuccess, onSettled } = useChanged();
  return useMutation({
    mutationFn: (until: string | null) =>
      client.conversations.snooze({ params: { hotel_id: hotelId, id }, body: { until } }),
    onSuccess: (conversation, until) => {
      onSuccess(conversation);
      notifySuccess(until ? t('Put aside') : t('Back in the list'));
      closeAssign();
    },
    onError: (error) => notifyFailure(t('It could not be put aside'), error),
    onSettled,
  });
}
