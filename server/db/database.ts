import pg from 'pg';
import { Kysely, PostgresDialect } from 'kysely';
import type { Logger } from 'pino';
import type { DB } from './schema.generated.ts';

// count(*) and bigserial as numbers; PostgreSQL's own integers beyond 2^53 do not occur here.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A `date` is a day of the hotel's calendar, not an instant: keep `YYYY-MM-DD`.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

export type Db = Kysely<DB>;

/** One connection inside one transaction. `HotelTransaction` and `AcrossHotelsTransaction` say what it may see. */
export type Transaction = Kysely<DB>;

export type DatabaseHandle = { db: Db; pool: pg.Pool; close(): Promise<void> };

/** Opens the pool. `max`: connections at most. A lost connection is logged and replaced; it never ends the process. */
export function openDatabase(url: string, { max = 10, log }: { max?: number; log?: Logger } = {}): DatabaseHandle {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'concierge' });
  pool.on('error', (error) => log?.warn({ err: error }, 'a database connection was lost'));
  // The pool handles errors of idle connections. A query on a lost connection fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
