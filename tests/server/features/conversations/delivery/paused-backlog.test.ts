import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPipeline } from '#server/db/pipeline.ts';
import { claimDeliveries } from '#server/features/conversations/delivery/delivery.repository.ts';
import type { ClaimedDelivery } from '#server/features/conversations/delivery/delivery.types.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let queue: ReturnType<typeof openPipeline>;
let paused: Desk;
let other: Desk;

beforeAll(async () => {
  // No worker takes the messages.
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  queue = openPipeline(flow.server.databaseUrl, { max: 1, log: pino({ enabled: false }) });
  [paused, other] = [await flow.desk(), await flow.desk()];
  // The connection plans its statements while nothing waits.
  await sql`insert into sending_pauses (reason, paused_by, paused_at) values ('A test', 'test', now())`.execute(
    flow.server.db,
  );
  expect(await claim()).toEqual([]);
  await sql`delete from sending_pauses`.execute(flow.server.db);
});
afterEach(async () => {
  const { db } = flow.server;
  await queue.close();
  for (const table of ['sending_pauses', 'sender_pauses', 'messages'])
    await sql`delete from ${sql.table(table)}`.execute(db);
});

/** Messages of the paused hotel that wait. */
const backlog = 5000;
let phones = 100_000_000;

/** Guests who wait for `each` messages. */
async function wait({ hotel }: Desk, guests: number, each = 1): Promise<void> {
  phones += guests;
  await sql`
    with c as (
      insert into conversations (hotel_id, identity_key, reply_address, guest_phone, last_inbound_at)
      select ${hotel.id}, phone, phone, phone, now()
      from (select '+49' || n as phone from generate_series(${phones - guests}::int, ${phones - 1}::int) n) p
      returning id, hotel_id)
    insert into messages (hotel_id, conversation_id, direction, author, content)
    select c.hotel_id, c.id, 'out', 'assistant', 'Hello' from c, generate_series(1, ${each}::int)`.execute(
    flow.server.db,
  );
}

function claim({ withEnded = false, now = new Date() } = {}): Promise<ClaimedDelivery[]> {
  const asked = { worker: 1, atMost: 50, lease: 20, now, stoppedSince: now, withEnded };
  return queue.pipeline((own) => claimDeliveries(own, asked));
}

const pauseNumber = () =>
  sql`
  insert into sender_pauses (whatsapp_number, not_before)
  select connected_number, now() + interval '1 hour' from hotels where id = ${paused.hotel.id}`.execute(flow.server.db);
const pauseHotel = () =>
  sql`
  insert into sending_pauses (hotel_id, reason, paused_by, paused_at) values (${paused.hotel.id}, 'A test', 'test', now())`.execute(
    flow.server.db,
  );

async function rowsRead(): Promise<number> {
  await queue.pipeline((own) => sql`select pg_stat_force_next_flush()`.execute(own));
  const { rows } = await sql<{ n: number }>`
    select idx_tup_fetch + seq_tup_read as n from pg_stat_user_tables where relname = 'messages'`.execute(
    flow.server.db,
  );
  return rows[0]!.n;
}

test.each([
  ['number', pauseNumber],
  ['hotel', pauseHotel],
])('a claim does not read the messages of a paused %s, and takes those of other hotels', async (_what, pause) => {
  await pause();
  await wait(paused, 10, backlog / 10);
  await wait(other, 70);
  const before = await rowsRead();
  const claimed = [...(await claim()), ...(await claim()), ...(await claim())];
  expect((await rowsRead()) - before).toBeLessThan(1500);
  expect(claimed).toHaveLength(70);
  expect(new Set(claimed.map(({ hotel_id }) => hotel_id))).toEqual(new Set([other.hotel.id]));
});

test('those that must not be sent any more are claimed when they are asked for, with those of other hotels', async () => {
  await pauseHotel();
  await wait(paused, 3);
  await wait(other, 1);
  const tomorrow = new Date(Date.now() + 25 * 3600_000);
  expect(await claim({ now: tomorrow })).toMatchObject([{ hotel_id: other.hotel.id }]);
  expect(await claim({ withEnded: true })).toEqual([]);
  const ended = await claim({ withEnded: true, now: tomorrow });
  expect(ended).toMatchObject(Array(3).fill({ hotel_id: paused.hotel.id, paused: true }));
});
