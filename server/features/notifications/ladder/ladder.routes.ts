import type { Router } from 'express';
import { ladderContract } from '#shared/features/notifications/ladder/ladder.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { LadderService } from './ladder.service.ts';

export function ladderRoutes(router: Router, ladder: LadderService, authorize: Authorize): void {
  mount(
    router,
    ladderContract,
    {
      get: ({ scope }) => ladder.get(scope),
      save: ({ scope, body }) => ladder.save(scope, body.rungs),
      savePrices: ({ scope, body }) => ladder.savePrices(scope, body),
      testManagers: ({ scope }) => ladder.testManagers(scope),
      setOwnPhone: ({ scope, body }) => ladder.setOwnPhone(scope, body.phone),
      setContact: ({ scope, params, body }) => ladder.setContact(scope, params.id, body),
      test: ({ scope, body }) => ladder.test(scope, body.channel),
    },
    authorize,
  );
}
