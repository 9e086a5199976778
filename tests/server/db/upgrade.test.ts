import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateSchema } from '#build/schema-types.ts';
import { openDatabase, type Db } from '#server/db/database.ts';
import { migrate } from '#server/compose/database/migrate.ts';
import { migrationNames } from '#server/db/migrate.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';

/** The database of version 1.0.0 with one hotel whose guest has written, upgraded by this program. */
const release = readFileSync(path.join(import.meta.dirname, 'releases/1.0.0.sql'), 'utf8');
const rows = `
  insert into hotels (name, whatsapp_number, timezone) values
    ('In use', '+33298505050', 'UTC'), ('Never used', '+33298505051', 'UTC'),
    ('Ryokan', null, 'Asia/Tokyo'), ('Nowhere', null, 'UTC'), ('Alpenblick', '0041 44 555 01 00', 'Europe/Paris'),
    ('Maple', '+1 604 555 0100', 'America/Vancouver'), ('Lakeside', '+1 312 555 0100', 'America/Chicago');
  insert into conversations (hotel_id, guest_phone, identity_key, reply_address, guest_name, last_inbound_at, owner)
    select id, '+4917612345678', '+4917612345678', 'whatsapp:+4917612345678', 'Jürgen Groß', now(), 'staff'
    from hotels where name = 'In use';
  insert into guest_requests (hotel_id, conversation_id, message, human_required, priority, escalated_at, turn_state)
    select hotel_id, id, 'Towels, please', true, 'urgent', now(), 'escalated' from conversations;
  insert into messages (hotel_id, conversation_id, direction, author, content)
    select hotel_id, id, 'in', 'guest', 'Towels, please' from conversations`;

const fresh = await createTestDatabase();
const upgraded = await createTestDatabase();
const { db, close } = openDatabase(upgraded.url, { max: 1 });
const freshDb = openDatabase(fresh.url, { max: 1 });

beforeAll(async () => {
  await db.executeQuery(
    CompiledQuery.raw('drop schema public cascade; create schema public; drop schema pgboss cascade'),
  );
  await db.executeQuery(CompiledQuery.raw(release));
  await db.executeQuery(CompiledQuery.raw(rows));
});
afterAll(async () => {
  await Promise.all([close(), freshDb.close()]);
  await Promise.all([fresh.drop(), upgraded.drop()]);
});

/** Everything of the schema beside the columns: indexes, constraints, triggers, policies and functions. */
async function objectsOf(of: Db): Promise<string[]> {
  const { rows: objects } = await sql<{ text: string }>`
    select indexdef as text from pg_indexes where schemaname = 'public'
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace
    union all
    select tgenabled::text || ' ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all
    select tablename || ' ' || policyname || ' ' || coalesce(qual, '') || coalesce(with_check, '') from pg_policies
    union all
    select pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(of);
  return objects.map(({ text }) => text).toSorted();
}

test('runs the migrations since then', async () => {
  expect(await migrate(upgraded.url)).toEqual(migrationNames.slice(7));
});

test('ends with the schema of a new database', async () => {
  expect(await generateSchema(upgraded.url)).toBe(await generateSchema(fresh.url));
  expect(await objectsOf(db)).toEqual(await objectsOf(freshDb.db));
});

test('keeps a number that guests write to connected; another one waits for the platform', async () => {
  const hotels = await db
    .selectFrom('hotels')
    .select(['name', 'connected_number'])
    .where('name', 'in', ['In use', 'Never used'])
    .orderBy('name')
    .execute();
  expect(hotels).toEqual([
    { name: 'In use', connected_number: '+33298505050' },
    { name: 'Never used', connected_number: null },
  ]);
});

test('gives a hotel the currency of its telephone, else of its time zone, else the dollar', async () => {
  const hotels = await db.selectFrom('hotels').select(['name', 'currency']).orderBy('name').execute();
  expect(hotels.map(({ name, currency }) => `${name}: ${currency}`)).toEqual([
    'Alpenblick: CHF',
    'In use: EUR',
    'Lakeside: USD',
    'Maple: CAD',
    'Never used: EUR',
    'Nowhere: USD',
    'Ryokan: JPY',
  ]);
});

test('gives a conversation its guest, its rank in the waiting list and its return to the assistant', async () => {
  const conversation = await db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow();
  const guest = await db.selectFrom('guests').selectAll().executeTakeFirstOrThrow();
  expect(conversation).toMatchObject({ guest_id: guest.id, waiting_rank: 0, assistant_returns_at: expect.any(Date) });
  expect(guest).toMatchObject({ first_name: 'Jürgen', last_name: 'Groß', phone: '+4917612345678' });
  const { names } = await db.selectFrom('conversation_names').select('names').executeTakeFirstOrThrow();
  expect(names).toBe('jurgen gross +4917612345678');
});
