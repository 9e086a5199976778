import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '#server/db/database.ts';
import { inOneProcess } from '#server/db/single-process.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

let database: TestDatabase;
let [first, second]: DatabaseHandle[] = [];
let done: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());
beforeEach(() => {
  done = [];
  [first, second] = [openDatabase(database.url, { max: 2 }), openDatabase(database.url, { max: 2 })];
  return async () => void (await Promise.all([first!.close(), second!.close()]));
});

const note = (what: string) => async () => void done.push(what);

test('work runs in one process at a time, and in another one afterwards', async () => {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const running = inOneProcess(first!.db, 'upkeep', async () => {
    begun.resolve();
    await held.promise;
    done.push('first');
  })();
  await begun.promise;
  await inOneProcess(second!.db, 'upkeep', note('second'))();
  await inOneProcess(second!.db, 'something else', note('other'))();
  held.resolve();
  await running;
  expect(done).toEqual(['other', 'first']);
  await inOneProcess(second!.db, 'upkeep', note('second'))();
  expect(done).toEqual(['other', 'first', 'second']);
});

test('work that fails lets the next process begin', async () => {
  const failing = inOneProcess(first!.db, 'upkeep', () => Promise.reject(new Error('no')));
  await expect(failing()).rejects.toThrow('no');
  await inOneProcess(second!.db, 'upkeep', note('second'))();
  expect(done).toEqual(['second']);
});

test('a process that dies lets the next one begin', async () => {
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const running = inOneProcess(first!.db, 'upkeep', async () => {
    begun.resolve();
    await held.promise;
  })();
  await begun.promise;
  // What a kill does to the connections of a process.
  const { rows } = await second!.pool.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`,
  );
  await second!.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
  // PostgreSQL ends the connection some moments later.
  await until('the lock is free', async () => {
    await inOneProcess(second!.db, 'upkeep', note('second'))();
    return done.length;
  });
  expect(done).toEqual(['second']);
  held.resolve();
  await running.catch(() => {});
});
