import type { Router } from 'express';
import { pushContract } from '#shared/features/notifications/push/push.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { PushService } from './push.service.ts';

export function pushRoutes(router: Router, push: PushService, authorize: Authorize): void {
  mount(
    router,
    pushContract,
    {
      get: ({ scope }) => push.get(scope),
      add: ({ scope, body }) => push.add(scope, body),
      remove: ({ scope, params }) => push.remove(scope, params.id),
      test: ({ scope, params }) => push.test(scope, params.id),
      received: ({ scope, params }) => push.received(scope, params.id),
    },
    authorize,
  );
}
