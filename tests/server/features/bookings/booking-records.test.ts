import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle } from '#server/db/database.ts';
import { createTransactions, type InHotel } from '#server/db/hotel-transaction.ts';
import { createBookingRecordsService } from '#server/features/bookings/booking-records.service.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

let database: TestDatabase;
let handle: DatabaseHandle;
let inHotel: InHotel;

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, { max: 2 });
  ({ inHotel } = createTransactions(handle.db));
});
afterAll(async () => {
  await handle?.close();
  await database?.drop();
});

const draft = (guest_name: string) => ({
  guest_name,
  guest_phone: '+1',
  phone_key: '+1',
  check_in_date: '2026-01-01',
  check_out_date: '2026-01-02',
  confirmation_number: null,
});
const drawing = (...numbers: string[]) => createBookingRecordsService({ drawNumber: () => numbers.shift() ?? 'LAST' });
const aHotel = async () => ({
  hotel_id: (await handle.db.insertInto('hotels').values({ name: 'H' }).returning('id').executeTakeFirstOrThrow()).id,
});

test('a taken confirmation number is drawn again, also within one import', async () => {
  const scope = await aHotel();
  await inHotel(scope, (tx) => drawing('AAA').insert(tx, [draft('first')]));
  const rows = await inHotel(scope, (tx) =>
    drawing('AAA', 'BBB', 'BBB', 'CCC', 'DDD').insert(tx, [draft('one'), draft('two'), draft('three')]),
  );
  expect(rows.map((row) => row.guest_name)).toEqual(['one', 'two', 'three']);
  expect(new Set(['AAA', ...rows.map((row) => row.confirmation_number)]).size).toBe(4);
});

test('the same number may be given in another hotel', async () => {
  const [here, there] = [await aHotel(), await aHotel()];
  for (const scope of [here, there]) {
    const [row] = await inHotel(scope, (tx) => drawing('AAA').insert(tx, [draft('guest')]));
    expect(row!.confirmation_number).toBe('AAA');
  }
});

test('giving up after many tries is an error, not a booking without a number', async () => {
  const scope = await aHotel();
  const always = createBookingRecordsService({ drawNumber: () => 'AAA' });
  await inHotel(scope, (tx) => always.insert(tx, [draft('first')]));
  await expect(inHotel(scope, (tx) => always.insert(tx, [draft('second')]))).rejects.toMatchObject({
    code: 'conflict',
  });
});
