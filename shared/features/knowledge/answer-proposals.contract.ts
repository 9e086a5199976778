import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';

/**
 * A staff reply to a question that no entry answered, as an entry. `answers`: ids of the guests' questions that it would
 * answer; `test_questions`: the hotel's test questions whose answer would change.
 */
export const answerProposal = z.object({
  request_id: z.uuid(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  answers: z.array(z.string()),
  test_questions: z.array(z.string()),
});
export type AnswerProposal = z.output<typeof answerProposal>;

export const answerProposalsContract = defineContract({
  read: {
    method: 'GET',
    path: '/hotels/:hotel_id/conversations/:id/answer-proposal',
    access: 'hotelMember',
    summary:
      'The newest staff reply of the last 7 days to a question that no entry answers, as an FAQ; null if there is none',
    response: z.object({ proposal: answerProposal.nullable() }),
  },
  decide: {
    method: 'POST',
    path: '/hotels/:hotel_id/conversations/:id/answer-proposal',
    access: 'hotelMember',
    summary: 'Note that the reply was kept as an entry, or that the question is never proposed again',
    body: z.object({ request_id: z.uuid(), decision: z.enum(['kept', 'never']) }),
    response: z.null(),
  },
});
