import type { Router } from 'express';
import { correctionsContract } from '#shared/features/conversations/corrections.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { CorrectionsService } from './corrections.service.ts';

export function correctionsRoutes(router: Router, corrections: CorrectionsService, authorize: Authorize): void {
  mount(
    router,
    correctionsContract,
    {
      list: ({ scope }) => corrections.list(scope),
      settle: ({ scope, body }) => corrections.settle(scope, body),
    },
    authorize,
  );
}
