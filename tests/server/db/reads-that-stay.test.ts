import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

/** What people read all day costs the same however much a hotel has stored: pages read by PostgreSQL, at two sizes. */
let server: TestServer;
let hotel: TestHotel;
let other: TestHotel;
let admin: TestUser;
let thread: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
  [hotel, other] = [await server.aHotel(), await server.aHotel()];
  admin = await server.asMemberOf(hotel, 'admin');
  thread = await aThread(hotel.id);
  await fillThread(thread, 100);
  await sql`
    insert into guest_requests (hotel_id, conversation_id, message, human_required, turn_state, escalated_at)
    values (${hotel.id}, ${thread}, 'Towels', true, 'escalated', now())`.execute(server.db);
  // The totals of finished days are stored by the upkeep.
  for (const { id } of [hotel, other])
    await sql`insert into request_totals (hotel_id, requests, counted_until) values (${id}, 1, '2026-09-01Z')`.execute(
      server.db,
    );
});
afterAll(() => server?.stop());
afterEach(() => void vi.restoreAllMocks());

async function aThread(hotelId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into conversations (hotel_id, identity_key, reply_address) values (${hotelId}, ${randomUUID()}, '+4915112345678')
    returning id`.execute(server.db);
  return rows[0]!.id;
}

/** Messages of a conversation, each tenth with a request that is done. */
async function fillThread(id: string, messages: number): Promise<void> {
  await sql`
    insert into messages (hotel_id, conversation_id, direction, author, content, delivery_status, provider_sid, created_at)
    select c.hotel_id, c.id, 'out', 'staff', 'Good evening', 'read', gen_random_uuid()::text, '2026-01-01Z'::timestamptz + n * interval '1 minute'
    from conversations c, generate_series(1, ${messages}::int) n where c.id = ${id}`.execute(server.db);
  await sql`
    insert into guest_requests (hotel_id, conversation_id, message, status, human_required, turn_state, created_at, updated_at)
    select c.hotel_id, c.id, 'Towels', 'completed', true, 'escalated', t, t
    from conversations c, generate_series('2026-01-01Z'::timestamptz, '2026-01-01Z'::timestamptz + ${messages / 10 - 1} * interval '10 minutes', '10 minutes') t
    where c.id = ${id}`.execute(server.db);
}

/** Stays that are over, in pages of the export behind the first. */
const fillStays = (hotelId: string, stays: number) =>
  sql`
  insert into bookings (hotel_id, guest_name, guest_phone, phone_key, check_in_date, check_out_date, confirmation_number, status)
  select ${hotelId}, 'Ada Lovelace', '+4915112345678', '4915112345678', d::date, d::date + 2, gen_random_uuid(), 'checked-out'
  from generate_series(1, ${stays}::int) n, lateral (select '2025-06-01'::date + n % 365 as d) at`.execute(server.db);

/** Rows of this hotel and of another one. */
async function grow(rows: number): Promise<void> {
  for (const { id } of [hotel, other]) {
    for (let n = 0; n < 10; n += 1) await fillThread(await aThread(id), rows / 10);
    await fillStays(id, rows / 10);
  }
  await sql`vacuum analyze`.execute(server.db);
}

type Sent = { client: object; text: string; values: unknown[] };
type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };

/** The statements that a call of the API sends. */
async function statementsOf(path: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  const query = pg.Client.prototype.query as (this: pg.Client, ...rest: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...rest: unknown[]) {
    const [asked, given] = rest as [string | { text: string; values?: unknown[] } | undefined, unknown];
    const { text, values = Array.isArray(given) ? given : [] } =
      typeof asked === 'string' ? { text: asked } : (asked ?? { text: '' });
    sent.push({ client: this, text, values });
    return query.apply(this, rest);
  } as never);
  const { status } = await admin.client.get(path);
  spy.mockRestore();
  expect(status).toBe(200);
  return sent;
}

/** Pages that PostgreSQL reads in the hotel's transactions of a call, by EXPLAIN. The server's own rounds are left out. */
async function pagesOf(path: string): Promise<number> {
  const sent = await statementsOf(path);
  const own = new pg.Client({ connectionString: server.databaseUrl });
  await own.connect();
  let pages = 0;
  for (const client of new Set(sent.map((each) => each.client))) {
    let inHotel = false;
    for (const { text, values } of sent.filter((each) => each.client === client)) {
      if (text.startsWith('begin')) inHotel = text.includes(hotel.id);
      if (!inHotel) continue;
      if (/^\s*(select|with)\b/i.test(text)) pages += await explained(own, text, values);
      else if (/^(begin|commit|rollback)\b/.test(text)) await own.query(text);
    }
  }
  await own.end();
  expect(pages).toBeGreaterThan(0);
  return pages;
}

async function explained(own: pg.Client, text: string, values: unknown[]): Promise<number> {
  const { rows } = await own.query(`explain (analyze, buffers, format json) ${text}`, values);
  const { Plan: plan } = rows[0]['QUERY PLAN'][0] as { Plan: Plan };
  return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
}

test('a conversation, lists, the dashboard and exports read as many pages where the tables are six times as large', async () => {
  const ofHotel = `/api/hotels/${hotel.id}`;
  const calls = [
    `${ofHotel}/conversations/${thread}?limit=40`,
    `${ofHotel}/conversations?state=open&limit=50`,
    `${ofHotel}/conversations?state=waiting&limit=100`,
    `${ofHotel}/dashboard`,
    `${ofHotel}/requests?limit=50`,
    `${ofHotel}/bookings?limit=5`,
    `${ofHotel}/guests?limit=5`,
    `${ofHotel}/guests/stats`,
    // An export of the stays that the filter leaves: none here.
    `${ofHotel}/bookings/export?status=confirmed`,
  ];
  const measured = async () => {
    const pages: number[] = [];
    for (const path of calls) pages.push(await pagesOf(path));
    return pages;
  };
  await grow(6000);
  const small = await measured();
  await grow(30_000);
  const large = await measured();
  // Plans and levels of indexes change; a read of the whole table would be 5 times as many.
  for (const [index, path] of calls.entries()) expect(large[index], path).toBeLessThan(1.5 * small[index]! + 10);
});
