import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

/** Far longer than the test: the server itself does not take the turn. */
const quietMs = 60_000;

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging({ quietMs });
  desk = await flow.desk();
  guest = flow.guest(desk);
});
afterAll(() => flow?.stop());

/** Another worker process that lives as long as its connection. */
async function anotherWorker(previous: number | null = null): Promise<{ id: number; dies(): Promise<void> }> {
  const client = new pg.Client({ connectionString: flow.server.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>('select enlist_worker($1) as id', [previous]);
  return { id: rows[0]!.id, dies: () => client.end() };
}

test('a turn of a worker whose connection has ended is answered by another one, once', async () => {
  await guest.writes('When is breakfast?');
  const worker = await anotherWorker();
  await sql`update guest_requests set claimed_by = ${worker.id}, due_at = now() + interval '30 seconds' where hotel_id = ${desk.hotel.id}`.execute(
    flow.server.db,
  );
  await worker.dies();
  await until('the guest is answered', () => guest.got.length);
  await flow.quiet();
  expect(guest.got).toHaveLength(1);
  const left = await flow.server.db.selectFrom('workers').select('id').execute();
  expect(left.map(({ id }) => id)).not.toContain(worker.id);
});

test('an attempt of a worker whose connection has ended is due 9 s after its begin, and is looked up first', async () => {
  const worker = await anotherWorker();
  const { conversation } = await desk.thread(guest);
  const { id, leased_until } = await flow.server.db
    .insertInto('messages')
    .values({
      hotel_id: desk.hotel.id,
      conversation_id: conversation['id'],
      direction: 'out',
      author: 'assistant',
      content: 'Breakfast is at 7.',
      attempts: 1,
      attempt_by: worker.id,
      first_attempt_at: flow.server.clock.now(),
      attempt_started_at: flow.server.clock.now(),
      due_at: sql<Date>`now() + interval '20 seconds'`,
    })
    .returning(['id', 'due_at as leased_until'])
    .executeTakeFirstOrThrow();
  await worker.dies();
  const message = () =>
    flow.server.db
      .selectFrom('messages')
      .select(['attempt_by', 'due_at', 'provider_sid'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  await until('it is given back', async () => (await message()).attempt_by === null);
  // Its lease is 20 s from its begin.
  expect((await message()).due_at.getTime() - leased_until.getTime()).toBe((9 - 20) * 1000);
  await flow.hurry();
  await until('it is sent', async () => (await message()).provider_sid !== null);
  expect(flow.twilio.messages.filter(({ body }) => body === 'Breakfast is at 7.')).toHaveLength(1);
});

test('a worker that has only lost its connection has its number again, and keeps the turns it works on', async () => {
  const { db } = flow.server;
  await guest.writes('And on Sunday?');
  const worker = await anotherWorker();
  const held = sql<{
    claimed_by: number | null;
  }>`select claimed_by from guest_requests where hotel_id = ${desk.hotel.id} and turn_state = 'waiting'`;
  await sql`update guest_requests set claimed_by = ${worker.id}, due_at = now() + interval '30 seconds'
    where hotel_id = ${desk.hotel.id} and turn_state = 'waiting'`.execute(db);
  await worker.dies();
  await until('it is missed', async () => {
    const { missed_at } = await db
      .selectFrom('workers')
      .select('missed_at')
      .where('id', '=', worker.id)
      .executeTakeFirstOrThrow();
    return missed_at !== null;
  });
  const back = await anotherWorker(worker.id);
  expect(back.id).toBe(worker.id);
  await sql`select release_dead_workers(0, interval '20 seconds', interval '4 seconds')`.execute(db);
  expect((await held.execute(db)).rows).toEqual([{ claimed_by: worker.id }]);
  await back.dies();
  await until('the guest is answered', () => guest.got.length > 1);
});

test('a number that another worker holds is not given away', async () => {
  const worker = await anotherWorker();
  const other = await anotherWorker(worker.id);
  expect(other.id).not.toBe(worker.id);
  await Promise.all([worker.dies(), other.dies()]);
});
