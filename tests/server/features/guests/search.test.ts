import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '#server/db/database.ts';
import { createTransactions, type InHotel } from '#server/db/hotel-transaction.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
let inHotel: InHotel;
const hotels: string[] = [];

/** Enough rows in two hotels that an index scan is faster than a full scan. */
const rowsEach = 10_000;

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, { max: 3 });
  ({ inHotel } = createTransactions(handle.db));
  for (const name of ['Here', 'There']) {
    const { id } = await handle.db.insertInto('hotels').values({ name }).returning('id').executeTakeFirstOrThrow();
    hotels.push(id);
    await fill(id, name);
  }
  // Also empties the pending lists of the trigram indexes, which autovacuum does elsewhere.
  await sql`vacuum analyze`.execute(handle.db);
});
afterAll(async () => {
  await handle?.close();
  await database?.drop();
});

async function fill(hotel: string, name: string): Promise<void> {
  const rows = sql`generate_series(1, ${sql.lit(rowsEach)}) n`;
  const person = sql`md5(n::text || ${name})`;
  const phone = sql`'+49151' || lpad(n::text, 8, '0')`;
  await sql`insert into guests (hotel_id, first_name, last_name, phone, phone_key) select ${hotel}, 'Guest', ${person}, ${phone}, ${phone} from ${rows}`.execute(
    handle.db,
  );
  await sql`insert into guests (hotel_id, first_name, last_name, phone, phone_key) values (${hotel}, 'Zebulon', ${name}, '+1', '+1')`.execute(
    handle.db,
  );
  await sql`insert into bookings (hotel_id, guest_name, guest_phone, phone_key, check_in_date, check_out_date, confirmation_number)
    select ${hotel}, ${person}, ${phone}, ${phone}, '2026-01-01', '2026-01-02', 'C' || n from ${rows}`.execute(
    handle.db,
  );
  await sql`insert into bookings (hotel_id, guest_name, guest_phone, phone_key, check_in_date, check_out_date, confirmation_number)
    values (${hotel}, ${`Zebulon ${name}`}, '+1', '+1', '2026-01-01', '2026-01-02', 'ZZ')`.execute(handle.db);
  await sql`insert into conversations (hotel_id, guest_id, identity_key, reply_address, guest_phone, guest_name)
    select ${hotel}, (select id from guests where hotel_id = ${hotel} and phone_key = ${phone}), ${phone}, ${phone}, ${phone}, ${person} from ${rows}`.execute(
    handle.db,
  );
  await sql`insert into conversations (hotel_id, identity_key, reply_address, guest_name) values (${hotel}, '+1', '+1', ${`Zebulon ${name}`})`.execute(
    handle.db,
  );
}

const searches = [
  {
    table: 'guests',
    call: `search_guests(array['%Zébulon%'])`,
    name: `concat_ws(' ', first_name, last_name)`,
    index: 'guests_search',
  },
  {
    table: 'bookings',
    call: `search_bookings(array['%Zébulon%'])`,
    name: 'guest_name',
    index: 'bookings_search_with_room',
  },
  {
    table: 'conversations',
    call: `search_conversations(array['%zebulon%'])`,
    name: 'guest_name',
    index: 'conversation_names_search',
  },
];

test.each(searches)(
  'a search of $table finds the rows of its own hotel and no others',
  async ({ table, call, name }) => {
    const found = (hotel_id: string) =>
      inHotel(
        { hotel_id },
        async (tx) =>
          (
            await sql<{
              name: string;
            }>`select ${sql.raw(name)} as name from ${sql.table(table)} where id in (select ${sql.raw(call)})`.execute(
              tx,
            )
          ).rows,
      );
    expect(await found(hotels[0]!)).toEqual([{ name: 'Zebulon Here' }]);
    expect(await found(hotels[1]!)).toEqual([{ name: 'Zebulon There' }]);
  },
);

test.each(searches)(
  'a search of $table answers nothing at all outside a hotel, and only ids inside one',
  async ({ call, table }) => {
    expect((await sql`select ${sql.raw(call)} as id`.execute(handle.db)).rows).toEqual([]);
    const { rows } = await inHotel({ hotel_id: hotels[0]! }, (tx) =>
      sql<{ id: string }>`select ${sql.raw(call)} as id`.execute(tx),
    );
    const { rows: own } = await sql<{
      hotel_id: string;
    }>`select hotel_id from ${sql.table(table)} where id = ${rows[0]!.id}`.execute(handle.db);
    expect(rows).toHaveLength(1);
    expect(own).toEqual([{ hotel_id: hotels[0] }]);
  },
);

test.each(searches)('a search of $table reads its trigram index', async ({ call, index }) => {
  expect(await plansOf(`select ${call}`, hotels[0]!)).toContain(`Bitmap Index Scan on ${index}`);
});

test('the same text asked under the wall would read the whole table: why the functions are there', async () => {
  const plan = await inHotel({ hotel_id: hotels[0]! }, (tx) =>
    sql<Record<string, string>>`explain select id from bookings
      where (guest_name || ' ' || guest_phone || ' ' || confirmation_number || ' ' || coalesce(guest_email, '')) ilike '%zebulon%'`.execute(
      tx,
    ),
  );
  expect(JSON.stringify(plan.rows)).not.toContain('bookings_search');
});

/** Query plans of statements inside functions, as logged by PostgreSQL. */
async function plansOf(statement: string, hotel: string): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  const plans: string[] = [];
  client.on('notice', (notice) => plans.push(notice.message ?? ''));
  await client.connect();
  try {
    await client.query(
      `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on; set client_min_messages = log`,
    );
    await client.query(`begin; set local role concierge_hotel; set local app.hotel_id = '${hotel}'`);
    await client.query(statement);
    await client.query('rollback');
  } finally {
    await client.end();
  }
  return plans.join('\n');
}
