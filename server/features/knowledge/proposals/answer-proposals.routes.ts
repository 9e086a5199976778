import type { Router } from 'express';
import { answerProposalsContract } from '#shared/features/knowledge/answer-proposals.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { AnswerProposalsService } from './answer-proposals.service.ts';

export type AnswerProposalsServices = { answerProposals: AnswerProposalsService };

export function answerProposalsRoutes(
  router: Router,
  { answerProposals }: AnswerProposalsServices,
  authorize: Authorize,
): void {
  mount(
    router,
    answerProposalsContract,
    {
      read: ({ scope, params }) => answerProposals.read(scope, params.id),
      decide: ({ scope, params, body }) => answerProposals.decide(scope, params.id, body),
    },
    authorize,
  );
}
