import { sql } from 'kysely';
import type { Transaction } from '#server/db/database.ts';

/** Counts one more use in a period that begins with the first one after `since`. */
export async function countInPeriod(tx: Transaction, key: string, since: Date, now: Date) {
  const { rows } = await sql<{ count: number; started_at: Date }>`
    select count, started_at from count_in_period(${key}, ${since}, ${now})`.execute(tx);
  return rows[0]!;
}

/** The counter, created if needed, locked FOR UPDATE. */
export async function lockCounter(tx: Transaction, key: string, now: Date) {
  const { rows } = await sql<{ count: number; last_at: Date }>`
    insert into account_counters (key, count, started_at, last_at) values (${key}, 0, ${now}, ${now})
    on conflict (key) do update set key = excluded.key
    returning count, last_at`.execute(tx);
  return rows[0]!;
}

export async function setCounter(tx: Transaction, key: string, count: number, now: Date): Promise<void> {
  await tx.updateTable('account_counters').set({ count, last_at: now }).where('key', '=', key).execute();
}

export async function deleteCounters(tx: Transaction, keys: string[]): Promise<void> {
  await tx.deleteFrom('account_counters').where('key', 'in', keys).execute();
}
