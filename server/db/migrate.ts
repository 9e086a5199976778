import path from 'node:path';
import { CompiledQuery } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { openDatabase, type Transaction } from './database.ts';
import { createFunctions, createFunctionVersions } from './functions.ts';
import { retryBusyTables, type BusyOptions } from './lock-timeout.ts';
import { createOnlineSteps, runOnlineSteps } from './online.ts';
import { readSql, sqlFilesIn, type SqlFile } from './sql-files.ts';

const folder = path.join(import.meta.dirname, 'migrations');

/** `migrations/<number>-<topic>.sql`. The names are stored in each database: a file is never renamed. */
const migrations: SqlFile[] = sqlFilesIn(folder);

export const migrationNames: string[] = migrations.map(({ name }) => name);

const provider: MigrationProvider = {
  getMigrations: async () => Object.fromEntries(migrations.map(({ name, file }) => [name, migrationOf(file)])),
};

function migrationOf(file: string): Migration {
  const text = readSql(file);
  return { up: async (db) => void (await db.executeQuery(CompiledQuery.raw(text))) };
}

/**
 * Brings a database to the newest schema: tables, functions, the queue's own tables, privileges, which name all of
 * them, and what follows while the tables are in use (`online.ts`). Several processes may run it at the same time. The login must own the tables.
 * @returns the names of the migrations that were run.
 */
export async function migrateDatabase(
  databaseUrl: string,
  installQueue: (databaseUrl: string) => Promise<void>,
  busy: BusyOptions = {},
): Promise<string[]> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 });
  try {
    const names = await retryBusyTables(db, migrateTables, busy);
    await installQueue(databaseUrl);
    await retryBusyTables(db, (tx) => runFile(tx, 'privileges.sql'), busy);
    await runOnlineSteps(db, busy);
    return names;
  } finally {
    await close();
  }
}

/** Migrations and functions in one transaction, so that no process meets new tables with old functions. */
async function migrateTables(tx: Transaction): Promise<string[]> {
  await runFile(tx, 'uuidv7.sql');
  await createFunctionVersions(tx);
  await createOnlineSteps(tx);
  const { error, results = [] } = await new Migrator({ db: tx, provider }).migrateToLatest();
  if (error) throw error;
  await createFunctions(tx, { migrated: results.length > 0 });
  return results.map(({ migrationName }) => migrationName);
}

async function runFile(tx: Transaction, name: string): Promise<void> {
  await tx.executeQuery(CompiledQuery.raw(readSql(path.join(import.meta.dirname, name))));
}
