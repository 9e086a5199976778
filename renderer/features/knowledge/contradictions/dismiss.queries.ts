import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { contradictionsKey } from './contradictions.queries.ts';

/** Notes that two texts do not contradict each other. */
export function useDismissContradiction(hotelId: string) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (key: string) => client.contradictions.dismiss({ params: { hotel_id: hotelId }, body: { key } }),
    onSuccess: () => notifySuccess(t('Not shown again until one of the two texts changes')),
    onError: (error) => notifyFailure(t('It could not be saved'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contradictionsKey(hotelId) }),
  });
}
