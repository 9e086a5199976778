import type { Router } from 'express';
import { inOneProcess } from '../db/single-process.ts';
import { createCoverageService } from '../features/knowledge/coverage.service.ts';
import { createDocumentPairs } from '../features/knowledge/document-pairs.ts';
import { createKnowledgeImportService } from '../features/knowledge/knowledge-import.service.ts';
import { contradictionsRoutes } from '../features/knowledge/contradictions/contradictions.routes.ts';
import { checksDue } from '../features/knowledge/contradictions/contradictions.repository.ts';
import { createContradictionsService } from '../features/knowledge/contradictions/contradictions.service.ts';
import { groupEntriesRoutes } from '../features/knowledge/group-entries/group-entries.routes.ts';
import { createGroupEntriesService } from '../features/knowledge/group-entries/group-entries.service.ts';
import { knowledgeRoutes } from '../features/knowledge/knowledge.routes.ts';
import { createKnowledgeService } from '../features/knowledge/knowledge.service.ts';
import { answerProposalsRoutes } from '../features/knowledge/proposals/answer-proposals.routes.ts';
import { createAnswerProposalsService } from '../features/knowledge/proposals/answer-proposals.service.ts';
import { createKnowledgeChangesService } from '../features/knowledge/sources/changes.service.ts';
import { sourcesDue } from '../features/knowledge/sources/sources.repository.ts';
import { knowledgeSourcesRoutes } from '../features/knowledge/sources/sources.routes.ts';
import { createKnowledgeSourcesService } from '../features/knowledge/sources/sources.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { PlatformServices } from './platform.ts';

const roundMs = 1000;

/** What a hotel knows, and the import of it. */
export function composeKnowledge(infrastructure: Infrastructure, { mayAskModel }: PlatformServices) {
  const knowledge = createKnowledgeService(infrastructure);
  const documentPairs = createDocumentPairs({ ...infrastructure, mayAskModel });
  const sources = createKnowledgeSourcesService({ ...infrastructure, documentPairs });
  return {
    knowledge,
    sources,
    sourceChanges: createKnowledgeChangesService({ ...infrastructure, knowledge }),
    contradictions: createContradictionsService({ ...infrastructure, knowledge }),
    groupEntries: createGroupEntriesService(infrastructure),
    answerProposals: createAnswerProposalsService(infrastructure),
    coverage: createCoverageService({ ...infrastructure, knowledge }),
    knowledgeImport: createKnowledgeImportService({ documentPairs, sources }),
  };
}

/** Compares the facts of hotels in which something was saved, and reads sources again, in one process at a time. */
export function startKnowledgeWorkers(
  { contradictions, sources }: KnowledgeServices,
  { rounds, db }: Infrastructure,
): void {
  rounds.every('contradictions', roundMs, inOneProcess(db, 'contradictions', contradictions.round), () => checksDue);
  rounds.every('knowledge sources', roundMs, inOneProcess(db, 'knowledge sources', sources.round), sourcesDue);
}
export type KnowledgeServices = ReturnType<typeof composeKnowledge>;

export function mountKnowledge(router: Router, services: KnowledgeServices, authorize: Authorize): void {
  knowledgeRoutes(router, services, authorize);
  contradictionsRoutes(router, services, authorize);
  knowledgeSourcesRoutes(router, services, authorize);
  groupEntriesRoutes(router, services, authorize);
  answerProposalsRoutes(router, services, authorize);
}
