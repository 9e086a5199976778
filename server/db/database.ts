import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
import { isTurnedAway } from './database-problems.ts';
import type { DB } from './schema.generated.ts';

// count(*) and bigserial as numbers; PostgreSQL's own integers beyond 2^53 do not occur here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A `date` is a day of the hotel's calendar, not an instant: keep `YYYY-MM-DD`.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

export type Db = Kysely<DB>;

/** One connection inside one transaction. `HotelTransaction` and `AcrossHotelsTransaction` say what it may see. */
export type Transaction = Kysely<DB>;

export type DatabaseHandle = { db: Db; pool: pg.Pool; close(): Promise<void> };

/**
 * @property max connections at most
 * @property limits milliseconds, set for every connection: how long a statement may run, a statement may wait for a lock,
 *   a transaction may be idle, a connection may take to open or to become free, and an idle connection is kept. Without
 *   them nothing is limited.
 * @property startWith PostgreSQL's own settings of every connection, as `-c name=value`
 */
export type DatabaseOptions = { max?: number; log?: Logger; limits?: DatabaseLimits; startWith?: string };
export type DatabaseLimits = {
  statement: number;
  lock: number;
  idleInTransaction: number;
  connect: number;
  idle: number;
};

/** Requests and jobs. Reports have a shorter limit of their own (`bounded-time.ts`). */
export const REQUEST_LIMITS: DatabaseLimits = {
  statement: 60_000,
  lock: 15_000,
  idleInTransaction: 60_000,
  connect: 10_000,
  idle: 45_000,
};

/** Webhooks: a provider waits 15 s for the answer. */
export const WEBHOOK_LIMITS: DatabaseLimits = {
  statement: 5_000,
  lock: 2_000,
  idleInTransaction: 5_000,
  connect: 5_000,
  idle: 10_000,
};

/** PostgreSQL's own limits come first, so that their error is seen. */
const SPARE_MS = 2_000;

/** A socket that is closed when the server has sent nothing for so long: it hangs, or the network is gone. */
function socketWithLimit(milliseconds: number): net.Socket {
  const socket = new net.Socket();
  return socket.setTimeout(milliseconds, () => socket.destroy(new Error('the database does not answer')));
}

/** Opens the pool. A lost connection is logged and replaced; it never ends the process. */
export function openDatabase(url: string, { max = 10, log, limits, startWith }: DatabaseOptions = {}): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: 'concierge',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(startWith && { options: startWith }),
    ...(limits && {
      stream: () => socketWithLimit(Math.max(limits.statement, limits.idleInTransaction, limits.idle) + SPARE_MS),
      connectionTimeoutMillis: limits.connect,
      idleTimeoutMillis: limits.idle,
      statement_timeout: limits.statement,
      lock_timeout: limits.lock,
      idle_in_transaction_session_timeout: limits.idleInTransaction,
    }),
  });
  pool.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'));
  // The pool handles errors of idle connections. A query on a lost connection fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  const patient = {
    options: pool.options,
    connect: () => connectPatiently(pool, limits?.connect ?? 0),
    end: () => pool.end(),
  };
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: patient }) });
  return { db, pool, close: () => db.destroy() };
}

const RETRY_MS = 200;

/** Tries again while the server turns connections away because it is full or starting, for at most `longestMs`. */
async function connectPatiently(pool: pg.Pool, longestMs: number): Promise<pg.PoolClient> {
  const end = Date.now() + longestMs;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      if (!isTurnedAway(error) || Date.now() + RETRY_MS > end) throw error;
      await delay(RETRY_MS);
    }
  }
}
