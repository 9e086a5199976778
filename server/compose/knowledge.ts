import type { Router } from 'express';
import { createCoverageService } from '../features/knowledge/coverage.service.ts';
import { createKnowledgeImportService } from '../features/knowledge/knowledge-import.service.ts';
import { knowledgeRoutes } from '../features/knowledge/knowledge.routes.ts';
import { createKnowledgeService } from '../features/knowledge/knowledge.service.ts';
import { answerProposalsRoutes } from '../features/knowledge/proposals/answer-proposals.routes.ts';
import { createAnswerProposalsService } from '../features/knowledge/proposals/answer-proposals.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { PlatformServices } from './platform.ts';

/** What a hotel knows, and the import of it. */
export function composeKnowledge(infrastructure: Infrastructure, { mayAskModel }: PlatformServices) {
  const knowledge = createKnowledgeService(infrastructure);
  return {
    knowledge,
    answerProposals: createAnswerProposalsService(infrastructure),
    coverage: createCoverageService({ ...infrastructure, knowledge }),
    knowledgeImport: createKnowledgeImportService({ ...infrastructure, mayAskModel }),
  };
}
export type KnowledgeServices = ReturnType<typeof composeKnowledge>;

export function mountKnowledge(router: Router, services: KnowledgeServices, authorize: Authorize): void {
  knowledgeRoutes(router, services, authorize);
  answerProposalsRoutes(router, services, authorize);
}
