import type { Router } from 'express';
import { inOneProcess } from '../db/single-process.ts';
import { createCoverageService } from '../features/knowledge/coverage.service.ts';
import { createKnowledgeImportService } from '../features/knowledge/knowledge-import.service.ts';
import { contradictionsRoutes } from '../features/knowledge/contradictions/contradictions.routes.ts';
import { checksDue } from '../features/knowledge/contradictions/contradictions.repository.ts';
import { createContradictionsService } from '../features/knowledge/contradictions/contradictions.service.ts';
import { knowledgeRoutes } from '../features/knowledge/knowledge.routes.ts';
import { createKnowledgeService } from '../features/knowledge/knowledge.service.ts';
import { answerProposalsRoutes } from '../features/knowledge/proposals/answer-proposals.routes.ts';
import { createAnswerProposalsService } from '../features/knowledge/proposals/answer-proposals.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { PlatformServices } from './platform.ts';

const roundMs = 1000;

/** What a hotel knows, and the import of it. */
export function composeKnowledge(infrastructure: Infrastructure, { mayAskModel }: PlatformServices) {
  const knowledge = createKnowledgeService(infrastructure);
  return {
    knowledge,
    contradictions: createContradictionsService({ ...infrastructure, knowledge }),
    answerProposals: createAnswerProposalsService(infrastructure),
    coverage: createCoverageService({ ...infrastructure, knowledge }),
    knowledgeImport: createKnowledgeImportService({ ...infrastructure, mayAskModel }),
  };
}
/** Compares the facts of hotels in which something was saved, in one process at a time. */
export function startKnowledgeWorkers({ contradictions }: KnowledgeServices, { rounds, db }: Infrastructure): void {
  rounds.every('contradictions', roundMs, inOneProcess(db, 'contradictions', contradictions.round), () => checksDue);
}
export type KnowledgeServices = ReturnType<typeof composeKnowledge>;

export function mountKnowledge(router: Router, services: KnowledgeServices, authorize: Authorize): void {
  knowledgeRoutes(router, services, authorize);
  contradictionsRoutes(router, services, authorize);
  answerProposalsRoutes(router, services, authorize);
}
