import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type {
  NumberRequest,
  numberAnswer,
  registration,
  RequestCheck,
} from '#shared/features/hotels/number-requests.contract.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';

const key = queryKeys.admin('numbers');
/** The live stream belongs to one hotel; across hotels the list is read again, in milliseconds. */
const reread = 5000;

/** Numbers that hotels ask for, and numbers that something is in the way of. */
export function useNumberRequests() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.numberRequests.list({}, { signal }),
    refetchInterval: reread,
  });
}

/** A step of a request. `said`: the notice after it; `failed`: the one where the server refuses it. */
function useStep<Input>(words: { said: string; failed: string }, step: (input: Input) => Promise<NumberRequest>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: () => notifySuccess(words.said),
    onError: (error) => notifyFailure(words.failed, error),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.notifications });
      void queryClient.invalidateQueries({ queryKey: queryKeys.hotels() });
      return queryClient.invalidateQueries({ queryKey: key });
    },
  });
}

type Words = { said: string; failed: string };

export const useCheckRequest = (hotel_id: string, words: Words) =>
  useStep(words, (checked: RequestCheck[]) => client.numberRequests.check({ params: { hotel_id }, body: { checked } }));

export const useRegisterNumber = (hotel_id: string, words: Words) =>
  useStep(words, (body: z.input<typeof registration>) =>
    client.numberRequests.register({ params: { hotel_id }, body }),
  );

export const useEnterCode = (hotel_id: string, words: Words) =>
  useStep(words, (code: string) => client.numberRequests.enterCode({ params: { hotel_id }, body: { code } }));

export const useSubmitName = (hotel_id: string, words: Words) =>
  useStep(words, (display_name: string) =>
    client.numberRequests.submitName({ params: { hotel_id }, body: { display_name } }),
  );

export const usePointHere = (hotel_id: string, words: Words) =>
  useStep<void>(words, () => client.numberRequests.pointHere({ params: { hotel_id } }));

export const useAnswerHotel = (hotel_id: string, words: Words) =>
  useStep(words, (body: z.input<typeof numberAnswer>) => client.numberRequests.answer({ params: { hotel_id }, body }));
