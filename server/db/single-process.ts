import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A process that holds a lock shows this often that it lives. */
const HEARTBEAT_MS = 15_000;
/** PostgreSQL ends the connection of a frozen process after this silence, and with it the lock. */
const LOST_AFTER_MS = 60_000;

/**
 * Work that runs in one process at a time: while another process does it, a call does nothing. The lock belongs to a
 * connection, so PostgreSQL releases it when the process dies.
 */
export function inOneProcess(db: Db, name: string, work: () => Promise<void>): () => Promise<void> {
  const key = sql`hashtextextended(${`one process: ${name}`}, 0)`;
  return () =>
    db.connection().execute(async (connection) => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${key}) as mine`.execute(connection);
      if (!rows[0]?.mine) return;
      const beat = setInterval(
        () =>
          void sql
            .raw(`set idle_session_timeout = ${LOST_AFTER_MS}`)
            .execute(connection)
            .catch(() => {}),
        HEARTBEAT_MS,
      );
      try {
        await work();
      } finally {
        clearInterval(beat);
        // A lost connection has released the lock already.
        await sql`select pg_advisory_unlock(${key}), set_config('idle_session_timeout', '0', false)`
          .execute(connection)
          .catch(() => {});
      }
    });
}
