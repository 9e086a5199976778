import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { ProviderTokenList } from '#shared/features/platform/provider-tokens.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

const keyOf = (account: string | undefined) => queryKeys.admin('provider-tokens', { account });
const queryOf = (account: string | undefined) => (account ? { account } : {});
const refreshMs = 10_000;

/** Tokens of the provider's account; read every 10 seconds, because each signature moves the time of its token. */
export function useProviderTokens(account: string | undefined) {
  return useQuery({
    queryKey: keyOf(account),
    queryFn: ({ signal }) => client.providerTokens.list({ query: queryOf(account) }, { signal }),
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
    staleTime: 0,
  });
}

type Options = { onDone?: () => void; onRefused?: (error: unknown) => boolean };

export function useEnterToken(account: string | undefined, { onDone, onRefused }: Options) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => client.providerTokens.enter({ body: { token, ...queryOf(account) } }),
    onSuccess: (list: ProviderTokenList) => {
      queryClient.setQueryData(keyOf(account), list);
      notifySuccess(t('The new token is used now'));
      onDone?.();
    },
    onError: (error) => onRefused?.(error) || notifyFailure(t('The token was not stored'), error),
  });
}

export function useTakeBackToken(account: string | undefined) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.providerTokens.takeBack({ params: { id } }),
    onSuccess: (list: ProviderTokenList) => {
      queryClient.setQueryData(keyOf(account), list);
      notifySuccess(t('The token is taken back'));
    },
    onError: (error) => notifyFailure(t('The token was not taken back'), error),
  });
}
