import { sql } from 'kysely';
import { generate, GenericExpressionNode, LiteralNode, PostgresDialect, type DatabaseMetadata } from 'kysely-codegen';
import { format } from 'oxfmt';
import formatting from './oxfmt.json' with { type: 'json' };
import { openDatabase, type Db } from '#server/db/database.ts';

/** Where the types stand, from the root. `npm run schema` writes it. */
export const SCHEMA_FILE = 'server/db/schema.generated.ts';

/**
 * The types of a migrated database's tables, as TypeScript. Values of a check `column in (...)` become a union, and a jsonb
 * column gets its type from `JsonColumns`.
 */
export async function generateSchema(databaseUrl: string): Promise<string> {
  const { db, close } = openDatabase(databaseUrl, { max: 1 });
  try {
    const values = await checkedValues(db);
    const text = await generate({
      db,
      dialect: new PostgresDialect({ dateParser: 'string', defaultSchemas: ['public'] }),
      includePattern: 'public.*',
      excludePattern: 'public.kysely_*',
      outFile: null,
      customImports: { JsonColumn: './json-columns.ts' },
      overrides: { columns: await jsonColumns(db) },
      typeMapping: { int8: 'number' },
      postprocess: async ({ metadata }) => withValues(metadata, values),
    });
    const { printWidth, singleQuote } = formatting;
    return (await format(SCHEMA_FILE, text, { printWidth, singleQuote })).code;
  } finally {
    await close();
  }
}

/** The type of each jsonb column, by `table.column`. */
async function jsonColumns(db: Db): Promise<Record<string, GenericExpressionNode>> {
  const { rows } = await sql<{ name: string; optional: boolean }>`
    select table_name || '.' || column_name as name, column_default is not null as optional
    from information_schema.columns
    where table_schema = 'public' and data_type = 'jsonb'`.execute(db);
  return Object.fromEntries(
    rows.map(({ name, optional }) => {
      const type = new GenericExpressionNode('JsonColumn', [new LiteralNode(name)]);
      return [name, optional ? new GenericExpressionNode('Generated', [type]) : type];
    }),
  );
}

/** The values of each `check (column in ('a', 'b'))`, by `table.column`. */
async function checkedValues(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select t.relname || '.' || a.attname as name, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c'
      and c.connamespace = 'public'::regnamespace
      and cardinality(c.conkey) = 1
      and pg_get_constraintdef(c.oid) like '%= ANY (ARRAY[%'`.execute(db);
  return new Map(
    rows.map(({ name, definition }) => [name, [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value!)]),
  );
}

function withValues(metadata: DatabaseMetadata, values: Map<string, string[]>): DatabaseMetadata {
  for (const { name, columns } of metadata.tables)
    for (const column of columns) column.enumValues = values.get(`${name}.${column.name}`) ?? null;
  return metadata;
}
