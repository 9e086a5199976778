import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, sql } from 'kysely';
import type { Db, Transaction } from './database.ts';
import { codeOf } from './database-problems.ts';
import { BUSY_CODES, type BusyOptions } from './lock-timeout.ts';
import { readSql, sqlFilesIn } from './sql-files.ts';

const folder = path.join(import.meta.dirname, 'online');

/** `online/<number>-<topic>.sql`: what follows a migration while the tables are in use. Statements end with an empty line. */
const steps = sqlFilesIn(folder).map(({ name, file }) => ({ name, statements: statementsOf(readSql(file)) }));

function statementsOf(text: string): string[] {
  return text.split(/;\n\n/).filter((statement) => /^[^-\s]/m.test(statement));
}

/** `online_steps`: the steps that were done. */
export async function createOnlineSteps(tx: Transaction): Promise<void> {
  await sql`
    create table if not exists online_steps (
      name text primary key,
      done_at timestamptz not null
    )`.execute(tx);
}

/**
 * Runs the steps that were not done: indexes are built `CONCURRENTLY`, keys are added `NOT VALID` and validated, rows are
 * filled in batches. Each statement is a transaction of its own (or several) and may be run again after it was interrupted.
 * One process at a time; others wait until it is done.
 * @returns the names of the steps that were run.
 */
export async function runOnlineSteps(db: Db, busy: BusyOptions): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    await takeTurn(connection);
    try {
      const done = await stepsDone(connection);
      const open = steps.filter(({ name }) => !done.has(name));
      for (const { name, statements } of open) {
        for (const statement of statements) await runStatement(connection, statement, busy);
        await sql`insert into online_steps (name, done_at) values (${name}, now())`.execute(connection);
      }
      return open.map(({ name }) => name);
    } finally {
      await sql`reset lock_timeout`.execute(connection);
      await sql`select pg_advisory_unlock(hashtextextended('concierge online steps', 0))`.execute(connection);
    }
  });
}

const TURN_MS = 250;

/** Looks again and again instead of waiting in a statement: an index that is built waits for the end of every statement. */
async function takeTurn(connection: Db): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_lock(hashtextextended('concierge online steps', 0)) as mine`.execute(connection);
    if (rows[0]?.mine) return;
    await delay(TURN_MS);
  }
}

async function stepsDone(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from online_steps`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

const concurrently = /CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (\w+)/;

async function runStatement(
  connection: Db,
  statement: string,
  { lockTimeoutMs = 3_000, pauseMs = 2_000, attempts = 30, onBusy }: BusyOptions,
): Promise<void> {
  const [, index] = concurrently.exec(statement) ?? [];
  // Building an index blocks no write. While it waits for older transactions nobody waits behind it.
  const limit = index ? '0' : `${lockTimeoutMs}ms`;
  await sql`select set_config('lock_timeout', ${limit}, false)`.execute(connection);
  for (let attempt = 1; ; attempt += 1) {
    try {
      if (index) await dropUnfinished(connection, index);
      return void (await connection.executeQuery(CompiledQuery.raw(statement)));
    } catch (error) {
      if (!BUSY_CODES.includes(codeOf(error)) || attempt >= attempts) throw error;
      onBusy?.(attempt);
      await delay(pauseMs);
    }
  }
}

/** An index whose building was interrupted stays behind as invalid. */
async function dropUnfinished(connection: Db, index: string): Promise<void> {
  const { rows } = await sql`select from pg_index where indexrelid = to_regclass(${index}) and not indisvalid`.execute(
    connection,
  );
  if (rows.length > 0) await sql`drop index concurrently ${sql.ref(index)}`.execute(connection);
}

/** Whether every step of this program was done. */
export async function onlineStepsAreDone(db: Db): Promise<boolean> {
  const done = await stepsDone(db);
  return steps.every(({ name }) => done.has(name));
}
