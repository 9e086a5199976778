import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking, aPhone } from '#tests/support/builders/bookings.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let desk: TestUser;
let otherDesk: TestUser;
let bookings: string;
let otherBookings: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  hotel = await server.aHotel({ phone: '+49 30 123456' });
  const other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
  bookings = `/api/hotels/${hotel.id}/bookings`;
  otherBookings = `/api/hotels/${other.id}/bookings`;
});

const run = async (csv: string, options: Record<string, unknown> = {}) =>
  (await desk.client.post(`${bookings}/import`, { csv, ...options })).body;
const book = async (fields: Record<string, unknown> = {}) =>
  (await desk.client.post(bookings, aBooking({ guest_phone: aPhone(), ...fields }))).body;
const exported = async (): Promise<string> => (await desk.client.get(`${bookings}/export`)).body.csv;
const read = async (id: string) => (await desk.client.get(`${bookings}/${id}`)).body;
const plan = async (id: string) => (await desk.client.get(`${bookings}/${id}/messages`)).body.items;
const file = (...rows: string[]) => ['Name,Phone,Check-in,Check-out,Booking number', ...rows].join('\n');

describe('an export that comes back', () => {
  test('changes the bookings that differ, by their confirmation number, and nothing else', async () => {
    const one = await book({
      guest_name: '=1+1',
      room_type: 'Double',
      total_amount: 1234.5,
      guest_preferences: '@home',
    });
    const two = await book({ room_type: 'Single' });
    const csv = (await exported()).replace('Double', 'Suite').replace('1234.50', '"1.500,00"');
    const looked = await run(csv, { dry_run: true, update_existing: true });
    expect(looked).toMatchObject({ problems: [], valid: 2, existing: 2, imported: 0, updated: 0 });
    expect(looked.rows.map(({ action }: { action: string }) => action).toSorted()).toEqual(['unchanged', 'update']);
    expect(looked.rows.flatMap(({ changes }: { changes: unknown[] }) => changes)).toEqual([
      { field: 'room_type', before: 'Double', after: 'Suite' },
      { field: 'total_amount', before: '1234.5', after: '1500' },
    ]);
    expect(await read(one.id)).toMatchObject({ room_type: 'Double' });
    expect(await run(csv, { update_existing: true })).toMatchObject({ imported: 0, updated: 1 });
    expect(await read(one.id)).toMatchObject({
      ...one,
      room_type: 'Suite',
      total_amount: 1500,
      version: one.version + 1,
      updated_at: expect.any(String),
    });
    expect(await read(two.id)).toEqual(two);
  });

  test('is refused row by row unless bookings may be updated', async () => {
    const { confirmation_number } = await book();
    const report = await run(await exported());
    expect(report).toMatchObject({ valid: 0, existing: 1, imported: 0, updated: 0 });
    expect(report.rows[0].errors[0].message).toBe(`A booking with the number ${confirmation_number} exists already.`);
  });

  test('may swap two bookings of one guest; nothing is stored if one would overlap', async () => {
    const guest_phone = aPhone();
    const early = await book({ guest_phone, check_in_date: '2026-10-01', check_out_date: '2026-10-03' });
    const late = await book({ guest_phone, check_in_date: '2026-10-05', check_out_date: '2026-10-07' });
    const rows = (first: string, second: string) =>
      file(
        `A,${guest_phone},${first},${early.confirmation_number}`,
        `A,${guest_phone},${second},${late.confirmation_number}`,
      );
    const swap = rows('2026-10-05,2026-10-07', '2026-10-01,2026-10-03');
    expect(await run(swap, { update_existing: true })).toMatchObject({ updated: 2 });
    expect(await read(early.id)).toMatchObject({ check_in_date: '2026-10-05' });
    const clash = rows('2026-10-01,2026-10-02', '2026-10-01,2026-10-04');
    expect(await run(clash, { update_existing: true })).toMatchObject({ valid: 0, updated: 0 });
    expect(await read(early.id)).toMatchObject({ check_in_date: '2026-10-05' });
  });

  test('of another hotel changes nothing there', async () => {
    const { body: theirs } = await otherDesk.client.post(otherBookings, aBooking({ guest_phone: aPhone() }));
    const csv = file(`Mine,${aPhone()},2026-10-01,2026-10-03,${theirs.confirmation_number}`);
    expect(await run(csv, { update_existing: true })).toMatchObject({ existing: 0, imported: 1, updated: 0 });
    expect((await otherDesk.client.get(`${otherBookings}/${theirs.id}`)).body).toEqual(theirs);
  });

  test('with a number twice names the second row', async () => {
    const csv = file(`A,${aPhone()},2026-10-01,2026-10-03,AB12`, `B,${aPhone()},2026-10-01,2026-10-03,AB12`);
    const report = await run(csv, { update_existing: true });
    expect(report.rows[1]).toMatchObject({
      guest_name: 'B',
      errors: [{ message: 'The number AB12 stands in the file more than once.' }],
    });
  });
});

describe('a bad row', () => {
  test('says whose it is, and is good once it is corrected', async () => {
    const csv = file('Ines Duarte,,2026-10-01,soon,', `Bob,${aPhone()},2026-10-01,2026-10-03,`);
    const looked = await run(csv, { dry_run: true });
    expect(looked.rows[0]).toMatchObject({
      row: 2,
      ok: false,
      guest_name: 'Ines Duarte',
      cells: { guest_phone: '', check_out_date: 'soon' },
    });
    const corrections = [{ row: 2, values: { guest_phone: '+34600111222', check_out_date: '2026-10-04' } }];
    const report = await run(csv, { corrections });
    expect(report).toMatchObject({ valid: 2, imported: 2 });
    expect(report.rows[0].booking).toMatchObject({ guest_phone: '+34600111222', check_out_date: '2026-10-04' });
  });
});

describe('the messages of imported bookings', () => {
  const csv = () => file(`Ada,${aPhone()},2026-10-01,2026-10-04,`, 'Bob,abc,2026-10-01,2026-10-04,');

  test('are counted with their price before anything is stored', async () => {
    const { messages } = await run(csv(), { dry_run: true });
    expect(messages).toEqual({
      planned: { welcome: 1, pre_arrival: 1, checkin: 1, stay: 1, checkout: 1 },
      unreachable: 1,
      price: { currency: 'USD', each: '0.009', effective_from: '2025-07-01' },
    });
  });

  test('have no welcome, also after a change of dates, unless it is asked for', async () => {
    const { rows } = await run(csv());
    const { id } = rows[0].booking;
    const welcome = async (of: string) =>
      (await plan(of)).filter(({ message_type }: { message_type: string }) => message_type === 'welcome');
    const skipped = { state: 'skipped', reason: 'The booking was imported without a welcome message.' };
    expect(await welcome(id)).toMatchObject([skipped]);
    await desk.client.patch(`${bookings}/${id}`, { check_out_date: '2026-10-05' });
    expect(await welcome(id)).toMatchObject([skipped]);
    const asked = await run(file(`Ada,${aPhone()},2026-10-01,2026-10-04,`), { send_welcome: true });
    expect(await welcome(asked.rows[0].booking.id)).toMatchObject([
      { state: 'planned', due_at: '2026-09-10T08:00:00.000Z' },
    ]);
  });
});
