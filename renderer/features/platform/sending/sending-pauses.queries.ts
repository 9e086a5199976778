import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

const key = queryKeys.admin('sending-pauses');

const refreshMs = 10_000;

/** Where sending to guests is paused, and how many messages wait. `watched`: read every 10 seconds while it is shown. */
export function useSendingPauses({ watched = false } = {}) {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.sendingPauses.list({}, { signal }),
    refetchInterval: watched && refreshMs,
    refetchIntervalInBackground: false,
  });
}

/** Pauses sending for a hotel, or for all (null). */
export function usePauseSending({ onPaused }: { onPaused: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (pause: { hotel_id: string | null; reason: string }) => client.sendingPauses.pause({ body: pause }),
    onSuccess: () => {
      notifySuccess(t('Sending is paused'));
      onPaused();
      void queryClient.invalidateQueries({ queryKey: key });
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    },
    onError: (error) => notifyFailure(t('Sending could not be paused'), error),
  });
}

export function useResumeSending() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (hotel_id: string | null) => client.sendingPauses.resume({ body: { hotel_id } }),
    onSuccess: () => {
      notifySuccess(t('Sending goes on'));
      void queryClient.invalidateQueries({ queryKey: key });
      void queryClient.invalidateQueries({ queryKey: queryKeys.me });
    },
    onError: (error) => notifyFailure(t('The pause could not be ended'), error),
  });
}
