import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SimulatorDraft } from '#shared/features/messaging/simulator.schema.ts';
import type { Outcome, TestQuestion, TestQuestionDraft } from '#shared/features/messaging/test-questions.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useFilledForm } from '#renderer/lib/hooks/use-filled-form.ts';

const keyOf = (hotelId: string) => queryKeys.area(hotelId, 'test-questions');

/** All of them, because they fit on one page. */
export function useTestQuestions(hotelId: string) {
  return useQuery({
    queryKey: keyOf(hotelId),
    queryFn: async ({ signal }) =>
      (await client.testQuestions.list({ params: { hotel_id: hotelId }, query: { limit: 200 } }, { signal })).items,
  });
}

/** Changes the cached list; does nothing if it is not cached. */
function useListed(hotelId: string) {
  const queryClient = useQueryClient();
  return (change: (items: TestQuestion[]) => TestQuestion[]) =>
    queryClient.setQueryData<TestQuestion[]>(keyOf(hotelId), (items) => items && change(items));
}

const replaced = (changed: TestQuestion) => (items: TestQuestion[]) =>
  items.map((item) => (item.id === changed.id ? changed : item));

export function useKeepTestQuestion(hotelId: string) {
  const filled = useFilledForm();
  const listed = useListed(hotelId);
  return useMutation({
    mutationFn: (draft: TestQuestionDraft) =>
      client.testQuestions.create({ params: { hotel_id: hotelId }, body: draft }, filled),
    onSuccess: (kept) => listed((items) => [kept, ...items.filter(({ id }) => id !== kept.id)]),
  });
}

export function useExpect(hotelId: string) {
  const listed = useListed(hotelId);
  return useMutation({
    mutationFn: ({ id, expected }: { id: string; expected: Outcome }) =>
      client.testQuestions.update({ params: { hotel_id: hotelId, id }, body: { expected } }),
    onSuccess: (changed) => listed(replaced(changed)),
  });
}

export function useRemoveTestQuestion(hotelId: string) {
  const listed = useListed(hotelId);
  return useMutation({
    mutationFn: (id: string) => client.testQuestions.remove({ params: { hotel_id: hotelId, id } }),
    onSuccess: (_, removed) => listed((items) => items.filter(({ id }) => id !== removed)),
  });
}

export function useAskAgain(hotelId: string) {
  const listed = useListed(hotelId);
  return async (id: string, draft: SimulatorDraft, signal: AbortSignal) => {
    const result = await client.testQuestions.run({ params: { hotel_id: hotelId, id }, body: draft }, { signal });
    listed(replaced(result.item));
    return result;
  };
}
