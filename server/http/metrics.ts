import type { Server } from 'node:http';
import express, { Router, type RequestHandler } from 'express';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { isFromThisMachine } from './request/this-machine.rules.ts';

export function createRegistry(): Registry {
  const registry = new Registry();
  // By default the delay of the event loop is sampled every 10 ms, which wakes an idle process 100 times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 100 });
  return registry;
}

/** `refresh` reads the figures of the database; it never fails. */
export type MetricsSource = { registry: Registry; refresh: () => Promise<void> };

const answer =
  ({ registry, refresh }: MetricsSource): RequestHandler =>
  async (_request, response) => {
    await refresh();
    response.type(registry.contentType).send(await registry.metrics());
  };

/** `/metrics` (Prometheus text) on the console's port, for this machine only. Not mounted if METRICS_PORT is set. */
export function metricsRoutes(source: MetricsSource, { hasOwnPort }: { hasOwnPort: boolean }): Router {
  const router = Router();
  const send = answer(source);
  router.get('/metrics', (request, response, next) =>
    hasOwnPort || !isFromThisMachine(request) ? next() : send(request, response, next),
  );
  return router;
}

/** Serves metrics and health, on METRICS_PORT. */
export function listenForMetrics(
  { source, health }: { source: MetricsSource; health: Router },
  { port, host }: { port: number; host: string },
): Promise<Server> {
  const app = express().disable('x-powered-by');
  app.get('/metrics', answer(source));
  app.use(health);
  app.use((_request, response) => void response.status(404).end());
  return new Promise((resolve, reject) => {
    const server = app.listen(port, host);
    server.once('listening', () => resolve(server)).once('error', reject);
  });
}
