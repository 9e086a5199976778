import { Router } from 'express';

export type HealthChecks = {
  practice: boolean;
  /** Whether the process stops: it is not ready from then on, so that a load balancer sends requests elsewhere. */
  stopping: () => boolean;
  ready: () => Promise<Record<string, boolean>>;
};

/** `/health/live` and `/health/ready` (database and queue reachable). */
export function healthRoutes({ practice, stopping, ready }: HealthChecks): Router {
  const router = Router();
  router.get('/health/live', (_request, response) => void response.json({ status: 'live', practice }));
  router.get('/health/ready', async (_request, response) => {
    if (stopping()) return void response.status(503).json({ status: 'stopping', checks: {} });
    const checks = await ready();
    const ok = Object.values(checks).every(Boolean);
    response.status(ok ? 200 : 503).json({ status: ok ? 'ready' : 'not ready', checks });
  });
  return router;
}
