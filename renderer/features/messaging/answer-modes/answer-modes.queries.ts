import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerModes } from '#shared/features/messaging/answer-modes.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';

const keyOf = (hotelId: string) => queryKeys.area(hotelId, 'message-settings', 'modes');

export function useAnswerModes(hotelId: string) {
  return useQuery({
    queryKey: keyOf(hotelId),
    queryFn: ({ signal }) => client.answerModes.get({ params: { hotel_id: hotelId } }, { signal }),
  });
}

export function useSaveAnswerModes(hotelId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AnswerModes) => client.answerModes.save({ params: { hotel_id: hotelId }, body }),
    onSuccess: (saved) => queryClient.setQueryData(keyOf(hotelId), saved),
  });
}
