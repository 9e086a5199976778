import type { Router } from 'express';
import { savedViewsContract } from '#shared/features/conversations/saved-views.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { SavedViewsService } from './saved-views.service.ts';

export function savedViewsRoutes(router: Router, views: SavedViewsService, authorize: Authorize): void {
  mount(
    router,
    savedViewsContract,
    {
      list: async ({ scope }) => ({ items: await views.list(scope) }),
      add: ({ scope, body }) => views.add(scope, body),
      change: ({ scope, params, body }) => views.change(scope, params.id, body),
      remove: async ({ scope, params }) => {
        await views.remove(scope, params.id);
        return null;
      },
      order: async ({ scope, body }) => {
        await views.order(scope, body);
        return null;
      },
    },
    authorize,
  );
}
