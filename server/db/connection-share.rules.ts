/** Connections of one process: its pools, and three that listen (live events, new jobs, waiting turns). */
export type ConnectionShare = { requests: number; webhooks: number; jobs: number; queue: number };

const LISTENING = 3;

/** The fewest connections with which every pool has two. */
export const LEAST_CONNECTIONS = 11;

/**
 * Divides `total` connections (DATABASE_POOL_MAX) among the pools of a process. A worker receives no webhooks, and a
 * process without workers only adds jobs.
 */
export function shareConnections(total: number, role: 'all' | 'api' | 'worker'): ConnectionShare {
  const pooled = total - LISTENING;
  const webhooks = role === 'worker' ? 1 : within(2, 4, pooled / 4);
  const jobs = role === 'api' ? 2 : within(2, 8, pooled / 4);
  const queue = within(2, 6, pooled / 4);
  return { webhooks, jobs, queue, requests: pooled - webhooks - jobs - queue };
}

const within = (least: number, most: number, value: number): number =>
  Math.max(least, Math.min(most, Math.floor(value)));
