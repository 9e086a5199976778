import type { Router } from 'express';
import { apiKeysContract } from '#shared/features/integrations/api-keys.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export function apiKeysRoutes(router: Router, keys: ApiKeysService, authorize: Authorize): void {
  mount(
    router,
    apiKeysContract,
    {
      list: ({ scope }) => keys.list(scope),
      create: ({ scope, body }) => keys.create(scope, body),
      revoke: ({ scope, params }) => keys.revoke(scope, params.id),
    },
    authorize,
  );
}
