import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { shareConnections } from '#server/db/connection-share.rules.ts';
import { openDatabase } from '#server/db/database.ts';
import { startMessaging, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());

test('a conversation that something keeps locked does not hold up the messages of other guests', async () => {
  const desk = await flow.desk();
  const held = flow.guest(desk);
  const other = flow.guest(desk);
  await held.writes('Hello');
  const holder = openDatabase(flow.server.databaseUrl, { max: 1 });
  try {
    await holder.db.transaction().execute(async (tx) => {
      await sql`select 1 from conversations where guest_phone = ${held.address} for update`.execute(tx);
      const [refused, stored] = await Promise.all([held.writes('Is anybody there?'), other.writes('Good evening')]);
      // Twilio sends a refused message again.
      expect(refused.response.status).toBe(503);
      expect(stored.response.status).toBe(204);
    });
    const again = await held.writes('Is anybody there?');
    expect(again.response.status).toBe(204);
  } finally {
    await holder.close();
  }
  const { messages } = await desk.thread(held);
  expect(messages.map(({ content }) => content)).toEqual(['Hello', 'Is anybody there?']);
});

test('statements that occupy every connection of the console do not hold up a webhook', async () => {
  const { requests } = shareConnections(readConfig({}).DATABASE_POOL_MAX, 'api');
  const desk = await flow.desk();
  const guest = flow.guest(desk);
  const holder = openDatabase(flow.server.databaseUrl, { max: 1 });
  let reads: ReturnType<typeof desk.get>[] = [];
  try {
    await holder.db.transaction().execute(async (tx) => {
      await sql`lock table hotel_message_settings in access exclusive mode`.execute(tx);
      reads = Array.from({ length: requests + 4 }, () => desk.get('/message-settings'));
      await until('all connections are in use', async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        `.execute(flow.server.db);
        return rows[0]!.n === requests;
      });
      const { response } = await guest.writes('Hello');
      expect(response.status).toBe(204);
    });
    expect((await Promise.all(reads)).every(({ status }) => status === 200)).toBe(true);
  } finally {
    await holder.close();
  }
});
