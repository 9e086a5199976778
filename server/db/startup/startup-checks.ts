import { sql } from 'kysely';
import { ConfigError } from '#server/config-error.ts';
import type { Db } from '../database.ts';
import { checkClock, checkConnections, type Check } from './server-checks.ts';
import { onlineStepsAreDone } from '../online.ts';
import { functionsAreKnown } from '../functions.ts';
import { migrationNames } from '../migrate.ts';

export type CheckOptions = { poolMax: number; queueIsCurrent: () => Promise<boolean>; now: () => Date };

/**
 * Start-up checks in production, in an order in which each depends on those before it: the server is new enough, the
 * login may change rows but not the structure, and the schema is at least as new as the program. A newer schema is
 * accepted, so that migrations can run before the programs are replaced.
 * @throws ConfigError that says what to do at the first check that fails.
 */
export async function checkProductionDatabase(db: Db, options: CheckOptions): Promise<Check[]> {
  const checks: Check[] = [];
  const steps = [
    checkVersion,
    checkLogin,
    checkRoles,
    (on: Db) => checkSchema(on, options.queueIsCurrent),
    checkGrants,
    checkPolicies,
    (on: Db) => checkConnections(on, options.poolMax),
    (on: Db) => checkClock(on, options.now),
  ];
  for (const step of steps) {
    const check = await step(db);
    if (check.refused) throw new ConfigError(check.refused);
    checks.push(check);
  }
  return checks;
}

const oldestVersion = 150_000;

async function checkVersion(db: Db): Promise<Check> {
  const { rows } = await sql<{ version: string; number: number }>`
    select current_setting('server_version') as version, current_setting('server_version_num')::int as number`.execute(
    db,
  );
  const { version = '', number = 0 } = rows[0] ?? {};
  const refused = `DATABASE_URL names PostgreSQL ${version}; this program needs PostgreSQL 15 or newer.`;
  return { name: 'version', found: `PostgreSQL ${version}`, ...(number < oldestVersion && { refused }) };
}

/** The first right of the login that is too much. */
async function checkLogin(db: Db): Promise<Check> {
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
  const refused = `DATABASE_URL logs in as "${login}", which ${excess}. In production the program must not be able to switch off the walls between hotels: create the logins with server/db/roles.sql, set DATABASE_URL to concierge_app and MIGRATION_DATABASE_URL to the owner, and run: npm run migrate`;
  return { name: 'login', found: `${login}, password accepted, owns nothing`, ...(excess && { refused }) };
}

async function checkRoles(db: Db): Promise<Check> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(array['concierge_hotel', 'concierge_pipeline', 'concierge_platform']) name
    where not exists (select from pg_roles where rolname = name and pg_has_role(current_user, oid, 'member'))`.execute(
    db,
  );
  const missing = rows.map(({ name }) => name).join(' and ');
  const refused = `The login of DATABASE_URL is no member of ${missing}. Run this once as a superuser, connected to the database: psql -f server/db/roles.sql`;
  return {
    name: 'roles',
    found: 'concierge_hotel, concierge_pipeline, concierge_platform',
    ...(missing && { refused }),
  };
}

const noTable = '42P01';
const notAllowed = '42501';

async function checkSchema(db: Db, queueIsCurrent: () => Promise<boolean>): Promise<Check> {
  const current = (await schemaIsCurrent(db)) && (await queueIsCurrent());
  const refused =
    'The database is older than this program. Run this once, with MIGRATION_DATABASE_URL naming the owner of the tables: npm run migrate';
  return { name: 'schema', found: `${migrationNames.length} migrations`, ...(!current && { refused }) };
}

async function schemaIsCurrent(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
    const done = new Set(rows.map(({ name }) => name));
    return (
      migrationNames.every((name) => done.has(name)) && (await functionsAreKnown(db)) && (await onlineStepsAreDone(db))
    );
  } catch (error) {
    // Before the first migration the table does not exist; before the migration that creates the roles it is not readable.
    if ([noTable, notAllowed].includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  }
}

async function checkGrants(db: Db): Promise<Check> {
  const { rows } = await sql<{ tables: number; missing: string | null }>`
    select count(*) as tables, string_agg(relname, ', ') filter (where not has_table_privilege('concierge_platform', oid, 'select')) as missing
    from pg_class where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`.execute(
    db,
  );
  const { tables = 0, missing = null } = rows[0] ?? {};
  const refused = `The role concierge_platform may not read ${missing}. This sets the privileges again: npm run migrate`;
  return { name: 'grants', found: `${tables} tables`, ...(missing && { refused }) };
}

/** Tables with hotel_id that the platform alone reads. */
const platformTables = ['acting_sessions', 'scim_group_hotels', 'sending_pauses', 'set_aside_messages'];

/** A restore without the roles loses the policies: every hotel table has forced row-level security and both policies. */
async function checkPolicies(db: Db): Promise<Check> {
  const { rows } = await sql<{ policies: number; tables: number; open: string | null }>`
    select coalesce(sum(found), 0)::int as policies, count(*) as tables, string_agg(relname, ', ') filter (where open) as open
    from (
      select c.relname, count(p.oid) as found, not (c.relrowsecurity and c.relforcerowsecurity
        and coalesce(bool_or(p.polname = 'hotel_wall'), false) and coalesce(bool_or(p.polname = 'platform_rows'), false)) as open
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'hotel_id' and not a.attisdropped
      left join pg_policy p on p.polrelid = c.oid
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> all(${platformTables})
      group by c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity
    ) hotel_tables`.execute(db);
  const { policies = 0, tables = 0, open = null } = rows[0] ?? {};
  const refused = `These tables have lost their row-level policies: ${open}. A backup was restored before server/db/roles.sql was run; restore it again into a new database (docs/backup.md).`;
  return { name: 'policies', found: `${policies} on ${tables} hotel tables`, ...(open && { refused }) };
}
