import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/database.ts';
import { openPipeline } from '#server/db/pipeline.ts';
import { claimDeliveries } from '#server/features/conversations/delivery/delivery.repository.ts';
import { startMessaging, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
beforeAll(async () => {
  // No worker takes the messages.
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());

/** After an outage each guest waits for a message. Comparing each with each takes longer than the 5 s of a statement. */
const guests = 4000;

/** Rows of `messages` read so far by connections that have reported it. */
async function messagesRead(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select idx_tup_fetch + seq_tup_read as n from pg_stat_user_tables where relname = 'messages'`.execute(db);
  return rows[0]!.n;
}

test('a backlog of an outage is claimed in sets, by a connection that has planned while the table was empty', async () => {
  const { hotel } = await flow.desk();
  const { db } = flow.server;
  const queue = openPipeline(flow.server.databaseUrl, { max: 1, log: pino({ enabled: false }) });
  const now = new Date();
  const claim = () =>
    queue.pipeline((own) =>
      claimDeliveries(own, { worker: 1, atMost: 50, lease: 20, now, stoppedSince: now, withEnded: false }),
    );
  try {
    expect(await claim()).toEqual([]);
    await sql`
      with c as (
        insert into conversations (hotel_id, identity_key, reply_address, guest_phone)
        select ${hotel.id}, phone, phone, phone from (select '+4915124' || n as phone from generate_series(100000, ${99_999 + guests}::int) n) p
        returning id, hotel_id)
      insert into messages (hotel_id, conversation_id, direction, author, content, attempts)
      select c.hotel_id, c.id, 'out', 'assistant', 'Hello', 1 from c`.execute(db);
    const rows = [...(await claim()), ...(await claim())];
    expect(new Set(rows.map(({ conversation_id }) => conversation_id)).size).toBe(100);
    const rowsRead = async () => {
      await queue.pipeline((own) => sql`select pg_stat_force_next_flush()`.execute(own));
      return messagesRead(db);
    };
    const before = await rowsRead();
    expect(await claim()).toHaveLength(50);
    // The claimed ones, a few times each; not the thousands that wait behind them.
    expect((await rowsRead()) - before).toBeLessThan(1000);
    await sql`delete from messages where hotel_id = ${hotel.id}`.execute(db);
  } finally {
    await queue.close();
  }
});
