import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { OutdatedAnswer } from '#shared/features/conversations/corrections.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifyInfo, notifySuccess } from '#renderer/lib/notify.ts';
import { outdatedKey } from './outdated.queries.ts';

/** Writes to the guests of an entry, or notes that it is not needed (null). */
export function useSettleCorrections(hotelId: string, { entry_id, now, guests }: OutdatedAnswer) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const conversation_ids = guests.map(({ conversation_id }) => conversation_id);
  return useMutation({
    mutationFn: (content: string | null) =>
      client.corrections.settle({ params: { hotel_id: hotelId }, body: { entry_id, now, conversation_ids, content } }),
    onSuccess: ({ settled, closed }, content) => {
      if (content !== null && settled > 0) notifySuccess(t('Guests written to: {{number}}', { number: settled }));
      if (closed > 0) notifyInfo(t('Not written to, because their 24 hours are over: {{number}}', { number: closed }));
    },
    onError: (error) => notifyFailure(t('It could not be sent'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: outdatedKey(hotelId) }),
  });
}
