import { sql } from 'kysely';
import { ConfigError } from '#server/config.ts';
import type { Db } from './database.ts';
import { functionsAreKnown } from './functions.ts';
import { migrationNames } from './migrate.ts';

/**
 * Start-up check in production: the login may change rows but not the structure, and the schema is at least as
 * new as the program. A newer schema is accepted, so that migrations can run before the programs are replaced.
 * @throws ConfigError that says what to do.
 */
export async function checkProductionDatabase(db: Db, queueIsCurrent: () => Promise<boolean>): Promise<void> {
  const power = await excessOf(db);
  if (power)
    throw new ConfigError(
      `DATABASE_URL logs in as "${power.login}", which ${power.excess}. In production the program must not be able to switch off the walls between hotels: create the logins with server/db/roles.sql, set DATABASE_URL to concierge_app and MIGRATION_DATABASE_URL to the owner, and run: npm run migrate`,
    );
  if (!(await schemaIsCurrent(db)) || !(await queueIsCurrent()))
    throw new ConfigError(
      'The database is older than this program. Run this once, with MIGRATION_DATABASE_URL naming the owner of the tables: npm run migrate',
    );
}

/** The first right of the login that is too much, or null. */
async function excessOf(db: Db): Promise<{ login: string; excess: string } | null> {
  const { rows } = await sql<{ login: string; excess: string | null }>`
    select current_user as login, case
      when rolsuper then 'is a superuser'
      when rolbypassrls then 'has BYPASSRLS'
      when rolcreaterole then 'has CREATEROLE'
      when exists (select from pg_class where relnamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))
        and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'member')) then 'owns the tables'
      when has_schema_privilege('public', 'create') then 'may create tables'
    end as excess from pg_roles where rolname = current_user`.execute(db);
  const { login = '', excess = null } = rows[0] ?? {};
  return excess ? { login, excess } : null;
}

const noTable = '42P01';
const notAllowed = '42501';

async function schemaIsCurrent(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return migrationNames.every((name) => done.has(name)) && (await functionsAreKnown(db));
  } catch (error) {
    // Before the first migration the table does not exist; before the migration that creates the roles it is not readable.
    if ([noTable, notAllowed].includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}
