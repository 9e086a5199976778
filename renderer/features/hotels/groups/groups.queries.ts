import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

/** All groups with their hotels. */
export function useGroups() {
  return useQuery({
    queryKey: queryKeys.admin('groups'),
    queryFn: ({ signal }) => client.groups.list({ signal }),
    staleTime: 0,
  });
}

export type GroupChange =
  | { kind: 'create'; name: string }
  | { kind: 'remove'; id: string }
  | { kind: 'addHotel' | 'removeHotel'; id: string; hotelId: string };

function send(change: GroupChange): Promise<unknown> {
  switch (change.kind) {
    case 'create':
      return client.groups.create({ body: { name: change.name } });
    case 'remove':
      return client.groups.remove({ params: { id: change.id } });
    case 'addHotel':
      return client.groups.addHotel({ params: { id: change.id, hotel_id: change.hotelId } });
    case 'removeHotel':
      return client.groups.removeHotel({ params: { id: change.id, hotel_id: change.hotelId } });
  }
}

export function useChangeGroup() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const done: Record<GroupChange['kind'], string> = {
    create: t('Group made'),
    remove: t('Group removed'),
    addHotel: t('Group saved'),
    removeHotel: t('Group saved'),
  };
  return useMutation({
    mutationFn: send,
    onSuccess: (_answer, { kind }) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.admin('groups') });
      notifySuccess(done[kind]);
    },
    onError: (error) => notifyFailure(t('The group was not changed'), error),
  });
}
