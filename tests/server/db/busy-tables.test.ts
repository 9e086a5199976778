import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { retryBusyTables } from '#server/db/lock-timeout.ts';
import { waitForDatabase } from '#server/db/startup/wait-for-database.ts';
import { freePort } from '#tests/support/server-process.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

const database = await createTestDatabase();
const product = openDatabase(database.url, { max: 1 });
const migrating = openDatabase(database.url, { max: 1 });
afterAll(async () => {
  await Promise.all([product.close(), migrating.close()]);
  await database.drop();
});

test('a migration gives up a table in use, and is repeated when the table is free', async () => {
  let commit = () => {};
  const held = new Promise<void>((resolve) => (commit = resolve));
  let started = () => {};
  const holds = new Promise<void>((resolve) => (started = resolve));
  const reading = product.db.transaction().execute(async (tx) => {
    await sql`select from hotels`.execute(tx);
    started();
    await held;
  });
  await holds;
  const busy: number[] = [];
  await retryBusyTables(migrating.db, (tx) => sql`alter table hotels add column extra integer`.execute(tx), {
    lockTimeoutMs: 50,
    pauseMs: 10,
    onBusy: (attempt) => {
      busy.push(attempt);
      commit();
    },
  });
  await reading;
  expect(busy[0]).toBe(1);
  const { rows } = await sql`select extra from hotels`.execute(product.db);
  expect(rows).toEqual([]);
});

test('a refused password is not waited for, and an absent server is waited for until the limit', async () => {
  const log = pino({ level: 'silent' });
  const wrong = new URL(database.url);
  wrong.password = 'wrong';
  await expect(waitForDatabase(wrong.href, { log, longestMs: 60_000 })).rejects.toMatchObject({ code: '28P01' });
  const away = new URL(database.url);
  away.port = String(await freePort());
  const options = { log, longestMs: 50, pauseMs: 10 };
  await expect(waitForDatabase(away.href, options)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await waitForDatabase(database.url, options);
});
