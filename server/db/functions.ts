import { createHash } from 'node:crypto';
import path from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import type { Db, Transaction } from './database.ts';
import { readSql, sqlFilesIn } from './sql-files.ts';

const folder = path.join(import.meta.dirname, 'functions');

/** A function with its triggers, as `functions/<room>/<name>.sql` creates or replaces it. */
type DatabaseFunction = { name: string; text: string; checksum: string };

const databaseFunctions: DatabaseFunction[] = sqlFilesIn(folder).map(({ name, file }) => {
  const text = readSql(file);
  return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
});

/** `function_versions` keeps every version that was ever applied: the newest row of a name is the one in use. */
export async function createFunctionVersions(tx: Transaction): Promise<void> {
  await sql`
    create table if not exists function_versions (
      name text,
      checksum text,
      applied_at timestamptz not null,
      primary key (name, checksum)
    )`.execute(tx);
}

/**
 * Creates or replaces the functions that changed since this database was last migrated; all of them after a migration,
 * which may have dropped one to change its arguments. Bodies are not checked here, so the order does not matter.
 */
export async function createFunctions(tx: Transaction, { migrated }: { migrated: boolean }): Promise<void> {
  const current = await currentChecksums(tx);
  const changed = databaseFunctions.filter(({ name, checksum }) => migrated || current.get(name) !== checksum);
  if (changed.length === 0) return;
  await sql`set local check_function_bodies = off`.execute(tx);
  for (const { name, text, checksum } of changed) {
    await tx.executeQuery(CompiledQuery.raw(text));
    await sql`
      insert into function_versions (name, checksum, applied_at) values (${name}, ${checksum}, clock_timestamp())
      on conflict (name, checksum) do update set applied_at = excluded.applied_at`.execute(tx);
  }
}

async function currentChecksums(tx: Transaction): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; checksum: string }>`
    select distinct on (name) name, checksum from function_versions order by name, applied_at desc`.execute(tx);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Whether the database has, or had and replaced since, each function as this program has it. */
export async function functionsAreKnown(db: Db): Promise<boolean> {
  const { rows } = await sql<{ checksum: string }>`select checksum from function_versions`.execute(db);
  const known = new Set(rows.map(({ checksum }) => checksum));
  return databaseFunctions.every(({ checksum }) => known.has(checksum));
}
