import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

type Row = Record<string, unknown>;
type List = [what: string, table: string, path: string, row: (n: number, hotel: TestHotel) => Row];

let server: TestServer;
let hotel: TestHotel;
let other: TestHotel;
let admin: TestUser;
let superAdmin: TestUser;
const conversations = new Map<string, string>();
const bookings = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
  hotel = await server.aHotel();
  other = await server.aHotel();
  admin = await server.asMemberOf(hotel, 'admin');
  superAdmin = await server.asSuperAdmin();
  for (const each of [hotel, other]) {
    conversations.set(each.id, await insert('conversations', { hotel_id: each.id, ...aThread() }));
    bookings.set(each.id, await insert('bookings', { hotel_id: each.id, ...aStay() }));
  }
});
afterAll(() => server?.stop());

const aThread = () => ({ identity_key: randomUUID(), reply_address: '+4915112345678' });
const aStay = () => ({
  guest_name: 'Ada Lovelace',
  guest_phone: '+4915112345678',
  phone_key: '4915112345678',
  check_in_date: '2026-09-20',
  check_out_date: '2026-09-22',
  confirmation_number: randomUUID(),
});
const aGuest = (n: number) => ({
  first_name: 'Ada',
  phone: `+491511234560${n}`,
  phone_key: randomUUID(),
});
const entry = { question: 'Is there a pool?', answer: 'Yes.' };

async function insert(table: string, row: Row): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(server.db);
  return rows[0]!.id;
}

/** Ids in ascending order, and when their rows were made: three in the same millisecond, like rows of one import. */
const moments = [
  '2026-09-09T12:00:00.500000Z',
  '2026-09-09T12:00:00.000100Z',
  '2026-09-09T12:00:00.000300Z',
  '2026-09-09T12:00:00.000200Z',
  '2026-09-09T11:00:00.000000Z',
];
const newestFirst = [0, 3, 2, 1, 4];
let lists = 0;
const idOf = (list: number, n: number, ofOther: boolean) =>
  `01990000-${String(list).padStart(4, '0')}-7000-8000-00000000000${n * 2 + Number(ofOther)}`;

async function pages(path: string): Promise<string[]> {
  const ids: string[] = [];
  const reader = path.includes(hotel.id) && !path.includes('/admin/') ? admin : superAdmin;
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body } = await reader.client.get(`${path}limit=2${cursor && `&cursor=${cursor}`}`);
    ids.push(...body.items.map((item: { id: string }) => item.id));
    cursor = body.next_cursor;
  }
  return ids;
}

const aQuestion = {
  question: 'Is there a pool?',
  expected: { human_required: false, entries: [] },
};
const requestOf = (id: string) => ({
  conversation_id: conversations.get(id),
  message: 'Towels, please',
});

const all: List[] = [
  ['bookings', 'bookings', 'H/bookings?', aStay],
  ['bookings with a status', 'bookings', 'H/bookings?status=confirmed&', aStay],
  ['bookings searched', 'bookings', 'H/bookings?search=lovelace&', aStay],
  ['guests', 'guests', 'H/guests?', aGuest],
  ['guests searched', 'guests', 'H/guests?search=ada&', aGuest],
  ['requests', 'guest_requests', 'H/requests?', (_n, { id }) => requestOf(id)],
  ['requests with a status', 'guest_requests', 'H/requests?status=open&', (_n, { id }) => requestOf(id)],
  ['FAQs', 'faqs', 'H/faqs?', () => entry],
  ['knowledge', 'hotel_knowledge', 'H/knowledge?', () => entry],
  ['test questions', 'test_questions', 'H/test-questions?', () => aQuestion],
  ['notifications', 'notifications', '/api/notifications?hotel_id=HOTEL&', () => ({ type: 'x', message: 'Please' })],
  [
    'invitations',
    'staff_invitations',
    'H/invitations?',
    (n) => ({
      email: `n${n}@example.com`,
      token_hash: randomUUID(),
      expires_at: '2026-09-12T00:00:00Z',
    }),
  ],
  [
    "a booking's messages",
    'booking_message_logs',
    'H/bookings/B/messages?',
    (_n, { id }) => ({ booking_id: bookings.get(id), message_type: 'welcome', state: 'sent' }),
  ],
  ['the audit log', 'audit_log', '/api/admin/audit?hotel_id=HOTEL&', () => ({ action: 'test', entity: 'faq' })],
];
test.each(all)('%s: the newest is first, and no page omits or repeats a row', async (_what, table, path, row) => {
  lists += 1;
  for (const [n, created_at] of moments.entries())
    for (const each of [hotel, other])
      await insert(table, {
        id: idOf(lists, n, each === other),
        hotel_id: each.id,
        created_at,
        ...row(n, each),
      });
  const address = path
    .replace('H/', `/api/hotels/${hotel.id}/`)
    .replace('HOTEL', hotel.id)
    .replace('B', bookings.get(hotel.id)!);
  const read = await pages(address);
  const made = read.filter((id) => id.startsWith(idOf(lists, 0, false).slice(0, 13)));
  expect(made).toEqual(newestFirst.map((n) => idOf(lists, n, false)));
  expect(new Set(read).size).toBe(read.length);
});

test('hotels: the newest is first, and no page omits or repeats one', async () => {
  for (const [n, created_at] of moments.entries())
    await insert('hotels', { id: idOf(0, n, false), name: `Row ${n}`, created_at });
  expect(await pages('/api/hotels?search=Row&')).toEqual(newestFirst.map((n) => idOf(0, n, false)));
});

test('staff are listed in the order of joining', async () => {
  const house = await server.aHotel();
  const people = [];
  for (let n = 0; n < 3; n += 1) people.push(await server.asMemberOf(house, 'admin'));
  const joined = ['2026-09-03T00:00:00Z', '2026-09-01T00:00:00Z', '2026-09-01T00:00:00Z'];
  for (const [n, { user_id }] of people.entries())
    await sql`update hotel_staff set created_at = ${joined[n]} where user_id = ${user_id}`.execute(server.db);
  const { client } = people[0]!;
  const { body: first } = await client.get(`/api/hotels/${house.id}/staff?limit=2`);
  const { body: rest } = await client.get(`/api/hotels/${house.id}/staff?limit=2&cursor=${first.next_cursor}`);
  const users = [...first.items, ...rest.items].map((item: { user_id: string }) => item.user_id);
  expect(users).toEqual([people[1]!.user_id, people[2]!.user_id, people[0]!.user_id]);
});
