import pg from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#tests/support/test-database.ts';

test('each test database is migrated, and is another one', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(one.url).not.toBe(other.url);
  const client = new pg.Client({ connectionString: one.url });
  await client.connect();
  const { rows } = await client.query(`select to_regclass('public.hotels') is not null as migrated`);
  await client.end();
  expect(rows).toEqual([{ migrated: true }]);
  await Promise.all([one.drop(), other.drop()]);
});

test('an open connection fails the drop with its name, and the database is dropped anyway', async () => {
  const database = await createTestDatabase();
  const leak = new pg.Client({ connectionString: database.url, application_name: 'forgotten-pool' });
  leak.on('error', () => {}); // the drop closes it
  await leak.connect();
  await leak.query('select 42');
  await expect(database.drop()).rejects.toThrow(/forgotten-pool, idle: select 42/);
  await expect(leak.query('select 1')).rejects.toThrow();
});
