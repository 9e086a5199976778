import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getMigrations } from 'better-auth/db/migration';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createTestAuth } from '#tests/support/auth.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** Tables that only better-auth and the migrations touch, so that schema.ts leaves them out. */
const untyped = [
  'verification',
  'twoFactor',
  'rateLimit',
  'kysely_migration',
  'kysely_migration_lock',
  'function_versions',
];

type Columns = Record<string, { nullable: boolean }>;

const database = await createTestDatabase();
const { db, close } = openDatabase(database.url, { max: 1 });
afterAll(async () => {
  await close();
  await database.drop();
});

const source = readFileSync(path.resolve(import.meta.dirname, '../../../server/db/schema.ts'), 'utf8');
const typed = typedTables(source);

async function realTables(): Promise<Map<string, Columns>> {
  const { rows } = await sql<{ table_name: string; column_name: string; is_nullable: 'YES' | 'NO' }>`
    select table_name, column_name, is_nullable from information_schema.columns where table_schema = 'public'`.execute(
    db,
  );
  const tables = new Map<string, Columns>();
  for (const { table_name, column_name, is_nullable } of rows) {
    tables.set(table_name, { ...tables.get(table_name), [column_name]: { nullable: is_nullable === 'YES' } });
  }
  return tables;
}

/** schema.ts is written evenly enough to be read line by line: `name: Type;` inside `export interface …Table {`. */
function typedTables(text: string): Map<string, Columns> {
  const fieldsOf = (name: string) =>
    /\{\n([\s\S]*?)\n\}/.exec(text.slice(text.indexOf(`export interface ${name} `)))![1]!;
  const fields = (name: string) =>
    [...fieldsOf(name).matchAll(/^ {2}(\w+): (.+);$/gm)].map(([, field, type]) => [field!, type!] as const);
  return new Map(
    fields('Database').map(([table, type]) => [
      table,
      Object.fromEntries(fields(type).map(([column, kind]) => [column, { nullable: isNullable(kind) }])),
    ]),
  );
}

/** What comes out of a select: of `ColumnType<Out, …>` only the first part counts. */
function isNullable(type: string): boolean {
  const out = /^ColumnType<([^,]+),/.exec(type)?.[1] ?? type;
  return (
    /^(Text|TextList|TimeOrNull|NumberOrNull|BooleanOrNull|MoneyOrNull|JsonOrNull<.*>)$/.test(out) ||
    /\| null\b/.test(out)
  );
}

describe('the typed schema', () => {
  test('knows every table of the database, and no other', async () => {
    const real = [...(await realTables()).keys()].filter((table) => !untyped.includes(table));
    expect([...typed.keys()].toSorted()).toEqual(real.toSorted());
  });

  test.each([...typed.keys()])('has the columns of %s, and says which may be null', async (table) => {
    expect(typed.get(table)).toEqual((await realTables()).get(table));
  });
});

test('better-auth has nothing left to create', async () => {
  const auth = createTestAuth(db as never);
  const { toBeCreated, toBeAdded } = await getMigrations(auth.options);
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
});
