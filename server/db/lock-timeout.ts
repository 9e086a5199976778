import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { codeOf } from './database-problems.ts';
import type { Db, Transaction } from './database.ts';

/**
 * @property lockTimeoutMs longest wait for a lock on a table. While a migration waits, every statement of the running
 *   product on that table waits behind it.
 * @property pauseMs between two attempts
 * @property onBusy is told the number of the attempt that was given up
 */
export type BusyOptions = {
  lockTimeoutMs?: number;
  pauseMs?: number;
  attempts?: number;
  onBusy?: (attempt: number) => void;
};

/** PostgreSQL's lock_not_available (the lock timeout has passed) and deadlock_detected. */
export const BUSY_CODES: readonly string[] = ['55P03', '40P01'];

/**
 * Runs a transaction that changes the structure of tables, one process at a time. Where another transaction holds a
 * table for longer than `lockTimeoutMs`, or a deadlock is found, it is rolled back and tried again.
 * @throws PostgreSQL's 55P03 or 40P01 after all attempts.
 */
export async function retryBusyTables<T>(
  db: Db,
  work: (tx: Transaction) => Promise<T>,
  { lockTimeoutMs = 3_000, pauseMs = 2_000, attempts = 30, onBusy }: BusyOptions,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        // Waits without a limit: the other process that migrates may need minutes.
        await sql`select pg_advisory_xact_lock(hashtextextended('concierge migrations', 0))`.execute(tx);
        await sql`select set_config('lock_timeout', ${`${lockTimeoutMs}ms`}, true)`.execute(tx);
        return await work(tx);
      });
    } catch (error) {
      if (!BUSY_CODES.includes(codeOf(error)) || attempt >= attempts) throw error;
      onBusy?.(attempt);
      await delay(pauseMs);
    }
  }
}
