import type { Router } from 'express';
import { apiKeysRoutes } from '../features/integrations/api-keys.routes.ts';
import { createApiKeysService } from '../features/integrations/api-keys.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';

/** What connects other systems of a hotel: API keys. */
export function composeIntegrations(infrastructure: Infrastructure) {
  return { apiKeys: createApiKeysService(infrastructure) };
}
export type IntegrationsServices = ReturnType<typeof composeIntegrations>;

export function mountIntegrations(router: Router, { apiKeys }: IntegrationsServices, authorize: Authorize): void {
  apiKeysRoutes(router, apiKeys, authorize);
}
