import type { Router } from 'express';
import { conversationsContract } from '#shared/features/conversations/conversations.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { ConversationsService } from './conversations.service.ts';
import type { RequestsService } from './requests.service.ts';

export function conversationsRoutes(
  router: Router,
  conversations: ConversationsService,
  requests: RequestsService,
  authorize: Authorize,
): void {
  mount(
    router,
    conversationsContract,
    {
      list: ({ scope, query }) => conversations.list(scope, query),
      get: ({ scope, params, query }) => conversations.get(scope, params.id, query),
      reply: ({ scope, params, body }) => conversations.reply(scope, params.id, body),
      sendAgain: ({ scope, params }) => conversations.sendAgain(scope, params.id, params.message_id),
      setOwner: ({ scope, params, body }) =>
        conversations.setOwner(scope, params.id, body.owner, body.assigned_to ?? null),
      markRead: ({ scope, params }) => conversations.markRead(scope, params.id),
      presence: async ({ scope, params, body }) => {
        await conversations.presence(scope, params.id, body.presence);
        return { ok: true as const };
      },
      listRequests: ({ scope, query }) => requests.list(scope, query),
      submitRequest: ({ scope, body }) => requests.submit(scope, body),
      updateRequest: ({ scope, params, body }) => requests.setStatus(scope, params.id, body.status),
    },
    authorize,
  );
}
