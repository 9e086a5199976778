import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '#server/db/database.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, { max: 4 });
});
afterAll(async () => {
  await handle?.close();
  await database?.drop();
});

test('two deadlocked transactions both succeed after a retry', async () => {
  const { acrossHotels } = createTransactions(handle.db);
  const ids = await Promise.all(
    ['One', 'Other'].map(async (name) => {
      const row = await handle.db.insertInto('hotels').values({ name }).returning('id').executeTakeFirstOrThrow();
      return row.id;
    }),
  );
  let holding = 0;
  let bothHold = () => {};
  const both = new Promise<void>((resolve) => (bothHold = resolve));
  const change = (first: string, second: string, words: string) =>
    acrossHotels(async (tx) => {
      await sql`update hotels set address = coalesce(address, '') || ${words} where id = ${first}`.execute(tx);
      holding += 1;
      if (holding === 2) bothHold();
      await both;
      await sql`update hotels set address = coalesce(address, '') || ${words} where id = ${second}`.execute(tx);
    });
  await Promise.all([change(ids[0]!, ids[1]!, 'a'), change(ids[1]!, ids[0]!, 'b')]);
  expect(holding).toBe(3);
  const rows = await handle.db.selectFrom('hotels').select('address').where('id', 'in', ids).execute();
  for (const { address } of rows) expect([...address!].toSorted()).toEqual(['a', 'b']);
});

test('any other failure is thrown without a retry', async () => {
  const { acrossHotels } = createTransactions(handle.db);
  let times = 0;
  const failing = acrossHotels(async (tx) => {
    times += 1;
    await sql`select 1 / 0`.execute(tx);
  });
  await expect(failing).rejects.toThrow('division by zero');
  expect(times).toBe(1);
});
