import pino from 'pino';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '#server/db/database.ts';
import { createRounds, type Rounds } from '#server/db/rounds.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
let rounds: Rounds;

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, { max: 2 });
  await sql`create table errands (kind text)`.execute(handle.db);
  const log = pino({ level: 'silent' });
  rounds = createRounds({ ...handle, now: () => new Date(), log, keepsStatements: true, lookMs: 20 });
});
afterAll(async () => {
  await rounds?.stop();
  await handle?.close();
  await database?.drop();
});

const errands = (kind: string) => () => sql`select from errands where kind = ${kind}`;
const add = (kind: string) => sql`insert into errands values (${kind})`.execute(handle.db);
const remove = (kind: string) => sql`delete from errands where kind = ${kind}`.execute(handle.db);

test('a round is done once at the start and then only while it has something to do', async () => {
  const done = { mail: 0, calls: 0, looks: 0 };
  rounds.every('mail', 1000, async () => void (done.mail += 1), errands('mail'));
  rounds.every('calls', 1000, async () => void (done.calls += 1), errands('calls'));
  rounds.every('looks', 5, async () => void (done.looks += 1));
  await until('both were done at the start', () => done.mail === 1 && done.calls === 1);
  await add('mail');
  await until('the round with something to do', () => done.mail >= 3);
  expect(done.calls).toBe(1);
  expect(done.looks).toBeGreaterThan(3);
  await remove('mail');
});

test('a round that fails is done again, and a slow one holds up no other', async () => {
  const held = Promise.withResolvers<void>();
  const begun = { failing: 0, slow: 0, quick: 0 };
  const failing = async (): Promise<void> => {
    begun.failing += 1;
    if (begun.failing === 1) throw new Error('no');
  };
  const slow = async (): Promise<void> => {
    begun.slow += 1;
    await held.promise;
  };
  await add('errand');
  rounds.every('failing', 1000, failing, errands('errand'));
  rounds.every('slow', 1000, slow, errands('errand'));
  rounds.every('quick', 1000, async () => void (begun.quick += 1), errands('errand'));
  await until('the others go on', () => begun.quick >= 3 && begun.failing >= 3);
  expect(begun.slow).toBe(1);
  held.resolve();
});

test('the questions of all rounds are one statement, which is planned once', async () => {
  const { rows } = await handle.pool.query<{ text: string; times: number }>(
    `select statement as text, (generic_plans + custom_plans)::integer as times from pg_prepared_statements
     where name like 'due-rounds-%'`,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ text }) => text.includes('array_remove'))).toBe(true);
});

test('every round is done while it cannot be read what is due', async () => {
  let quiet = 0;
  rounds.every('quiet', 1000, async () => void (quiet += 1), errands('never'));
  await until('the first time', () => quiet === 1);
  await sql`alter table errands rename to lost`.execute(handle.db);
  await until('more times', () => quiet >= 3);
  await sql`alter table lost rename to errands`.execute(handle.db);
});
