import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '#server/db/database.ts';

/** Channels: somebody has committed rows of this kind, look. The payload names the process. */
export type Bell = 'live_bell' | 'work_bell';

/** `isOthers`: whether the payload of a notification is of another process; what this one has committed it knows. */
export type Doorbell = { ring: () => void; isOthers: (payload: string) => boolean };

/**
 * Notifies other processes at most once in `restMs`: at once after a pause, otherwise when the rest is over. The notification
 * has a transaction of its own, because NOTIFY takes a lock of the whole database cluster until its transaction has
 * committed; nothing of it has to be on disk. A notification that fails is not repeated: listeners look by themselves now and then.
 */
export function createDoorbell(db: Db, log: Logger, bell: Bell, restMs: number): Doorbell {
  const me = randomUUID();
  let last = -Infinity;
  let planned = false;
  const ring = (): void => {
    planned = false;
    last = performance.now();
    sql`select set_config('synchronous_commit', 'off', true), pg_notify(${bell}, ${me})`
      .execute(db)
      .catch((error: unknown) => log.debug({ err: error, bell }, 'other processes were not notified'));
  };
  return {
    ring: () => {
      if (planned) return;
      planned = true;
      setTimeout(ring, Math.max(0, last + restMs - performance.now())).unref();
    },
    isOthers: (payload) => payload !== me,
  };
}
