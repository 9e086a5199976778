import type { Router } from 'express';
import { bulkContract } from '#shared/features/conversations/bulk.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { BulkService } from './bulk.service.ts';

export function bulkRoutes(router: Router, bulk: BulkService, authorize: Authorize): void {
  mount(
    router,
    bulkContract,
    {
      apply: ({ scope, body }) => bulk.apply(scope, body.ids, body.action),
      undo: ({ scope, body }) => bulk.undo(scope, body.items),
    },
    authorize,
  );
}
