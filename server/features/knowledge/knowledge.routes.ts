import type { Router } from 'express';
import { knowledgeContract } from '#shared/features/knowledge/knowledge.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { CoverageService } from './coverage.service.ts';
import type { KnowledgeImportService } from './knowledge-import.service.ts';
import type { KnowledgeService } from './knowledge.service.ts';
import type { KnowledgeSourcesService } from './sources/sources.service.ts';

export type KnowledgeServices = {
  knowledge: KnowledgeService;
  knowledgeImport: KnowledgeImportService;
  coverage: CoverageService;
  sources: KnowledgeSourcesService;
};

export function knowledgeRoutes(
  router: Router,
  { knowledge, knowledgeImport, coverage, sources }: KnowledgeServices,
  authorize: Authorize,
): void {
  mount(
    router,
    knowledgeContract,
    {
      listFaqs: ({ scope, query }) => knowledge.listFaqs(scope, query),
      createFaq: ({ scope, body }) => knowledge.createFaq(scope, body),
      updateFaq: ({ scope, params, body }) => knowledge.updateFaq(scope, params.id, body),
      linkFaq: ({ scope, params, body }) => knowledge.linkFaq(scope, params.id, body),
      removeFaq: async ({ scope, params }) => {
        await knowledge.removeFaq(scope, params.id);
        return null;
      },
      listItems: ({ scope, query }) => knowledge.listItems(scope, query),
      createItems: ({ scope, body: { items, source } }) =>
        knowledge.createItems(scope, items, source && ((tx, ids) => sources.keep(tx, { scope, source }, ids))),
      coverage: ({ scope }) => coverage.read(scope),
      inspectText: ({ body }) => knowledge.inspect(body),
      proposeItems: ({ scope, body }) => knowledgeImport.propose(scope, body),
      proposeItemsFromPdf: ({ scope, body }) => knowledgeImport.propose(scope, { kind: 'pdf', data: body }),
      updateItem: ({ scope, params, body }) => knowledge.updateItem(scope, params.id, body),
      linkItem: ({ scope, params, body }) => knowledge.linkItem(scope, params.id, body),
      switchItem: ({ scope, params, body }) => knowledge.switchItem(scope, params.id, body.is_off),
      removeItem: async ({ scope, params }) => {
        await knowledge.removeItem(scope, params.id);
        return null;
      },
    },
    authorize,
  );
}
