import type { Router } from 'express';
import { targetsContract } from '#shared/features/conversations/targets.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { TargetsService } from './targets.service.ts';

export function targetsRoutes(router: Router, targets: TargetsService, authorize: Authorize): void {
  mount(
    router,
    targetsContract,
    {
      get: ({ scope }) => targets.get(scope),
      save: ({ scope, body }) => targets.save(scope, body.targets),
    },
    authorize,
  );
}
