import type { Router } from 'express';
import { findingContract } from '#shared/features/conversations/finding.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { FindingService } from './finding.service.ts';

export function findingRoutes(router: Router, finding: FindingService, authorize: Authorize): void {
  mount(
    router,
    findingContract,
    {
      search: async ({ scope, params, query }) => ({ items: await finding.search(scope, params.id, query.search) }),
      day: async ({ scope, params, query }) => ({ message_id: await finding.day(scope, params.id, query.date) }),
      look: async ({ scope, params, body }) => {
        await finding.look(scope, params.id, body.message_id);
        return null;
      },
    },
    authorize,
  );
}
