import type { z } from 'zod';
import type { AnswerProposal, answerProposalsContract } from '#shared/features/knowledge/answer-proposals.contract.ts';
import { notFound } from '#server/app-error.ts';
import type { PersonScope } from '#server/caller.ts';
import type { InHotel } from '#server/db/hotel-transaction.ts';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { linkAhead } from '#server/features/assistant/retrieval/linked-entries.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { askedIntents } from '#server/features/understanding/entries/asked-questions.ts';
import { understand } from '#server/features/understanding/understand.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { questionsOf } from '../coverage-rows.ts';
import * as repository from './answer-proposals.repository.ts';

export type AnswerProposalsDependencies = { inHotel: InHotel; audit: AuditService; clock: Clock; events: Events };
type Body = z.output<typeof answerProposalsContract.decide.body>;

const DAYS_MS = 7 * 86_400_000;

/** Replies of staff to questions that no entry answers, proposed as entries (docs/product.md, section 2). */
export function createAnswerProposalsService({ inHotel, audit, clock, events }: AnswerProposalsDependencies) {
  return {
    /** The entry is read outside the transaction. */
    read: async (scope: PersonScope, conversationId: string): Promise<{ proposal: AnswerProposal | null }> => {
      const since = new Date(clock.now().getTime() - DAYS_MS);
      const { found, questions } = await inHotel(scope, async (tx) => ({
        found: await repository.newestAnswered(tx, conversationId, since),
        questions: await repository.testQuestions(tx),
      }));
      if (!found) return { proposal: null };
      const answers = await wouldAnswer(found);
      const changed = (question: string) => askedIntents(understand(question)).some((id) => answers.includes(id));
      return { proposal: { ...found, answers, test_questions: questions.filter(changed) } };
    },

    /** @throws AppError not_found */
    decide: (scope: PersonScope, conversation_id: string, { request_id, decision }: Body): Promise<null> =>
      inHotel(scope, async (tx) => {
        const { hotel_id, caller } = scope;
        const at = { conversation_id, request_id, decision, user_id: caller.user_id, now: clock.now() };
        if (!(await repository.decide(tx, at))) throw notFound('request');
        const entry = { entity: 'answer_proposal' as const, entity_id: request_id, hotel_id, details: { decision } };
        await audit.write(tx, caller, { action: 'decide', ...entry });
        await events.publish(tx, { type: 'conversation.updated', hotel_id, conversation_id });
        return null;
      }),
  };
}
export type AnswerProposalsService = ReturnType<typeof createAnswerProposalsService>;

/** Ids of the guests' questions that a reply would answer as an entry. */
async function wouldAnswer({ request_id: id, question: title, answer: text }: repository.Answered): Promise<string[]> {
  const entry: KnowledgeEntry = { id, kind: 'faq', title, text, language: null, category: null };
  await linkAhead([entry]);
  return [...questionsOf(entry).keys()];
}
