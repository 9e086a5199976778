import fs from 'node:fs';
import path from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { functionsAreKnown } from '#server/db/functions.ts';
import { migrate } from '#server/compose/database/migrate.ts';
import { migrationNames } from '#server/db/migrate.ts';
import { sqlFilesIn } from '#server/db/sql-files.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const folder = path.resolve(import.meta.dirname, '../../../server/db');
const functions = sqlFilesIn(path.join(folder, 'functions')).map(({ name }) => name);
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

const database = await createTestDatabase();
const { db, close } = openDatabase(database.url, { max: 2 });
afterAll(async () => {
  await close();
  await database.drop();
});

const run = (statement: string) => db.executeQuery(CompiledQuery.raw(statement));

async function bodyOf(name: string): Promise<string> {
  const { rows } = await sql<{ body: string }>`select pg_get_functiondef(${name}::regproc) as body`.execute(db);
  return rows[0]!.body;
}

async function versionsOf(name: string): Promise<number> {
  const { rows } = await sql`select from function_versions where name = ${name}`.execute(db);
  return rows.length;
}

describe('an empty database', () => {
  test('is migrated by several processes at the same time', async () => {
    await run('drop schema public cascade; create schema public; drop schema pgboss cascade');
    const runs = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
    expect(runs.flat()).toEqual(migrationNames);
  });

  test('has nothing left to run afterwards', async () => {
    expect(await migrate(database.url)).toEqual([]);
    expect(await functionsAreKnown(db)).toBe(true);
  });
});

describe('functions', () => {
  test('each has a file, and each file a function', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct proname::text as name from pg_proc p
      where pronamespace = 'public'::regnamespace
        -- server/db/uuidv7.sql, where the server is older than 18
        and proname <> 'uuidv7'
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(functions);
  });

  test('one whose file changed is replaced, without a migration', async () => {
    const body = await bodyOf('short_umlauts');
    await run(`create or replace function short_umlauts(value text) returns text language sql immutable return 'old'`);
    await run(`update function_versions set checksum = 'old' where name = 'short_umlauts'`);
    expect(await functionsAreKnown(db)).toBe(false);
    expect(await migrate(database.url)).toEqual([]);
    expect(await bodyOf('short_umlauts')).toBe(body);
    expect(await functionsAreKnown(db)).toBe(true);
  });

  test('a program whose function was replaced by a newer one still accepts the database', async () => {
    await run(`insert into function_versions values ('short_umlauts', 'newer', clock_timestamp())`);
    expect(await functionsAreKnown(db)).toBe(true);
    await migrate(database.url);
    expect(await versionsOf('short_umlauts')).toBe(3);
  });

  test('one that did not change is not touched, so that starts take no locks', async () => {
    const { rows: before } =
      await sql`select oid::int, xmin::text from pg_proc where proname = 'count_requests'`.execute(db);
    await migrate(database.url);
    const { rows: after } =
      await sql`select oid::int, xmin::text from pg_proc where proname = 'count_requests'`.execute(db);
    expect(after).toEqual(before);
  });
});

describe('migrations', () => {
  test.each(migrationNames)('%s includes the functions that it calls', (name) => {
    const text = read(`migrations/${name}.sql`);
    const code = text.replace(/--.*$|\/\*[\s\S]*?\*\/|^drop function .*$/gim, '');
    const included = [...text.matchAll(/^\\ir \.\.\/functions\/\w+\/(\w+)\.sql$/gm)].map(([, file]) => file);
    const called = functions.filter((file) => new RegExp(`\\b${file}\\(`, 'i').test(code));
    expect(included).toEqual(expect.arrayContaining(called));
  });
});
