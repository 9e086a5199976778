import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { WhichFailed } from '#shared/features/conversations/failed-messages.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifyInfo, notifySuccess } from '#renderer/lib/notify.ts';
import { obstacleWords } from './failed.words.ts';

const key = queryKeys.admin('failed-messages');
const refreshMs = 10_000;

/** Failed messages by reason; read every 10 seconds while the page is shown. */
export function useFailedGroups() {
  return useQuery({
    queryKey: queryKeys.admin('failed-messages', 'groups'),
    queryFn: ({ signal }) => client.failedMessages.groups({}, { signal }),
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
    staleTime: 0,
  });
}

/** The newest messages of a reason, while its card is open. */
export function useFailedMessages(reason: string, isOpen: boolean) {
  return useQuery({
    queryKey: queryKeys.admin('failed-messages', 'of', reason),
    queryFn: ({ signal }) => client.failedMessages.list({ query: { key: reason } }, { signal }),
    enabled: isOpen,
    staleTime: 0,
  });
}

export function useRetryMessages() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: WhichFailed) => client.failedMessages.retry({ body: which }),
    onSuccess: ({ queued, left }) => {
      const words = obstacleWords(t);
      const why = left.map(({ obstacle, messages }) => `${messages} × ${words[obstacle]}`).join('; ');
      if (queued > 0) notifySuccess(t('Messages sent again: {{number}}', { number: queued }));
      if (why) notifyInfo(t('Not sent again: {{why}}', { why }));
    },
    onError: (error) => notifyFailure(t('The messages were not sent again'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

export function useSetMessagesAside() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: WhichFailed) => client.failedMessages.setAside({ body: which }),
    onSuccess: ({ messages }) => notifySuccess(t('Set aside: {{number}}', { number: messages })),
    onError: (error) => notifyFailure(t('The messages were not set aside'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}
