import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

const key = queryKeys.admin('health');
const refreshMs = 10_000;

/** Read every 10 seconds while the page is shown; a hidden page reads nothing. */
export function useHealth() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.health.read({}, { signal }),
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
    staleTime: 0,
  });
}

export function useRetryJob() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => client.health.retry({ params: { id } }),
    onSuccess: () => {
      notifySuccess(t('The job is tried again now'));
      void queryClient.invalidateQueries({ queryKey: key });
    },
    onError: (error) => notifyFailure(t('The job could not be tried again'), error),
  });
}
