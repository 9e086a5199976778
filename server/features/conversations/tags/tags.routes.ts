import type { Router } from 'express';
import { tagsContract } from '#shared/features/conversations/tags.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { TagsService } from './tags.service.ts';

export function tagsRoutes(router: Router, tags: TagsService, authorize: Authorize): void {
  mount(
    router,
    tagsContract,
    {
      list: async ({ scope }) => ({ items: await tags.list(scope) }),
      add: ({ scope, body }) => tags.add(scope, body),
      change: ({ scope, params, body }) => tags.change(scope, params.id, body),
      remove: async ({ scope, params }) => {
        await tags.remove(scope, params.id);
        return null;
      },
      set: async ({ scope, params, body }) => ({ tags: await tags.set(scope, params.id, body.tag_ids) }),
    },
    authorize,
  );
}
