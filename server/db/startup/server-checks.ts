import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** One line of the start: what was looked at and what was found. `refused`: what to do; the start ends. */
export type Check = { name: string; found: string; warn?: boolean; refused?: string };

type Connections = { usable: number; used: number };

/** Compares the connections of this process with those that the server, the database and the login allow. */
export async function checkConnections(db: Db, poolMax: number): Promise<Check> {
  const { usable, used } = await readConnections(db);
  const found = `up to ${poolMax} for this process (DATABASE_POOL_MAX); the server allows ${usable}, ${used} are in use`;
  const refused = `DATABASE_POOL_MAX is ${poolMax}, but the database allows ${usable} connections in total. Lower DATABASE_POOL_MAX or raise max_connections.`;
  return { name: 'connections', found, warn: used + poolMax > usable, ...(poolMax > usable && { refused }) };
}

async function readConnections(db: Db): Promise<Connections> {
  const { rows } = await sql<Connections>`
    select least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int,
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)
    ) as usable, (select count(*) from pg_stat_activity where datid is not null and usesysid is not null) as used`.execute(
    db,
  );
  return rows[0] ?? { usable: 0, used: 0 };
}

const tolerableMs = 2_000;

/** Difference of this machine's clock from the database's; jobs start by the database's. */
export async function checkClock(db: Db, now: () => Date): Promise<Check> {
  const offset = await clockOffsetMs(db, now);
  const found = `this machine's clock differs by ${Math.round(offset)} ms from the database's`;
  return { name: 'clock', found, warn: Math.abs(offset) > tolerableMs };
}

/** Milliseconds that this machine's clock is ahead of the database's; half of the round trip is taken off. */
async function clockOffsetMs(db: Db, now: () => Date): Promise<number> {
  const before = now().getTime();
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db);
  return (before + now().getTime()) / 2 - (rows[0]?.ms ?? before);
}
