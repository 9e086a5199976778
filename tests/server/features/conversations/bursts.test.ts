import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { openDatabase, type Transaction } from '#server/db/database.ts';
import type { PipelineDb } from '#server/db/pipeline.ts';
import { receiveMessages } from '#server/features/conversations/inbound/inbound.repository.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

/** A transaction of the test stands for a connection of the queue. */
const asPipeline = (tx: Transaction) => tx as PipelineDb;

let flow: Messaging;
let desk: Desk;

const messageOf = (from: string, provider_sid: string, at: Date) => ({
  to: desk.number,
  from,
  identity_key: from,
  guest_phone: from,
  whatsapp_id: null,
  guest_name: 'A guest',
  body: provider_sid,
  attachments: [],
  location_lat: null,
  location_lng: null,
  location_address: null,
  provider_message_id: provider_sid,
  received_at: at,
  urgent: false,
});

describe('batches of messages, written at the same time by several processes', () => {
  beforeAll(async () => {
    flow = await startMessaging({ role: 'api' });
  });
  afterAll(() => flow?.stop());
  beforeEach(async () => {
    desk = await flow.desk();
  });

  test('a batch that waited for another is ordered after it, in the thread and in the turn', async () => {
    const guest = '+491700000001';
    const first = openDatabase(flow.server.databaseUrl, { max: 1 });
    const second = openDatabase(flow.server.databaseUrl, { max: 1 });
    const walls = [createTransactions(first.db), createTransactions(second.db)] as const;
    const stored = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    try {
      await walls[0].acrossHotels((tx) =>
        receiveMessages(asPipeline(tx), [messageOf(guest, 'SM-begin', new Date())], 0),
      );
      const holding = walls[0].acrossHotels(async (tx) => {
        await sql`select 1 from conversations where identity_key = ${guest} for update`.execute(tx);
        stored.resolve();
        await go.promise;
        return receiveMessages(asPipeline(tx), [messageOf(guest, 'SM-early', new Date())], 0);
      });
      await stored.promise;
      const waiting = walls[1].acrossHotels((tx) =>
        receiveMessages(asPipeline(tx), [messageOf(guest, 'SM-late', new Date())], 0),
      );
      await until('the second batch waits for the lock', async () => {
        const { rows } = await sql<{
          n: number;
        }>`select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          flow.server.db,
        );
        return rows[0]!.n > 0;
      });
      go.resolve();
      await Promise.all([holding, waiting]);
    } finally {
      await first.close();
      await second.close();
    }
    const { messages, requests } = await desk.thread(guest);
    expect(messages.map((message) => message['content'])).toEqual(['SM-begin', 'SM-early', 'SM-late']);
    expect(requests).toMatchObject([{ message: 'SM-begin\nSM-early\nSM-late' }]);
  });

  test('keeps the order in which a batch was received, for each guest', async () => {
    const { acrossHotels } = createTransactions(flow.server.db);
    const at = Date.now();
    const guests = Array.from({ length: 8 }, (_, index) => `+49170000010${index}`);
    const batch = Array.from({ length: 80 }, (_, index) =>
      messageOf(guests[index % 8]!, `SM-order-${String(index).padStart(2, '0')}`, new Date(at + index)),
    );
    const outcomes = await acrossHotels((tx) =>
      receiveMessages(
        asPipeline(tx),
        batch.toSorted(() => Math.random() - 0.5),
        0,
      ),
    );
    expect(outcomes.every(({ outcome }) => outcome === 'stored')).toBe(true);
    for (const guest of guests) {
      const contents = (await desk.thread(guest)).messages.map((message) => message['content']);
      expect(contents).toEqual(contents.toSorted());
      expect(contents).toHaveLength(10);
    }
  });
});

describe('bursts and two assistants at once', () => {
  beforeAll(async () => {
    flow = await startMessaging();
  });
  afterAll(() => flow?.stop());
  beforeEach(async () => {
    desk = await flow.desk();
  });
  afterEach(() => flow.twilio.idle());

  test('however messages of a burst meet, no turn is left waiting and none is answered twice', async () => {
    const guests = Array.from({ length: 30 }, () => flow.guest(desk));
    for (let round = 0; round < 3; round += 1) {
      await Promise.all(
        guests.flatMap((guest) =>
          Array.from({ length: 4 }, (_, index) => guest.writes(`Can you tune the piano? ${round}.${index}`)),
        ),
      );
    }
    const settled = async () => {
      const { rows } = await sql<{
        n: number;
      }>`select count(*) as n from guest_requests where turn_state = 'waiting'`.execute(flow.server.db);
      return rows[0]!.n === 0;
    };
    await until('every turn is settled', settled, 30);
    await flow.quiet();
    const { rows: turns } = await sql<{ address: string; turns: number }>`
      select c.reply_address as address, count(*) as turns from guest_requests r join conversations c on c.id = r.conversation_id
      where r.hotel_id = ${desk.hotel.id} group by 1`.execute(flow.server.db);
    expect(turns).toHaveLength(30);
    for (const guest of guests) {
      expect(guest.got).toHaveLength(turns.find(({ address }) => address === guest.address)!.turns);
    }
  });
});
