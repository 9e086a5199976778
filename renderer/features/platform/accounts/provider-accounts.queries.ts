import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ProviderAccountList } from '#shared/features/platform/provider-accounts.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

const key = queryKeys.admin('provider-accounts');

export function useProviderAccounts() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.providerAccounts.list({}, { signal }),
    staleTime: 0,
  });
}

type Words = { done: string; failed: string };
type Options = { onDone?: () => void; onRefused?: (error: unknown) => boolean };

/** A change that answers with the whole list. */
function useChange<Values>(
  call: (values: Values) => Promise<ProviderAccountList>,
  { done, failed }: Words,
  { onDone, onRefused }: Options = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (list) => {
      queryClient.setQueryData(key, list);
      notifySuccess(done);
      onDone?.();
    },
    onError: (error) => onRefused?.(error) || notifyFailure(failed, error),
  });
}

export function useCreateAccount() {
  const { t } = useTranslation();
  return useChange((hotel_id: string) => client.providerAccounts.create({ body: { hotel_id } }), {
    done: t('The subaccount is created'),
    failed: t('The subaccount was not created'),
  });
}

export function useAddAccount(options: Options) {
  const { t } = useTranslation();
  return useChange(
    (body: { account: string; token: string }) => client.providerAccounts.add({ body }),
    { done: t('The account is added'), failed: t('The account was not added') },
    options,
  );
}

export function useAccountState() {
  const { t } = useTranslation();
  return useChange(
    (body: { account: string; state: 'active' | 'suspended' }) => client.providerAccounts.setState({ body }),
    { done: t('The account is changed'), failed: t('The account was not changed') },
  );
}

export function useAssignNumber() {
  const { t } = useTranslation();
  return useChange((body: { number: string; account: string }) => client.providerAccounts.assign({ body }), {
    done: t('The number uses this account now'),
    failed: t('The number was not moved'),
  });
}
