import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { migrate } from '#server/compose/database/migrate.ts';
import { openDatabase } from '#server/db/database.ts';
import { onlineStepsAreDone } from '#server/db/online.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

const database = await createTestDatabase();
const { db, close } = openDatabase(database.url, { max: 4 });
afterAll(async () => {
  await close();
  await database.drop();
});

const again = (name: string) => sql`delete from online_steps where name = ${name}`.execute(db);
const isValid = async (index: string) => {
  const { rows } = await sql<{ valid: boolean }>`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(${index})`.execute(db);
  return rows[0]?.valid;
};
const validated = async (key: string) => {
  const { rows } = await sql<{ valid: boolean }>`
    select convalidated as valid from pg_constraint where conname = ${key}`.execute(db);
  return rows[0]?.valid;
};
const waiting = async (statement: string) => {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${statement}%`}`.execute(db);
  return rows.length > 0;
};
const hotel = (name: string) => db.insertInto('hotels').values({ name }).returning('id').executeTakeFirstOrThrow();

async function write(hotelId: string, guest: string): Promise<void> {
  const conversation = await db
    .insertInto('conversations')
    .values({ hotel_id: hotelId, identity_key: guest, reply_address: `whatsapp:${guest}` })
    .returning(['id', 'hotel_id'])
    .executeTakeFirstOrThrow();
  await db
    .insertInto('messages')
    .values({ hotel_id: hotelId, conversation_id: conversation.id, direction: 'in', author: 'guest', content: 'Hello' })
    .execute();
}

test('an index follows while guests write', async () => {
  const { id } = await hotel('Harbour View');
  await write(id, '+4915123199320');
  await sql`drop index messages_due_in_order`.execute(db);
  await again('0095-backlog-in-order');
  expect(await onlineStepsAreDone(db)).toBe(false);
  // The index waits for the end of a transaction that has written; nobody waits for the index.
  const open = await db.startTransaction().execute();
  await sql`update messages set content = 'Good evening'`.execute(open);
  const migrated = migrate(database.url);
  await until('the index waits', () => waiting('CREATE INDEX CONCURRENTLY IF NOT EXISTS messages_due_in_order'), 20);
  await write(id, '+4915123199321');
  await open.commit().execute();
  expect(await migrated).toEqual([]);
  expect(await isValid('messages_due_in_order')).toBe(true);
  expect(await onlineStepsAreDone(db)).toBe(true);
}, 60_000);

test('a key that is missing is added and validated', async () => {
  await sql`alter table messages drop constraint messages_hotel_id_conversation_id_fkey`.execute(db);
  await again('0031-rows-are-the-queue');
  await migrate(database.url);
  expect(await validated('messages_hotel_id_conversation_id_fkey')).toBe(true);
});

test('an index whose building was interrupted is built again', async () => {
  await sql`update pg_index set indisvalid = false where indexrelid = 'messages_found'::regclass`.execute(db);
  await again('0077-looks-and-words');
  await migrate(database.url);
  expect(await isValid('messages_found')).toBe(true);
});

test('a table that is in use for longer than the limit is tried again, and writes do not wait meanwhile', async () => {
  const { id } = await hotel('Sea View');
  await again('0031-rows-are-the-queue');
  await sql`alter table messages add constraint messages_request_id_fkey foreign key (request_id) references guest_requests`.execute(
    db,
  );
  const open = await db.startTransaction().execute();
  await sql`select from messages limit 1`.execute(open);
  const attempts: number[] = [];
  const migrated = migrate(database.url, {
    lockTimeoutMs: 50,
    pauseMs: 20,
    attempts: 1000,
    onBusy: (attempt) => attempts.push(attempt),
  });
  await until('an attempt was given up', () => attempts.length > 0, 20);
  await write(id, '+4915123199322');
  await open.commit().execute();
  await migrated;
  expect(await validated('messages_request_id_fkey')).toBeUndefined();
}, 60_000);

test('several processes at a time take turns', async () => {
  await again('0037-plans-that-stay');
  await again('0033-retention-by-due-date');
  await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(await onlineStepsAreDone(db)).toBe(true);
}, 60_000);
