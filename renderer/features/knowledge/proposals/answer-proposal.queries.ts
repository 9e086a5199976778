import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { AnswerProposal } from '#shared/features/knowledge/answer-proposals.contract.ts';
import { faqDraft } from '#shared/features/knowledge/knowledge.schema.ts';
import { client } from '#renderer/lib/api/api-client.ts';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { queryKeys } from '#renderer/lib/api/query-keys.ts';
import { useSaveFaq } from '../faqs.queries.ts';

/** Below the thread's own key: it is read again with the thread. */
const keyOf = (hotelId: string, id: string) => queryKeys.area(hotelId, 'conversations', 'one', id, 'answer-proposal');

/** The conversation that the reply belongs to. */
export type Where = { hotelId: string; conversationId: string };

/** `replies`: how many there are; a new one asks again. */
export function useAnswerProposal({ hotelId, conversationId: id }: Where, replies: number): AnswerProposal | null {
  const read = useQuery({
    queryKey: [...keyOf(hotelId, id), replies],
    queryFn: ({ signal }) => client.answerProposals.read({ params: { hotel_id: hotelId, id } }, { signal }),
  });
  return read.data?.proposal ?? null;
}

export function useDecideProposal({ hotelId, conversationId: id }: Where) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { request_id: string; decision: 'kept' | 'never' }) =>
      client.answerProposals.decide({ params: { hotel_id: hotelId, id }, body }),
    onError: (error) => notifyFailure(t('It could not be saved'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(hotelId, id) }),
  });
}

/** Adds the reply as it is. The FAQ alone ends the proposal; the decision holds when it is worded otherwise later. */
export function useKeepAnswer(where: Where) {
  const { t } = useTranslation();
  const save = useSaveFaq(where.hotelId);
  const decide = useDecideProposal(where);
  return useMutation({
    mutationFn: ({ question, answer, category }: AnswerProposal) =>
      save.mutateAsync({ draft: faqDraft.parse({ question, answer, category }) }),
    onSuccess: (_faq, { request_id }) => {
      notifySuccess(t('FAQ created successfully'));
      decide.mutate({ request_id, decision: 'kept' });
    },
    onError: (error) => notifyFailure(t('Error saving FAQ'), error),
  });
}
