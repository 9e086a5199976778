import type { Router } from 'express';
import { createClaimLoop } from '../features/conversations/claim-loop.ts';
import { apiKeysRoutes } from '../features/integrations/api-keys.routes.ts';
import { createApiKeysService } from '../features/integrations/api-keys.service.ts';
import { dueEndpoints } from '../features/integrations/webhook-delivery.repository.ts';
import { createWebhookDeliveryService } from '../features/integrations/webhook-delivery.service.ts';
import { webhooksRoutes } from '../features/integrations/webhooks.routes.ts';
import { createWebhooksService } from '../features/integrations/webhooks.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';

/** What connects other systems of a hotel: API keys and webhooks. */
export function composeIntegrations(infrastructure: Infrastructure) {
  return {
    apiKeys: createApiKeysService(infrastructure),
    webhooks: createWebhooksService(infrastructure),
    webhookDelivery: createWebhookDeliveryService({
      ...infrastructure,
      publicUrl: infrastructure.config.PUBLIC_URL,
    }),
  };
}
export type IntegrationsServices = ReturnType<typeof composeIntegrations>;

export function mountIntegrations(
  router: Router,
  { apiKeys, webhooks }: IntegrationsServices,
  authorize: Authorize,
): void {
  apiKeysRoutes(router, apiKeys, authorize);
  webhooksRoutes(router, webhooks, authorize);
}

const lookMs = 1000;
const pruneMs = 3_600_000;
/** Endpoints to which one process sends at a time. A slow one keeps its own slot only. */
const slots = 32;

/** Returns what ends the sending. */
export function startIntegrationsWorkers(
  { webhookDelivery }: IntegrationsServices,
  { rounds, log }: Infrastructure,
): () => Promise<void> {
  const loop = createClaimLoop({
    name: 'webhooks',
    slots,
    atMost: slots,
    claim: webhookDelivery.claim,
    run: webhookDelivery.deliver,
    log,
  });
  rounds.every('webhooks', lookMs, async () => loop.look(), dueEndpoints);
  rounds.every('webhook-events-prune', pruneMs, webhookDelivery.prune);
  return loop.stop;
}
