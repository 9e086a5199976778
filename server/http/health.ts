import { Router } from 'express';
import { Registry, collectDefaultMetrics } from 'prom-client';

export type HealthChecks = { practice: boolean; registry: Registry; ready: () => Promise<Record<string, boolean>> };

/** `/health/live`, `/health/ready` (database and queue reachable) and `/metrics` (Prometheus text). */
export function healthRoutes({ practice, registry, ready }: HealthChecks): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ status: 'live', practice }));
  router.get('/health/ready', async (_request, response) => {
    const checks = await ready();
    const ok = Object.values(checks).every(Boolean);
    response.status(ok ? 200 : 503).json({ status: ok ? 'ready' : 'not ready', checks });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}

export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}
