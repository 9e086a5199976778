import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import * as repository from '#server/features/platform/upkeep.repository.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());

const before = new Date('2026-09-10T10:00:00Z');

/** A ladder with a step and a call, and a call of a test. `ended`: null while it is under way. */
async function aLadder(desk: Desk, started: string, ended: string | null): Promise<void> {
  const guest = flow.guest(desk);
  await guest.writes('Hello?');
  const { conversation } = await desk.thread(guest);
  await sql`
    with ladder as (
      insert into ladders (hotel_id, conversation_id, rank, started_at, ended_at, outcome)
      values (${desk.hotel.id}, ${conversation['id']}, 1, ${started}, ${ended}::timestamptz, ${ended && 'taken'}) returning *),
    step as (
      insert into ladder_steps (hotel_id, ladder_id, channel, due_at, state)
      select hotel_id, id, 'sms', started_at, 'done' from ladder returning *)
    insert into ladder_calls (hotel_id, ladder_id, step_id, user_id, channel, address, state, created_at)
    select hotel_id, ladder_id, id, ${desk.staff.user_id}::uuid, 'sms', '+4915123199000', 'sent', due_at from step
    union all select hotel_id, null, null, ${desk.staff.user_id}::uuid, 'sms', '+4915123199000', 'sent', due_at from step`.execute(
    flow.server.db,
  );
}

const left = async (desk: Desk): Promise<unknown> => {
  const { rows } = await sql`
    select (select count(*)::int from ladders where hotel_id = ${desk.hotel.id}) as ladders,
      (select count(*)::int from ladder_steps where hotel_id = ${desk.hotel.id}) as steps,
      (select count(*)::int from ladder_calls where hotel_id = ${desk.hotel.id}) as calls`.execute(flow.server.db);
  return rows[0];
};

test('ladders that ended long ago are deleted with their steps and calls, in one hotel', async () => {
  const [desk, other] = [await flow.desk(), await flow.desk()];
  await aLadder(desk, '2026-09-08T10:00:00Z', '2026-09-08T11:00:00Z');
  await aLadder(desk, '2026-09-09T10:00:00Z', '2026-09-11T11:00:00Z');
  await aLadder(desk, '2026-09-11T10:00:00Z', '2026-09-11T11:00:00Z');
  await aLadder(other, '2026-09-08T10:00:00Z', '2026-09-08T11:00:00Z');
  const { inHotel } = createTransactions(flow.server.db);
  await inHotel({ hotel_id: desk.hotel.id }, (tx) => repository.forgetLadders(tx, before));
  // The calls of the two younger ladders, and the youngest call of a test.
  expect(await left(desk)).toEqual({ ladders: 2, steps: 2, calls: 3 });
  expect(await left(other)).toEqual({ ladders: 1, steps: 1, calls: 2 });
});

test('a ladder under way is kept', async () => {
  const desk = await flow.desk();
  await aLadder(desk, '2026-09-08T10:00:00Z', null);
  const { inHotel } = createTransactions(flow.server.db);
  await inHotel({ hotel_id: desk.hotel.id }, (tx) => repository.forgetLadders(tx, before));
  expect(await left(desk)).toMatchObject({ ladders: 1, steps: 1 });
});

test('expired sessions and old counters of requests are deleted', async () => {
  const desk = await flow.desk();
  const { db } = flow.server;
  const { rows } = await sql<{ id: string }>`select id from "session" where "userId" = ${desk.staff.user_id}`.execute(
    db,
  );
  expect(rows).toHaveLength(1);
  await sql`insert into "rateLimit" (key, count, "lastRequest") values ('old', 1, ${before.getTime() - 1}), ('new', 1, ${before.getTime() + 1})`.execute(
    db,
  );
  const { acrossHotels } = createTransactions(db);
  await acrossHotels((tx) => repository.forgetSessions(tx, new Date(Date.now() - 1000)));
  await acrossHotels((tx) => repository.forgetRateLimits(tx, before));
  expect((await desk.get('/dashboard')).status).toBe(200);
  const counters = await sql`select key from "rateLimit" where key in ('old', 'new')`.execute(db);
  expect(counters.rows).toEqual([{ key: 'new' }]);
  await sql`update "session" set "expiresAt" = ${before} where "userId" = ${desk.staff.user_id}`.execute(db);
  await acrossHotels((tx) => repository.forgetSessions(tx, new Date(before.getTime() + 1)));
  const after = await sql`select id from "session" where "userId" = ${desk.staff.user_id}`.execute(db);
  expect(after.rows).toEqual([]);
});
