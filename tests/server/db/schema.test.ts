import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getMigrations } from 'better-auth/db/migration';
import { afterAll, expect, test } from 'vitest';
import { generateSchema, SCHEMA_FILE } from '#build/schema-types.ts';
import { openDatabase } from '#server/db/database.ts';
import { createTestAuth } from '#tests/support/auth.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

test('the types of the tables are those of the database; `npm run schema` writes them', async () => {
  const written = readFileSync(path.resolve(import.meta.dirname, '../../..', SCHEMA_FILE), 'utf8');
  expect(written).toBe(await generateSchema(database.url));
});

test('better-auth has nothing left to create', async () => {
  const { db, close } = openDatabase(database.url, { max: 1 });
  const auth = createTestAuth(db as never);
  const { toBeCreated, toBeAdded } = await getMigrations(auth.options);
  expect({ toBeCreated, toBeAdded }).toEqual({ toBeCreated: [], toBeAdded: [] });
  await close();
});
