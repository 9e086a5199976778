import type { Router } from 'express';
import { knowledgeSourcesContract } from '#shared/features/knowledge/knowledge-sources.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { KnowledgeChangesService } from './changes.service.ts';
import type { KnowledgeSourcesService } from './sources.service.ts';

export function knowledgeSourcesRoutes(
  router: Router,
  { sources, sourceChanges }: { sources: KnowledgeSourcesService; sourceChanges: KnowledgeChangesService },
  authorize: Authorize,
): void {
  mount(
    router,
    knowledgeSourcesContract,
    {
      list: ({ scope }) => sources.list(scope),
      read: ({ scope, params }) => sources.readAgain(scope, params.id),
      readPdf: ({ scope, params, body }) => sources.readNewerPdf(scope, params.id, body),
      watch: ({ scope, params, body }) => sources.watch(scope, params.id, body.watched),
      remove: ({ scope, params }) => sources.remove(scope, params.id),
      take: ({ scope, body }) => sourceChanges.take(scope, body.items),
      dismiss: ({ scope, body }) => sourceChanges.dismiss(scope, body.ids),
    },
    authorize,
  );
}
