import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

test('a backlog of an outage is claimed in sets, by a connection that has planned while the table was empty', async () => {
  const { hotel } = await flow.desk();
  const { db } = flow.server;
  const queue = openPipeline(flow.server.databaseUrl, { max: 1, log: pino({ enabled: false }) });
  const now = new Date();
  const claim = () =>
    queue.pipeline((own) => claimDeliveries(own, { worker: 1, atMost: 50, lease: 20, now, stoppedSince: now }));
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
    await sql`delete from messages where hotel_id = ${hotel.id}`.execute(db);
  } finally {
    await queue.close();
  }
});
