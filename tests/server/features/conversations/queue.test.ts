import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { severalWorkers, workDue } from '#server/features/conversations/queue.repository.ts';
import { startMessaging, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
beforeAll(async () => {
  // No worker takes what waits.
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());

const count = async (query: typeof workDue): Promise<number> => (await query().execute(flow.server.db)).rows.length;

test('work is due while a turn or a message waits that may be claimed, of any hotel', async () => {
  expect(await count(workDue)).toBe(0);
  const [desk, other] = [await flow.desk(), await flow.desk()];
  await flow.guest(desk).writes('When is breakfast?');
  await flow.guest(other).writes('When is breakfast?');
  await until('both turns are due', async () => (await count(workDue)) === 2);
  await sql`update guest_requests set due_at = now() + interval '1 minute' where hotel_id = ${desk.hotel.id}`.execute(
    flow.server.db,
  );
  expect(await count(workDue)).toBe(1);
  await sql`update guest_requests set turn_state = 'answered' where hotel_id = ${other.hotel.id}`.execute(
    flow.server.db,
  );
  expect(await count(workDue)).toBe(0);
  await sql`
    insert into messages (hotel_id, conversation_id, direction, author, content, delivery_status, due_at)
    select hotel_id, id, 'out', 'staff', 'Welcome', 'queued', now() from conversations where hotel_id = ${other.hotel.id}`.execute(
    flow.server.db,
  );
  expect(await count(workDue)).toBe(1);
  await sql`update messages set delivery_status = 'failed' where direction = 'out'`.execute(flow.server.db);
  expect(await count(workDue)).toBe(0);
});

test('dead workers are looked for where there was another one', async () => {
  const enlist = (): Promise<unknown> => sql`insert into workers default values`.execute(flow.server.db);
  expect(await count(severalWorkers)).toBe(0);
  await enlist();
  expect(await count(severalWorkers)).toBe(0);
  await enlist();
  expect(await count(severalWorkers)).toBe(1);
});
