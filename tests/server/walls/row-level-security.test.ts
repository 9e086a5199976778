import { randomUUID } from 'node:crypto';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type Transaction } from '#server/db/database.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createTestDatabase } from '#tests/support/test-database.ts';
import { hotelRows } from './hotel-rows.ts';

/** Tables with a hotel_id that only the platform may access. */
const platformTables = ['acting_sessions', 'scim_group_hotels', 'sending_pauses', 'set_aside_messages'];

const database = await createTestDatabase();
const { db, close } = openDatabase(database.url, { max: 1 });
const { inHotel, inGroup, acrossHotels } = createTransactions(db);
afterAll(async () => {
  await close();
  await database.drop();
});

const withHotelId = (
  await sql<{ table_name: string }>`
  select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and column_name = 'hotel_id' and table_type = 'BASE TABLE' order by table_name`.execute(
    db,
  )
).rows.map((row) => row.table_name);
const hotelTables = withHotelId.filter((table) => !platformTables.includes(table));
const otherTables = (
  await sql<{ table_name: string }>`
  select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(
    db,
  )
).rows
  .map((row) => row.table_name)
  .filter((table) => table !== 'hotels' && !hotelTables.includes(table));

const ours = { hotel_id: randomUUID() };
const theirs = { hotel_id: randomUUID() };
const refused = '42501';

beforeAll(async () => {
  for (const { hotel_id } of [ours, theirs]) {
    for (const [table, row] of hotelRows(hotel_id)) {
      const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db);
    }
  }
});

/** Runs a statement as the hotel and rolls back. Returns the number of affected rows, or PostgreSQL's error code. */
async function touching(statement: string): Promise<number | string> {
  const undo = new Error('undo');
  let touched: number | string = 0;
  await inHotel(ours, async (tx) => {
    const result = await tx.executeQuery(CompiledQuery.raw(statement));
    touched = Number(result.numAffectedRows ?? 0);
    throw undo;
  }).catch((error: unknown) => {
    if (error !== undo) touched = (error as { code: string }).code;
  });
  return touched;
}

const countIn = async (tx: Transaction, table: string, hotelId: string): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from ${sql.table(table)} where hotel_id = ${hotelId}::uuid`.execute(tx);
  return rows[0]!.count;
};

describe.each(hotelTables)('%s', (table) => {
  test('has rows of both hotels to look at', async () => {
    const counts = await acrossHotels(async (tx) => [
      await countIn(tx, table, ours.hotel_id),
      await countIn(tx, table, theirs.hotel_id),
    ]);
    expect(counts, `add a row of ${table} to hotel-rows.ts`).toEqual([expect.any(Number), counts[0]]);
    expect(counts[0]).toBeGreaterThan(0);
  });

  test('has the policies, switched on and forced on its owner', async () => {
    const { rows } =
      await sql`select polname from pg_policy join pg_class c on c.oid = polrelid where c.oid = ${table}::regclass and c.relrowsecurity and c.relforcerowsecurity order by polname`.execute(
        db,
      );
    expect(rows).toEqual([{ polname: 'hotel_wall' }, { polname: 'platform_rows' }]);
  });

  test('shows no row of another hotel to a select that asks for all', async () => {
    const { rows } = await inHotel(ours, (tx) =>
      sql<{ hotel_id: string }>`select hotel_id from ${sql.table(table)}`.execute(tx),
    );
    expect(new Set(rows.map((row) => row.hotel_id))).toEqual(new Set([ours.hotel_id]));
  });

  test('lets an update or a delete of everything touch no row of another hotel', async () => {
    const own = await countIn(db, table, ours.hotel_id);
    expect([own, refused]).toContain(await touching(`update ${table} set hotel_id = hotel_id`));
    expect([own, refused]).toContain(await touching(`delete from ${table}`));
    expect(await touching(`truncate ${table} cascade`)).toBe(refused);
  });

  test('cannot insert or move a row into another hotel', async () => {
    const copy = `select (jsonb_populate_record(t, jsonb_build_object('hotel_id', '${theirs.hotel_id}'))).* from ${table} t limit 1`;
    expect(await touching(`insert into ${table} ${copy}`)).toBe(refused);
    expect(await touching(`update ${table} set hotel_id = '${theirs.hotel_id}'`)).toBe(refused);
  });
});

describe('the hotels themselves', () => {
  test('count as one hotel for a member of one', async () => {
    const { rows } = await inHotel(ours, (tx) => sql`select id from hotels`.execute(tx));
    expect(rows).toEqual([{ id: ours.hotel_id }]);
    expect(await touching(`update hotels set name = 'Mine'`)).toBe(1);
  });

  test('are neither made nor deleted by a hotel', async () => {
    expect(await touching(`insert into hotels (name) values ('Another')`)).toBe(refused);
    expect(await touching('delete from hotels')).toBe(refused);
  });
});

