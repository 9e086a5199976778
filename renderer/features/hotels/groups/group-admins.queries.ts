import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

/** How often a shown group is read again, in milliseconds: a group has no event stream. */
const rereadMs = 30_000;

/** A group with its hotels and admins, for people who look after it. */
export function useGroupPage(id: string) {
  return useQuery({
    queryKey: queryKeys.group(id),
    queryFn: ({ signal }) => client.groupAdmins.get({ params: { group_id: id } }, { signal }),
    staleTime: 0,
    refetchInterval: rereadMs,
  });
}

type AdminChange = { kind: 'add'; email: string } | { kind: 'remove'; userId: string };

export function useChangeGroupAdmins(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: AdminChange): Promise<unknown> =>
      change.kind === 'add'
        ? client.groupAdmins.add({ params: { group_id: id }, body: { email: change.email } })
        : client.groupAdmins.remove({ params: { group_id: id, user_id: change.userId } }),
    onSuccess: (_answer, { kind }) => {
      notifySuccess(kind === 'add' ? t('Group admin added') : t('Group admin removed'));
      // A person who gave up the own role is refused the group; the session knows it.
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
      return queryClient.invalidateQueries({ queryKey: queryKeys.group(id) });
    },
    onError: (error) => notifyFailure(t('The group admins were not changed'), error),
  });
}
