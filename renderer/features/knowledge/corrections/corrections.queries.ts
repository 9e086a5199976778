import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { OutdatedAnswer } from '#shared/features/conversations/corrections.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifyInfo, notifySuccess } from '#renderer/lib/notify.ts';
import { outdatedKey } from './outdated.queries.ts';

/** A text and the guests that it is sent to; null: it is not needed. */
type Letter = { content: string | null; conversation_ids: string[] };

/** Writes to the guests of an entry, or notes that it is not needed (null). */
export function useSettleCorrections(hotelId: string, { entry_id, now }: OutdatedAnswer) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (letters: Letter[]) => {
      const counts = { settled: 0, closed: 0 };
      for (const letter of letters) {
        const body = { entry_id, now, ...letter };
        const { settled, closed } = await client.corrections.settle({ params: { hotel_id: hotelId }, body });
        counts.settled += settled;
        counts.closed += closed;
      }
      return counts;
    },
    onSuccess: ({ settled, closed }, [letter]) => {
      if (letter?.content && settled > 0) notifySuccess(t('Guests written to: {{number}}', { number: settled }));
      if (closed > 0) notifyInfo(t('Not written to, because their 24 hours are over: {{number}}', { number: closed }));
    },
    onError: (error) => notifyFailure(t('It could not be sent'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: outdatedKey(hotelId) }),
  });
}
