import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking, aGuest, aPhone } from '#tests/support/builders/bookings.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let other: TestHotel;
let desk: TestUser;
let otherDesk: TestUser;
let bookings: string;
let guests: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  server.clock.set('2026-09-10T08:00:00Z');
  hotel = await server.aHotel();
  other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
  bookings = `/api/hotels/${hotel.id}/bookings`;
  guests = `/api/hotels/${hotel.id}/guests`;
});

const book = async (fields: Record<string, unknown>) => (await desk.client.post(bookings, aBooking(fields))).body;
const guest = async (id: string) => (await desk.client.get(`${guests}/${id}`)).body;
const stay = (from: number, to: number) => ({
  check_in_date: `2026-09-${String(from).padStart(2, '0')}`,
  check_out_date: `2026-09-${String(to).padStart(2, '0')}`,
});

describe('the guest of a booking', () => {
  test('is made from its name, phone and e-mail', async () => {
    const booking = await book({ guest_name: 'Ana Maria Silva', guest_email: 'ana@example.com' });
    expect(await guest(booking.guest_id)).toMatchObject({
      first_name: 'Ana Maria',
      last_name: 'Silva',
      phone: booking.guest_phone,
      email: 'ana@example.com',
      total_stays: 0,
      total_spent: 0,
      last_stay_date: null,
    });
  });

  test('is the existing guest with this phone in any spelling, with missing fields filled in', async () => {
    const known = (await desk.client.post(guests, { phone: '+52 55 1234 5678', vip_status: true })).body;
    const booking = await book({
      guest_name: 'Luz Vega',
      guest_phone: '+521 55 1234 5678',
      guest_email: 'luz@example.com',
    });
    expect(booking.guest_id).toBe(known.id);
    expect(booking.guest_phone).toBe('+5215512345678');
    expect(await guest(known.id)).toMatchObject({
      first_name: 'Luz',
      last_name: 'Vega',
      email: 'luz@example.com',
      phone: '+525512345678',
      vip_status: true,
    });
    await book({ guest_name: 'Someone Else', guest_phone: '+52 55 1234 5678', ...stay(20, 21) });
    expect(await guest(known.id)).toMatchObject({ first_name: 'Luz', last_name: 'Vega' });
  });

  test('with exactly this phone comes before one with another spelling of it', async () => {
    const exact = (await desk.client.post(guests, aGuest({ phone: '+5511987654321' }))).body;
    await desk.client.post(guests, aGuest({ phone: '+551187654321' }));
    expect((await book({ guest_phone: '+5511987654321' })).guest_id).toBe(exact.id);
  });

  test('is a separate record in each hotel', async () => {
    const guest_phone = aPhone();
    const here = await book({ guest_phone });
    const there = (await otherDesk.client.post(`/api/hotels/${other.id}/bookings`, aBooking({ guest_phone }))).body;
    expect(there.guest_id).not.toBe(here.guest_id);
    expect((await otherDesk.client.get(`/api/hotels/${other.id}/guests/${here.guest_id}`)).status).toBe(404);
  });

  test('gets the conversation of that phone, and no conversation of another hotel', async () => {
    const guest_phone = aPhone();
    const talk = { identity_key: guest_phone, reply_address: guest_phone, guest_phone, guest_name: 'ada 🌸' };
    await server.db
      .insertInto('conversations')
      .values([
        { ...talk, hotel_id: hotel.id },
        { ...talk, hotel_id: other.id },
      ])
      .execute();
    const booking = await book({ guest_phone, guest_name: 'Ada Lovelace' });
    const rows = await server.db
      .selectFrom('conversations')
      .selectAll()
      .where('identity_key', '=', guest_phone)
      .execute();
    expect(rows.find((row) => row.hotel_id === hotel.id)).toMatchObject({
      guest_id: booking.guest_id,
      guest_name: 'Ada Lovelace',
    });
    expect(await guest(booking.guest_id)).toMatchObject({ first_name: 'Ada', last_name: 'Lovelace' });
    const elsewhere = rows.find((row) => row.hotel_id === other.id);
    expect(elsewhere).toMatchObject({ guest_name: 'ada 🌸' });
    expect(elsewhere?.guest_id).not.toBe(booking.guest_id);
  });

  test('changes when the phone of the booking does, and the stays go along', async () => {
    const booking = await book({ ...stay(1, 3), total_amount: 100 });
    expect(await guest(booking.guest_id)).toMatchObject({ total_stays: 1, total_spent: 100 });
    const moved = (await desk.client.patch(`${bookings}/${booking.id}`, { guest_phone: aPhone() })).body;
    expect(moved.guest_id).not.toBe(booking.guest_id);
    expect(await guest(booking.guest_id)).toMatchObject({ total_stays: 0, total_spent: 0, last_stay_date: null });
    expect(await guest(moved.guest_id)).toMatchObject({
      total_stays: 1,
      total_spent: 100,
      last_stay_date: '2026-09-03',
    });
  });
});

