import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';
import type { KnowledgePair } from './starter-questions.ts';

/** Saves the hotel's first knowledge. */
export function useSaveKnowledge(hotelId: string) {
  const filled = useFilledForm();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (items: KnowledgePair[]) =>
      client.knowledge.createItems({ params: { hotel_id: hotelId }, body: { items } }, filled),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.area(hotelId, 'knowledge') }),
  });
}
