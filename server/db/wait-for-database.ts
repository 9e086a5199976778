import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { codeOf, isPassing } from './database-problems.ts';

export type WaitOptions = { log: Logger; longestMs: number; pauseMs?: number };

/**
 * Waits until the database accepts a connection: a server that starts, fails over or has no free connection needs time.
 * A refused password ends the wait. @throws the last error after `longestMs`.
 */
export async function waitForDatabase(
  databaseUrl: string,
  { log, longestMs, pauseMs = 2_000 }: WaitOptions,
): Promise<void> {
  const end = Date.now() + longestMs;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await connectOnce(databaseUrl);
    } catch (error) {
      if (!isPassing(error) || Date.now() + pauseMs > end) throw error;
      if (attempt % 5 === 1) log.warn({ code: codeOf(error) }, 'the database does not answer yet; trying again');
      await delay(pauseMs);
    }
  }
}

async function connectOnce(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: 5_000,
    application_name: 'concierge-start',
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => {});
  }
}
