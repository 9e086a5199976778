import type { Request, RequestHandler } from 'express';
import type { Pool } from 'pg';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Config } from '#server/config.ts';

/** Connections of each pool: all, idle ones, and callers that wait for one. */
export function measurePools(registry: Registry, pools: Record<string, Pool>): void {
  const gauge = new Gauge({
    name: 'concierge_database_pool',
    help: 'Connections of a pool by state; waiting are callers without a connection',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect: () => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        gauge.set({ pool, state: 'open' }, totalCount);
        gauge.set({ pool, state: 'idle' }, idleCount);
        gauge.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
}

/** What this process is: its role, and whether PAUSE_SENDING is set. */
export function measureRole(registry: Registry, { ROLE, PAUSE_SENDING }: Config): void {
  new Gauge({
    name: 'concierge_role',
    help: '1 for the role of this process',
    labelNames: ['role'],
    registers: [registry],
  }).set({ role: ROLE }, 1);
  new Gauge({ name: 'concierge_sending_paused', help: '1 while PAUSE_SENDING is set', registers: [registry] }).set(
    PAUSE_SENDING ? 1 : 0,
  );
}

const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];
const kinds = ['inbound', 'status'];

/** Counts webhooks by kind and status code and times them. A connection that ends without an answer has code 0. */
export function measureWebhooks(registry: Registry): RequestHandler {
  const labels = { registers: [registry] };
  const total = new Counter({
    name: 'concierge_webhooks_total',
    help: 'Webhooks by kind and status code of the answer',
    labelNames: ['kind', 'code'],
    ...labels,
  });
  const seconds = new Histogram({
    name: 'concierge_webhook_seconds',
    help: 'Duration of webhooks',
    labelNames: ['kind'],
    buckets,
    ...labels,
  });
  return (request, response, next) => {
    const kind = kindOf(request);
    const stop = seconds.startTimer({ kind });
    response.once('close', () => {
      stop();
      total.inc({ kind, code: String(response.writableFinished ? response.statusCode : 0) });
    });
    next();
  };
}

const kindOf = ({ path }: Request): string => kinds.find((kind) => path.endsWith(`/${kind}`)) ?? 'other';

/** Counts the open live streams that `handler` serves. */
export function measureStreams(registry: Registry, handler: RequestHandler): RequestHandler {
  const gauge = new Gauge({
    name: 'concierge_live_streams',
    help: 'Open live streams of consoles',
    registers: [registry],
  });
  return (request, response, next) => {
    gauge.inc();
    response.once('close', () => gauge.dec());
    return handler(request, response, next);
  };
}
