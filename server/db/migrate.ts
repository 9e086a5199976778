import path from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { Migrator, type Migration, type MigrationProvider } from 'kysely/migration';
import { openDatabase, type Db } from './database.ts';
import { createFunctions, createFunctionVersions } from './functions.ts';
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
 * Brings a database to the newest schema: tables, functions, the queue's own tables, and privileges, which name all of
 * them. Several processes may run it at the same time. The login must own the tables.
 * @returns the names of the migrations that were run.
 */
export async function migrateDatabase(
  databaseUrl: string,
  installQueue: (databaseUrl: string) => Promise<void>,
): Promise<string[]> {
  const { db, close } = openDatabase(databaseUrl, { max: 2 });
  try {
    const names = await migrateTables(db);
    await installQueue(databaseUrl);
    await db.executeQuery(CompiledQuery.raw(readSql(path.join(import.meta.dirname, 'privileges.sql'))));
    return names;
  } finally {
    await close();
  }
}

/** Migrations and functions in one transaction, so that no process meets new tables with old functions. */
function migrateTables(db: Db): Promise<string[]> {
  return db.transaction().execute(async (tx) => {
    // Kysely's own lock comes after it has created its tables, which two processes cannot do at the same time.
    await sql`select pg_advisory_xact_lock(hashtextextended('concierge migrations', 0))`.execute(tx);
    await createFunctionVersions(tx);
    const { error, results = [] } = await new Migrator({ db: tx, provider }).migrateToLatest();
    if (error) throw error;
    await createFunctions(tx, { migrated: results.length > 0 });
    return results.map(({ migrationName }) => migrationName);
  });
}
