import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql, type RawBuilder } from 'kysely';
import { openDatabase, type DatabaseHandle } from '#server/db/database.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { seedDemo, type SeedDependencies } from '#server/seed/seed.ts';
import { demoAccounts } from '#server/demo-accounts.ts';
import type { Auth } from '#server/features/auth/auth.service.ts';
import { assistantTrace } from '#shared/features/conversations/conversations.schema.ts';
import { createTestAuth } from '#tests/support/auth.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
let auth: Auth;
let dependencies: SeedDependencies;
let hotels: { id: string; name: string }[];
const mails: unknown[] = [];
const now = new Date('2026-11-21T16:20:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, { max: 4 });
  auth = createTestAuth(handle.db as never, mails);
  dependencies = { ...createTransactions(handle.db), auth, clock: createTestClock(now) };
  // Two processes that start at once seed one demo.
  await Promise.all([seedDemo(dependencies), seedDemo(dependencies)]);
  hotels = await handle.db.selectFrom('hotels').select(['id', 'name']).orderBy('name').execute();
});
afterAll(async () => {
  await handle.close();
  await database.drop();
});

const marees = () => hotels.find(({ name }) => name === 'Maison des Marées')!.id;
const rowsOf = async <T>(query: RawBuilder<T>) => (await query.execute(handle.db)).rows;

test('there are two hotels, and seeding again changes nothing', async () => {
  expect(hotels.map(({ name }) => name)).toEqual(['Maison des Marées', 'Seehaus Lindenhof']);
  const count = () =>
    rowsOf(
      sql<{
        n: number;
      }>`select (select count(*) from messages) + (select count(*) from bookings) + (select count(*) from "user") as n`,
    );
  const before = await count();
  await seedDemo(dependencies);
  expect(await count()).toEqual(before);
});

test('guests of today have a room of the type that they booked', async () => {
  const rooms = await rowsOf(
    sql<{ number: string }>`
      select r.number from rooms r join bookings b on b.room_id = r.id and b.room_type = r.room_type
      where r.hotel_id = ${marees()} and b.status = 'checked-in'`,
  );
  expect(rooms.length).toBeGreaterThanOrEqual(5);
  expect(new Set(rooms.map(({ number }) => number)).size).toBe(rooms.length);
});

test('the main hotel is worth looking at', async () => {
  const id = marees();
  const faqs = await rowsOf(
    sql<{
      language: string;
      n: number;
    }>`select language, count(*) as n from faqs where hotel_id = ${id} group by 1 order by 1`,
  );
  expect(faqs[0]).toMatchObject({ language: 'en' });
  expect(faqs[0]!.n).toBeGreaterThanOrEqual(15);
  expect(faqs[1]!.n).toBeGreaterThanOrEqual(10);
  const [counts] = await rowsOf(sql<{ guests: number; vips: number; bookings: number; languages: number }>`
    select (select count(*) from guests where hotel_id = ${id}) as guests, (select count(*) from guests where hotel_id = ${id} and vip_status) as vips,
           (select count(*) from bookings where hotel_id = ${id}) as bookings,
           (select count(distinct language) from conversations where hotel_id = ${id} and last_inbound_at is not null) as languages`);
  expect(counts).toMatchObject({ guests: 42, bookings: 60 });
  expect(counts!.vips).toBeGreaterThanOrEqual(4);
  expect(counts!.languages).toBeGreaterThanOrEqual(5);
});

test('today there are arrivals, departures and guests in the house', async () => {
  const [day] = await rowsOf(sql<Record<string, number>>`
    select count(*) filter (where check_in_date = '2026-11-21' and status = 'confirmed') as arriving,
           count(*) filter (where check_out_date = '2026-11-21' and status = 'checked-in') as leaving,
           count(*) filter (where status = 'checked-in') as in_house,
           count(*) filter (where status = 'checked-out') as gone,
           count(*) filter (where status = 'cancelled') as cancelled,
           count(*) filter (where status = 'confirmed' and check_in_date > '2026-11-21') as ahead
    from bookings where hotel_id = ${marees()}`);
  expect(day).toMatchObject({ arriving: 4, leaving: 3 });
  for (const count of Object.values(day!)) expect(count).toBeGreaterThanOrEqual(3);
});

test('no guest has two stays in one night, and no row is older than its own id says', async () => {
  const overlaps = await rowsOf(sql`
    select a.id from bookings a join bookings b on b.hotel_id = a.hotel_id and b.phone_key = a.phone_key and b.id > a.id
    and a.check_in_date < b.check_out_date and b.check_in_date < a.check_out_date where a.status <> 'cancelled' and b.status <> 'cancelled'`);
  expect(overlaps).toEqual([]);
  const late = await rowsOf(
    sql`select id from messages where created_at > ${now} union all select id from guest_requests where updated_at > ${now} union all select id from guests where created_at > ${now}`,
  );
  expect(late).toEqual([]);
  const disordered = await rowsOf(
    sql`select 1 from (select created_at, lag(created_at) over (partition by conversation_id order by id) as before from messages) m where before > created_at`,
  );
  expect(disordered).toEqual([]);
});

test("guests' statistics are those of their bookings", async () => {
  const [eleanor] = await rowsOf(
    sql<object>`select total_stays, total_spent::float, last_stay_date from guests where hotel_id = ${marees()} and last_name = 'Whitcombe'`,
  );
  expect(eleanor).toEqual({ total_stays: 4, total_spent: (4 + 3 + 4 + 5) * 390, last_stay_date: '2026-11-19' });
});

