import type { Router } from 'express';
import { savedRepliesContract } from '#shared/features/messaging/saved-replies.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { SavedRepliesService } from './saved-replies.service.ts';

export function savedRepliesRoutes(router: Router, savedReplies: SavedRepliesService, authorize: Authorize): void {
  mount(
    router,
    savedRepliesContract,
    {
      list: ({ scope }) => savedReplies.list(scope),
      add: ({ scope, body }) => savedReplies.add(scope, body),
      change: ({ scope, params, body }) => savedReplies.change(scope, params.id, body),
      remove: ({ scope, params }) => savedReplies.remove(scope, params.id),
      ofConversation: ({ scope, params }) => savedReplies.ofConversation(scope, params.id),
    },
    authorize,
  );
}
