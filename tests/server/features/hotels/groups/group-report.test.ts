import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GroupReport } from '#shared/features/hotels/groups/group-report.contract.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

const owner = 'owner@platform.test';
let server: TestServer;
let superAdmin: TestUser;
let admin: TestUser;
let group: string;
let hotels: { anchor: TestHotel; beach: TestHotel; cabin: TestHotel };

/** Requests, messages and use of the language model of one hotel on 10 September 2026. */
async function aDay({ id }: TestHotel, { requests, answered, cost }: Record<'requests' | 'answered' | 'cost', number>) {
  const at = '2026-09-10T10:00:00Z';
  await sql`
    with talk as (
      insert into conversations (hotel_id, identity_key, reply_address, created_at)
      select ${id}::uuid, '+4915100000' || n, '+4915100000' || n, ${at}::timestamptz from generate_series(1, ${requests}::int) n
      returning id
    ), written as (
      insert into messages (hotel_id, conversation_id, direction, author, content, attachments, created_at)
      select ${id}::uuid, id, 'in', 'guest', 'My secret wish', '[]', ${at}::timestamptz from talk
    ), numbered as (select id, row_number() over () as n from talk)
    insert into guest_requests (hotel_id, conversation_id, message, turn_state, created_at)
    select ${id}::uuid, id, 'My secret wish', case when n <= ${answered}::int then 'answered' else 'escalated' end, ${at}::timestamptz
    from numbered`.execute(server.db);
  await sql`
    insert into model_calls (hotel_id, day, calls, input_tokens, cost) values (${id}::uuid, '2026-09-10', 1, 100, ${cost})
  `.execute(server.db);
}

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api', SUPER_ADMIN_EMAILS: owner } });
  server.clock.set('2026-09-20T10:00:00Z');
  superAdmin = await server.signUp({ email: owner, second_factor: true });
  hotels = {
    anchor: await server.aHotel({ name: 'Anchor' }),
    beach: await server.aHotel({ name: 'Beach' }),
    cabin: await server.aHotel({ name: 'Cabin' }),
  };
  group = (await superAdmin.client.post('/api/admin/groups', { name: 'Coast' })).body.id;
  for (const { id } of [hotels.anchor, hotels.beach])
    await superAdmin.client.put(`/api/admin/groups/${group}/hotels/${id}`);
  admin = await server.asMemberOf(hotels.anchor, 'staff');
  await superAdmin.client.post(`/api/groups/${group}/admins`, { email: admin.email });
  await aDay(hotels.anchor, { requests: 4, answered: 3, cost: 0.1 });
  await aDay(hotels.beach, { requests: 2, answered: 1, cost: 0.2 });
  await aDay(hotels.cabin, { requests: 7, answered: 7, cost: 5 });
}, 60_000);
afterAll(() => server?.stop());

const read = async (query = '', by = admin) => by.client.get(`/api/groups/${group}/report${query}`);

test('has the figures of each hotel of the group and their sums, and nothing of another hotel or of a guest', async () => {
  const { status, body } = await read();
  const report = body as GroupReport;
  expect(status).toBe(200);
  expect(report).toMatchObject({
    to: '2026-09-20',
    currency: 'USD',
    totals: { messages_in: 6, requests: 6, answered_without_staff: 4, escalated: 2, model_cost: 0.3 },
    hotels: [
      { hotel_name: 'Anchor', requests: 4, answered_without_staff: 3, escalated: 1, model_cost: 0.1 },
      { hotel_name: 'Beach', requests: 2, answered_without_staff: 1, escalated: 1, model_cost: 0.2 },
    ],
  });
  expect(JSON.stringify(report)).not.toMatch(/secret|\+4915/);
});

test('agrees with the own report of a hotel: messages, templates, prices, first replies, targets and ratings', async () => {
  await sql`
    with talk as (
      insert into conversations (hotel_id, identity_key, reply_address, created_at)
      values (${hotels.beach.id}::uuid, '+49152', '+49152', '2026-08-01T10:00:00Z') returning id
    ), asked as (
      insert into guest_requests (hotel_id, conversation_id, message, turn_state, created_at)
      select ${hotels.beach.id}::uuid, id, 'Towels', 'escalated', '2026-08-01T10:00:00Z' from talk
    )
    insert into messages (hotel_id, conversation_id, direction, author, content, attachments, created_at, provider_sid, delivery_status, content_sid)
    select ${hotels.beach.id}::uuid, id, 'out', 'staff', 'Soon', '[]', '2026-08-01T10:00:42Z', 'SM' || n, 'delivered', sid
    from talk, (values (1, null), (2, 'HX1')) as sent (n, sid)`.execute(server.db);
  const days = '?from=2026-07-25&to=2026-08-05';
  const manager = await server.asMemberOf(hotels.beach, 'admin');
  const own = (await manager.client.get(`/api/hotels/${hotels.beach.id}/analytics${days}`)).body;
  const row = (await read(days)).body.hotels.find(({ hotel_id }: { hotel_id: string }) => hotel_id === hotels.beach.id);
  expect(row).toMatchObject({
    messages_in: own.totals.messages_in,
    messages_out: 2,
    requests: own.totals.requests,
    escalated: 1,
    first_reply_p50: 42,
    message_cost: own.totals.cost,
    ratings: own.satisfaction.answered,
  });
  expect(own.first_reply_seconds.p50).toBe(42);
  expect(own.totals.cost).toBeGreaterThan(0);
});

test('has only the days of the period', async () => {
  expect((await read('?from=2026-09-11&to=2026-09-20')).body.totals).toMatchObject({ requests: 0, model_cost: 0 });
  expect((await read('?from=2026-09-20&to=2026-09-11')).status).toBe(400);
});

test('is for the admins of this group', async () => {
  const stranger = await server.asMemberOf(hotels.beach, 'admin');
  const other = (await superAdmin.client.post('/api/admin/groups', { name: 'Hills' })).body.id;
  await superAdmin.client.put(`/api/admin/groups/${other}/hotels/${hotels.cabin.id}`);
  expect((await read('', stranger)).status).toBe(403);
  expect((await admin.client.get(`/api/groups/${other}/report`)).status).toBe(403);
  expect((await read('', superAdmin)).status).toBe(200);
});