test('two or three guests wait within the window, one conversation is taken over, one guest has opted out', async () => {
  const waiting = await handle.db
    .selectFrom('conversations')
    .selectAll()
    .where('hotel_id', '=', marees())
    .where('human_required_count', '>', 0)
    .execute();
  expect(waiting.length).toBeGreaterThanOrEqual(2);
  for (const { last_inbound_at, waiting_since, unread_count } of waiting) {
    expect(now.getTime() - last_inbound_at!.getTime()).toBeLessThan(24 * 3600_000);
    expect(waiting_since).not.toBeNull();
    expect(unread_count).toBeGreaterThan(0);
  }
  const taken = await handle.db.selectFrom('conversations').selectAll().where('owner', '=', 'staff').execute();
  expect(taken).toMatchObject([{ guest_name: 'Jonas Reinhardt', assigned_name: 'Malo Kerdraon' }]);
  expect(
    await handle.db.selectFrom('conversations').select('guest_name').where('opted_out_at', 'is not', null).execute(),
  ).toEqual([{ guest_name: 'Rafael Nogueira' }]);
  const [failed] = await handle.db.selectFrom('messages').selectAll().where('error_code', '=', 63016).execute();
  expect(failed).toMatchObject({ author: 'staff', delivery_status: 'failed' });
  expect(failed!.error_reasons?.[0]?.code).toBe('outside_window');
});

test("every trace is readable, and its sources are this hotel's own entries", async () => {
  const traced = await handle.db
    .selectFrom('messages')
    .select(['hotel_id', 'assistant'])
    .where('assistant', 'is not', null)
    .execute();
  expect(traced.length).toBeGreaterThan(20);
  for (const { hotel_id, assistant } of traced) {
    for (const source of assistantTrace.parse(assistant).sources) {
      const [owner] = await rowsOf(
        sql<object>`select hotel_id from faqs where id = ${source.id} union all select hotel_id from hotel_knowledge where id = ${source.id}`,
      );
      expect(owner).toEqual({ hotel_id });
    }
  }
});

test('messages of past stays are logged, those of future stays planned', async () => {
  const logs = await rowsOf(sql<{ state: string; n: number; without: number }>`
    select state, count(*) as n, count(*) filter (where (message_id is null) = (state = 'sent')) as without from booking_message_logs where hotel_id = ${marees()} group by 1 order by 1`);
  expect(logs.map(({ state }) => state)).toEqual(['cancelled', 'planned', 'sent', 'skipped']);
  for (const { without } of logs) expect(without).toBe(0);
  expect(await rowsOf(sql`select 1 from booking_message_logs where state = 'planned' and due_at <= ${now}`)).toEqual(
    [],
  );
  expect(
    await rowsOf(
      sql`select 1 from bookings b where b.welcome_message_sent <> exists (select 1 from booking_message_logs l where l.booking_id = b.id and l.message_type = 'welcome' and l.state = 'sent')`,
    ),
  ).toEqual([]);
});

test('nothing crosses: a guest of both hotels is two records and two conversations', async () => {
  const jonas = await handle.db
    .selectFrom('guests')
    .select(['hotel_id', 'phone_key', 'vip_status'])
    .where('last_name', '=', 'Reinhardt')
    .execute();
  expect(new Set(jonas.map(({ phone_key }) => phone_key)).size).toBe(1);
  expect(new Set(jonas.map(({ hotel_id }) => hotel_id)).size).toBe(2);
  const links = sql`
    select 1 from bookings b join guests g on g.id = b.guest_id where g.hotel_id <> b.hotel_id
    union all select 1 from conversations c join guests g on g.id = c.guest_id where g.hotel_id <> c.hotel_id
    union all select 1 from messages m join conversations c on c.id = m.conversation_id where c.hotel_id <> m.hotel_id
    union all select 1 from messages m join hotel_staff s on s.user_id = m.author_id where s.hotel_id <> m.hotel_id
    union all select 1 from booking_message_logs l join bookings b on b.id = l.booking_id where b.hotel_id <> l.hotel_id`;
  expect(await rowsOf(links)).toEqual([]);
  const seen = await dependencies.acrossHotels(async (tx) => {
    await sql`set local role concierge_hotel`.execute(tx);
    await sql`select set_config('app.hotel_id', ${hotels[1]!.id}, true)`.execute(tx);
    return tx.selectFrom('guests').select('last_name').execute();
  });
  expect(seen).toHaveLength(7);
  expect(seen.map(({ last_name }) => last_name)).not.toContain('Whitcombe');
});

test('all printed demo accounts can sign in, and no mail was sent to invented people', async () => {
  for (const { email, password } of demoAccounts) {
    const { user } = await auth.api.signInEmail({ body: { email, password } });
    expect(user).toMatchObject({ email, emailVerified: true });
  }
  expect(mails).toEqual([]);
  const logins = await handle.db
    .selectFrom('hotel_staff')
    .select('last_login')
    .where('hotel_id', '=', marees())
    .execute();
  expect(logins.filter(({ last_login }) => last_login === null)).toHaveLength(1);
});

test('WhatsApp has approved every message of either hotel, so that planned ones reach guests who have not written', async () => {
  const approved = await rowsOf(sql<{ hotel_id: string; n: number }>`
    select hotel_id, count(distinct (message_type, language))::int as n from whatsapp_templates
    where approval_status = 'approved' and content_sid is not null and body !~ '[{][{][a-z]' group by hotel_id`);
  expect(approved.map(({ n }) => n)).toEqual([25, 25]);
});
