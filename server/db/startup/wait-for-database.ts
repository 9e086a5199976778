import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { codeOf, isPassing } from '../database-problems.ts';

export type WaitOptions = { log: Logger; longestMs: number; pauseMs?: number };

/**
 * Waits until the database accepts a connection: a server that starts, is a standby during a failover
 * or has no free connection needs time.
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
    const { rows } = await client.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
    if (rows[0]?.standby) throw Object.assign(new Error('The server is a standby.'), { code: '57P03' });
  } finally {
    await client.end().catch(() => {});
  }
}
