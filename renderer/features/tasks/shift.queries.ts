import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

const keyOf = (hotelId: string) => queryKeys.area(hotelId, 'tasks', 'shift');

/** What is left for the shift. Promises become late without an event, so it is read again every minute. */
export function useShift(hotelId: string) {
  return useQuery({
    queryKey: keyOf(hotelId),
    queryFn: ({ signal }) => client.shift.get({ params: { hotel_id: hotelId } }, { signal }),
    refetchInterval: 60_000,
  });
}

export function useSignShift(hotelId: string) {
  const filled = useFilledForm();
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (note: string) => client.shift.sign({ params: { hotel_id: hotelId }, body: { note } }, filled),
    onSuccess: (shift) => {
      queryClient.setQueryData(keyOf(hotelId), shift);
      notifySuccess(t('Shift taken over'));
    },
    onError: (error) => notifyFailure(t('The sheet could not be signed'), error),
  });
}
