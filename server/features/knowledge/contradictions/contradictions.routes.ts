import type { Router } from 'express';
import { contradictionsContract } from '#shared/features/knowledge/contradictions.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { ContradictionsService } from './contradictions.service.ts';

export function contradictionsRoutes(
  router: Router,
  { contradictions }: { contradictions: ContradictionsService },
  authorize: Authorize,
): void {
  mount(
    router,
    contradictionsContract,
    {
      list: ({ scope }) => contradictions.list(scope),
      dismiss: ({ scope, body }) => contradictions.dismiss(scope, body.key),
    },
    authorize,
  );
}