describe("a guest's stays", () => {
  test('count checked-in, checked-out and past bookings, not cancelled and future ones', async () => {
    const guest_phone = aPhone();
    const { guest_id } = await book({ guest_phone, ...stay(1, 3), total_amount: 100.1 });
    await book({ guest_phone, ...stay(3, 5), total_amount: 50.2, status: 'checked-out' });
    await book({ guest_phone, ...stay(5, 7), total_amount: 999, status: 'cancelled' });
    const today = await book({ guest_phone, ...stay(10, 14), total_amount: 70 });
    await book({ guest_phone, ...stay(20, 22), total_amount: 80 });
    expect(await guest(guest_id)).toMatchObject({ total_stays: 2, total_spent: 150.3, last_stay_date: '2026-09-05' });

    await desk.client.patch(`${bookings}/${today.id}`, { status: 'checked-in' });
    expect(await guest(guest_id)).toMatchObject({ total_stays: 3, total_spent: 220.3, last_stay_date: '2026-09-10' });
    await desk.client.patch(`${bookings}/${today.id}`, { status: 'checked-out' });
    expect(await guest(guest_id)).toMatchObject({ last_stay_date: '2026-09-14' });
    await desk.client.delete(`${bookings}/${today.id}`);
    expect(await guest(guest_id)).toMatchObject({ total_stays: 2, total_spent: 150.3, last_stay_date: '2026-09-05' });
  });

  test('are counted correctly under concurrent booking changes', async () => {
    const guest_phone = aPhone();
    const made = [];
    for (let day = 11; day < 19; day += 1)
      made.push(await book({ guest_phone, ...stay(day, day + 1), total_amount: 10 }));
    await Promise.all(made.map(({ id }) => desk.client.patch(`${bookings}/${id}`, { status: 'checked-out' })));
    expect(await guest(made[0].guest_id)).toMatchObject({ total_stays: 8, total_spent: 80 });
  });

  test('of the same person in another hotel do not count', async () => {
    const guest_phone = aPhone();
    const { guest_id } = await book({ guest_phone, ...stay(1, 3), total_amount: 100 });
    await otherDesk.client.post(
      `/api/hotels/${other.id}/bookings`,
      aBooking({ guest_phone, ...stay(4, 6), total_amount: 5 }),
    );
    expect(await guest(guest_id)).toMatchObject({ total_stays: 1, total_spent: 100 });
  });
});

describe('a deleted guest', () => {
  test('keeps the bookings, which a new record with the same phone gets again', async () => {
    const booking = await book({ ...stay(1, 3), total_amount: 100 });
    expect((await desk.client.delete(`${guests}/${booking.guest_id}`)).status).toBe(200);
    expect((await desk.client.get(`${bookings}/${booking.id}`)).body).toMatchObject({
      guest_id: null,
      guest_name: booking.guest_name,
    });
    const back = (await desk.client.post(guests, aGuest({ phone: booking.guest_phone }))).body;
    expect(back).toMatchObject({ total_stays: 1, total_spent: 100, last_stay_date: '2026-09-03' });
    expect((await desk.client.get(`${bookings}?guest_id=${back.id}`)).body.items).toHaveLength(1);
  });
});
