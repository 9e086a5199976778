import type { Router } from 'express';
import { webhooksContract } from '#shared/features/integrations/webhooks.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { WebhooksService } from './webhooks.service.ts';

export function webhooksRoutes(router: Router, webhooks: WebhooksService, authorize: Authorize): void {
  mount(
    router,
    webhooksContract,
    {
      list: ({ scope }) => webhooks.list(scope),
      create: ({ scope, body }) => webhooks.create(scope, body),
      update: ({ scope, params, body }) => webhooks.update(scope, params.id, body),
      remove: ({ scope, params }) => webhooks.remove(scope, params.id),
      rotate: ({ scope, params }) => webhooks.rotate(scope, params.id),
      test: ({ scope, params }) => webhooks.test(scope, params.id),
      deliveries: ({ scope, params }) => webhooks.deliveries(scope, params.id),
      sendAgain: ({ scope, params }) => webhooks.sendAgain(scope, params.id, params.event_id),
      skip: ({ scope, params }) => webhooks.skip(scope, params.id, params.event_id),
      replay: ({ scope, params, body }) => webhooks.replay(scope, params.id, body),
    },
    authorize,
  );
}
