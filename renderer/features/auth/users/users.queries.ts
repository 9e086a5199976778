import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { StaffRole } from '#shared/features/auth/auth.contract.ts';
import type { UserState } from '#shared/features/auth/auth.values.ts';
import type { PlatformUser } from '#shared/features/auth/users.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { pagesOf } from '#renderer/lib/api/pages.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

const pageSize = 50;

export type UserFilters = { search: string; state: UserState | null };

/** Accounts of the platform, the newest first, in pages. */
export function useUserPages({ search, state }: UserFilters) {
  return useInfiniteQuery({
    ...pagesOf(queryKeys.admin('users', 'list', { search, state }), (cursor, options) =>
      client.users.list(
        { query: { limit: pageSize, ...(search ? { search } : {}), ...(state ? { state } : {}), ...cursor } },
        options,
      ),
    ),
    placeholderData: keepPreviousData,
    // Sign-ups and sessions of other people cause no live event.
    staleTime: 0,
  });
}

export function useUser(id: string | null) {
  return useQuery({
    queryKey: queryKeys.admin('users', 'one', id),
    queryFn: ({ signal }) => client.users.get({ params: { id: id ?? '' } }, { signal }),
    enabled: id !== null,
    staleTime: 0,
  });
}

/** What can be done to an account. */
export type UserChange =
  | { kind: 'disable'; reason: string }
  | { kind: 'enable' | 'resend' | 'resetSecondFactor' | 'endSessions' }
  | { kind: 'setMembership'; hotelId: string; role: StaffRole }
  | { kind: 'removeMembership'; hotelId: string };

function send(id: string, change: UserChange): Promise<PlatformUser> {
  const params = { id };
  switch (change.kind) {
    case 'disable':
      return client.users.disable({ params, body: { reason: change.reason } });
    case 'enable':
      return client.users.enable({ params });
    case 'resend':
      return client.users.resendVerification({ params });
    case 'resetSecondFactor':
      return client.users.resetSecondFactor({ params });
    case 'endSessions':
      return client.users.endSessions({ params });
    case 'setMembership':
      return client.users.setMembership({ params: { id, hotel_id: change.hotelId }, body: { role: change.role } });
    case 'removeMembership':
      return client.users.removeMembership({ params: { id, hotel_id: change.hotelId } });
  }
}

/** Sends a change of one account; the answer is the account after it. */
export function useChangeUser(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const done: Record<UserChange['kind'], string> = {
    disable: t('Account disabled'),
    enable: t('Account enabled'),
    resend: t('Confirmation mail sent'),
    resetSecondFactor: t('Second factor removed'),
    endSessions: t('Sessions ended'),
    setMembership: t('Membership saved'),
    removeMembership: t('Membership removed'),
  };
  return useMutation({
    mutationFn: (change: UserChange) => send(id, change),
    onSuccess: (user, { kind }) => {
      queryClient.setQueryData(queryKeys.admin('users', 'one', id), user);
      void queryClient.invalidateQueries({ queryKey: queryKeys.admin('users', 'list') });
      void queryClient.invalidateQueries({ queryKey: queryKeys.hotels() });
      notifySuccess(done[kind]);
    },
    onError: (error) => notifyFailure(t('The account was not changed'), error),
  });
}
