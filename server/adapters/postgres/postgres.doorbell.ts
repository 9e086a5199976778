import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '#server/db/database.ts';

/** Channels without payload: somebody else has committed rows of this kind, look. */
export type Bell = 'live_bell' | 'work_bell';

/**
 * Notifies other processes at most once in `restMs`: at once after a pause, otherwise when the rest is over. The notification
 * has a transaction of its own, because NOTIFY takes a lock of the whole database cluster until its transaction has
 * committed. A notification that fails is not repeated: listeners look by themselves now and then.
 */
export function createDoorbell(db: Db, log: Logger, bell: Bell, restMs: number): () => void {
  let last = -Infinity;
  let planned = false;
  const ring = (): void => {
    planned = false;
    last = performance.now();
    sql`select pg_notify(${bell}, '')`
      .execute(db)
      .catch((error: unknown) => log.debug({ err: error, bell }, 'other processes were not notified'));
  };
  return () => {
    if (planned) return;
    planned = true;
    setTimeout(ring, Math.max(0, last + restMs - performance.now())).unref();
  };
}
