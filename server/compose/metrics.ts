import type { Router } from 'express';
import { sql } from 'kysely';
import type { Draining } from '../http/draining.ts';
import { healthRoutes } from '../http/health.ts';
import type { MetricsSource } from '../http/metrics.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { Services } from './services.ts';

/** What a process shows about itself: on METRICS_PORT in every role, and on the console's port. */
export function composeMetrics(
  infrastructure: Infrastructure,
  { metrics }: Services,
  draining: Draining,
): { source: MetricsSource; health: Router } {
  const { registry } = infrastructure;
  return { source: { registry, refresh: metrics.refresh }, health: composeHealth(infrastructure, draining) };
}

function composeHealth({ config, db, jobs }: Infrastructure, draining: Draining): Router {
  const reachable = () =>
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
  return healthRoutes({
    practice: config.practice,
    stopping: () => draining.begun,
    ready: async () => ({ database: await reachable(), queue: await jobs.reachable() }),
  });
}
