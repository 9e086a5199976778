import type { Server } from 'node:http';
import express, { Router } from 'express';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { isFromThisMachine } from './request/this-machine.rules.ts';

export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** `/metrics` (Prometheus text) on the console's port, for this machine only. Not mounted if METRICS_PORT is set. */
export function metricsRoutes(registry: Registry, { hasOwnPort }: { hasOwnPort: boolean }): Router {
  const router = Router();
  router.get('/metrics', async (request, response, next) => {
    if (hasOwnPort || !isFromThisMachine(request)) return next();
    response.type(registry.contentType).send(await registry.metrics());
  });
  return router;
}

/** Serves only metrics, on METRICS_PORT. */
export function listenForMetrics(registry: Registry, port: number, host: string): Promise<Server> {
  const app = express().disable('x-powered-by');
  app.get(
    '/metrics',
    async (_request, response) => void response.type(registry.contentType).send(await registry.metrics()),
  );
  app.use((_request, response) => void response.status(404).end());
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host);
    server.once('listening', () => resolve(server)).once('error', reject);
  });
}