describe('beyond the wall', () => {
  test.each(otherTables)('a hotel can neither read nor write %s', async (table) => {
    expect(await touching(`select * from "${table}"`)).toBe(refused);
    expect(await touching(`delete from "${table}"`)).toBe(refused);
    expect(await touching(`insert into "${table}" select * from "${table}"`)).toBe(refused);
  });

  test('the accounts are among what is tested', () => {
    expect(otherTables).toEqual(
      expect.arrayContaining([
        'user',
        'session',
        'account',
        'verification',
        'twoFactor',
        'platform_settings',
        'practice_mails',
      ]),
    );
  });

  test('a hotel sees the names of its own staff only', async () => {
    const { rows } = await inHotel(ours, (tx) =>
      sql<{ hotel_id: string }>`select hotel_id from get_hotel_staff_with_profiles()`.execute(tx),
    );
    expect(rows).toEqual([{ hotel_id: ours.hotel_id }]);
  });

  test('a group sees its own hotels, admins and entries only, and no row of any hotel', async () => {
    const { group_id } = await db
      .selectFrom('group_hotels')
      .select('group_id')
      .where('hotel_id', '=', ours.hotel_id)
      .executeTakeFirstOrThrow();
    const admins = await db.selectFrom('group_admins').select('user_id').where('group_id', '=', group_id).execute();
    const seen = await inGroup({ group_id }, async (tx) => ({
      hotels: (await sql<{ hotel_id: string }>`select hotel_id from get_group_hotels()`.execute(tx)).rows,
      figures: (
        await sql<{
          hotel_id: string;
        }>`select hotel_id from get_group_figures('2000-01-01', '2100-01-01', '[]')`.execute(tx)
      ).rows,
      admins: (await sql`select user_id from get_group_admins()`.execute(tx)).rows,
      entries: (await sql`select id from get_group_entries()`.execute(tx)).rows,
      rows: (
        await sql`select id from hotels union all select id from messages union all select id from faqs union all select id from hotel_knowledge`.execute(
          tx,
        )
      ).rows,
    }));
    const entries = await db.selectFrom('group_entries').select('id').where('group_id', '=', group_id).execute();
    expect(entries).toHaveLength(1);
    expect(seen).toEqual({ hotels: [ours], figures: [ours], admins, entries, rows: [] });
  });

  test('a group can neither read nor write its admins and entries itself', async () => {
    for (const statement of ['admins', 'entries'].flatMap((what) => [
      `select * from group_${what}`,
      `delete from group_${what}`,
    ])) {
      await expect(
        inGroup({ group_id: randomUUID() }, (tx) => tx.executeQuery(CompiledQuery.raw(statement))),
      ).rejects.toMatchObject({ code: refused });
    }
  });

  test('a hotel sees the name of its own group, and neither its hotels, admins nor entries', async () => {
    const seen = await inHotel(ours, async (tx) => ({
      name: (await sql<{ name: string | null }>`select get_group_name() as name`.execute(tx)).rows[0]!.name,
      hotels: (await sql`select * from get_group_hotels()`.execute(tx)).rows,
      figures: (await sql`select * from get_group_figures('2000-01-01', '2100-01-01', '[]')`.execute(tx)).rows,
      admins: (await sql`select * from get_group_admins()`.execute(tx)).rows,
      entries: (await sql`select * from get_group_entries()`.execute(tx)).rows,
      own: (await sql<{ name: string }>`select get_hotel_group_name() as name`.execute(tx)).rows[0]!.name,
    }));
    expect(seen).toEqual({ name: null, hotels: [], figures: [], admins: [], entries: [], own: 'Group' });
  });

  test('a hotel cannot publish events to another hotel', async () => {
    expect(await touching(`select publish_live_event('${theirs.hotel_id}', '{}')`)).toBe(refused);
  });

  test('without a hotel the role sees nothing', async () => {
    const rows = await db.connection().execute(async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin; set local role concierge_hotel'));
      const found =
        await sql`select id from faqs union all select id from messages union all select id from hotels`.execute(
          connection,
        );
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      return found.rows;
    });
    expect(rows).toEqual([]);
  });

  test('a connection that worked in a hotel is the platform again afterwards, also after a failure', async () => {
    await inHotel(ours, (tx) => sql`select 1`.execute(tx));
    await inHotel(ours, (tx) => sql`select 1 / 0`.execute(tx)).catch(() => {});
    const { rows } =
      await sql`select current_user <> 'concierge_hotel' as free, coalesce(current_setting('app.hotel_id', true), '') as hotel`.execute(
        db,
      );
    expect(rows).toEqual([{ free: true, hotel: '' }]);
  });

  test('a row without a hotel becomes a row of the hotel that works', async () => {
    const added = await inHotel(ours, (tx) =>
      tx
        .insertInto('faqs')
        .values({ question: 'Where?', answer: 'Here.' })
        .returning('hotel_id')
        .executeTakeFirstOrThrow(),
    );
    expect(added).toEqual(ours);
  });
});

const changes = [`update audit_log set action = 'nothing'`, 'delete from audit_log', 'truncate audit_log'];
describe('the audit log', () => {
  test.each(changes)('refuses a hotel: %s', async (statement) => {
    expect(await touching(statement)).toBe(refused);
  });

  test.each([
    ...changes,
    'truncate hotels, audit_log cascade',
    `set local session_replication_role = replica; truncate audit_log`,
  ])('refuses the platform itself: %s', async (statement) => {
    await expect(acrossHotels((tx) => tx.executeQuery(CompiledQuery.raw(statement)))).rejects.toThrow(
      'the audit log is append-only',
    );
  });
});
