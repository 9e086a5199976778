import type { Router } from 'express';
import { sql } from 'kysely';
import type { Draining } from '#server/http/draining.ts';
import { healthRoutes } from '#server/http/health.ts';
import type { MetricsSource } from '#server/http/metrics.ts';
import type { Infrastructure } from '../infrastructure.ts';
import type { Services } from '../services.ts';

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
  return healthRoutes({
    practice: config.practice,
    stopping: () => draining.begun,
    ready: async () => ({ database: await isWritable(db), queue: await jobs.reachable() }),
  });
}

/** After a failover the address may still lead to a server that answers but accepts no writes. */
function isWritable(db: Infrastructure['db']): Promise<boolean> {
  return sql<{ writable: boolean }>`
    select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as writable`
    .execute(db)
    .then(
      ({ rows }) => rows[0]?.writable === true,
      () => false,
    );
}
