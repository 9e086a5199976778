import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { SsoConnectionChange } from '#shared/features/auth/sso.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

const keyOf = (id: string) => queryKeys.admin('company', id);

/** How the people of a group sign in; null while nothing is set. */
export function useCompany(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => client.sso.get({ params: { id } }, { signal }),
    staleTime: 0,
  });
}

export type CompanyChange =
  | { kind: 'save'; settings: SsoConnectionChange }
  | { kind: 'confirmDomain' | 'removeDomain'; domain: string };

export function useChangeCompany(id: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: CompanyChange) =>
      change.kind === 'save'
        ? client.sso.save({ params: { id }, body: change.settings })
        : client.sso[change.kind]({ params: { id, domain: change.domain } }),
    onSuccess: (connection) => {
      queryClient.setQueryData(keyOf(id), connection);
      notifySuccess(t('Company accounts saved'));
    },
    onError: (error) => notifyFailure(t('The company accounts were not changed'), error),
  });
}

/** Whether the provider answers. */
export function useCheckCompany(id: string) {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: () => client.sso.check({ params: { id } }),
    onSuccess: ({ is_reachable }) => {
      if (is_reachable) notifySuccess(t('The provider answers'));
      else notifyFailure(t('The provider does not answer, or is none'), null, '');
    },
    onError: (error) => notifyFailure(t('The provider does not answer, or is none'), error),
  });
}
