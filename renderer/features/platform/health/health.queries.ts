import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { JobsAlike } from '#shared/features/platform/health.contract.ts';
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

type Words = { said: string; failed: string };

function useChange<Input>(words: Words, change: (input: Input) => Promise<unknown>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => notifySuccess(words.said),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
}

/** What can be done with stuck jobs: one, or all of a queue with the same last error. */
export function useJobs() {
  const { t } = useTranslation();
  const tried = { said: t('The job is tried again now'), failed: t('The job could not be tried again') };
  const aside = { said: t('The job is set aside'), failed: t('The job could not be set aside') };
  return {
    retry: useChange(tried, (id: string) => client.health.retry({ params: { id } })),
    retryAll: useChange(tried, (body: JobsAlike) => client.health.retryAll({ body })),
    setAside: useChange(aside, (id: string) => client.health.setAside({ params: { id } })),
    setAllAside: useChange(aside, (body: JobsAlike) => client.health.setAllAside({ body })),
  };
}

/** Sends the events of a receiver again now. */
export function useRetryEndpoint() {
  const { t } = useTranslation();
  const words = { said: t('Its events are sent again now'), failed: t('Its events could not be sent again') };
  return useChange(words, (id: string) => client.health.retryEndpoint({ params: { id } }));
}
