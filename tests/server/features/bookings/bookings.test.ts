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
  hotel = await server.aHotel();
  const other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
  bookings = `/api/hotels/${hotel.id}/bookings`;
  otherBookings = `/api/hotels/${other.id}/bookings`;
});

const sentence = 'A booking already exists for this guest with overlapping dates';

describe('a new booking', () => {
  test('answers with a confirmation number and the defaults of the form', async () => {
    const { status, body } = await desk.client.post(
      bookings,
      aBooking({ guest_phone: '+49 151 111 222 33', total_amount: 240.5, guest_email: '' }),
    );
    expect(status).toBe(201);
    expect(body.confirmation_number).toMatch(/^[CDFGHJKMNPQRTWXY34679]{8}$/);
    expect(body).toMatchObject({
      hotel_id: hotel.id,
      guest_phone: '+4915111122233',
      guest_email: null,
      status: 'confirmed',
      number_of_guests: 1,
      booking_source: 'direct',
      total_amount: 240.5,
      check_in_date: '2026-09-10',
      check_out_date: '2026-09-12',
      version: 1,
      welcome_message_sent: false,
    });
    expect(body).not.toHaveProperty('phone_key');
    expect((await desk.client.get(`${bookings}/${body.id}`)).body).toEqual(body);
  });

  test('of another hotel can be neither read, changed nor deleted, through either path', async () => {
    const { body } = await desk.client.post(bookings, aBooking());
    expect((await otherDesk.client.get(`${bookings}/${body.id}`)).status).toBe(403);
    expect((await otherDesk.client.post(bookings, aBooking())).status).toBe(403);
    for (const answer of [
      await otherDesk.client.get(`${otherBookings}/${body.id}`),
      await otherDesk.client.patch(`${otherBookings}/${body.id}`, { status: 'cancelled' }),
      await otherDesk.client.delete(`${otherBookings}/${body.id}`),
      await otherDesk.client.get(`${otherBookings}/${body.id}/messages`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
    }
    expect((await otherDesk.client.get(otherBookings)).body.items).toEqual([]);
    expect((await desk.client.get(`${bookings}/${body.id}`)).body.status).toBe('confirmed');
  });

  test.each([
    ['without a phone', { guest_phone: '  ' }, 'guest_phone', 'Phone number is required'],
    ['without a name', { guest_name: '' }, 'guest_name', "Enter the guest's name."],
    [
      'that ends on the day it begins',
      { check_out_date: '2026-09-10' },
      'check_out_date',
      'Check-out date must be after check-in date.',
    ],
    [
      'on a day that does not exist',
      { check_in_date: '2026-02-30' },
      'check_in_date',
      'Enter the check-in date, for example 2026-09-10.',
    ],
    ['for 0 guests', { number_of_guests: 0 }, 'number_of_guests', 'Enter a whole number of guests from 1 to 1000.'],
    ['for a crowd', { number_of_guests: 99_999 }, 'number_of_guests', 'Enter a whole number of guests from 1 to 1000.'],
    ['of a third decimal', { total_amount: 1.234 }, 'total_amount', 'Enter an amount with two decimals at most.'],
    ['of a negative amount', { total_amount: -1 }, 'total_amount', 'The amount cannot be negative.'],
    [
      'of an absurd amount',
      { total_amount: 1e11 },
      'total_amount',
      'The amount is too large. 9,999,999,999 is the most.',
    ],
  ])('%s is refused at its field', async (_which, fields, path, message) => {
    const { status, body } = await desk.client.post(bookings, aBooking(fields));
    expect(status).toBe(400);
    expect(body.details).toContainEqual({ path, message, reason: expect.anything() });
  });

  test('reads a number in the format of the hotel’s country', async () => {
    await server.db.updateTable('hotels').set({ phone: '+49 30 123456' }).where('id', '=', hotel.id).execute();
    const { body } = await desk.client.post(bookings, aBooking({ guest_phone: '0151 234 567 89' }));
    expect(body.guest_phone).toBe('+4915123456789');
  });
});

describe('overlapping bookings', () => {
  test('of one phone are refused, in any spelling of the phone', async () => {
    await desk.client.post(bookings, aBooking({ guest_phone: '+55 11 98765 4321' }));
    const { status, body } = await desk.client.post(
      bookings,
      aBooking({ guest_phone: '+55 11 8765 4321', check_in_date: '2026-09-11', check_out_date: '2026-09-13' }),
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'booking_overlap', message: sentence });
  });

  test('of the same phone in another hotel are welcome', async () => {
    const guest_phone = aPhone();
    expect((await desk.client.post(bookings, aBooking({ guest_phone }))).status).toBe(201);
    expect((await otherDesk.client.post(otherBookings, aBooking({ guest_phone }))).status).toBe(201);
  });

  test('may touch: one begins on the day another ends', async () => {
    const guest_phone = aPhone();
    await desk.client.post(bookings, aBooking({ guest_phone }));
    expect(
      (
        await desk.client.post(
          bookings,
          aBooking({ guest_phone, check_in_date: '2026-09-12', check_out_date: '2026-09-14' }),
        )
      ).status,
    ).toBe(201);
    expect(
      (
        await desk.client.post(
          bookings,
          aBooking({ guest_phone, check_in_date: '2026-09-08', check_out_date: '2026-09-10' }),
        )
      ).status,
    ).toBe(201);
  });

  test('are allowed while one is cancelled, until it is confirmed again', async () => {
    const guest_phone = aPhone();
    const first = await desk.client.post(bookings, aBooking({ guest_phone, status: 'cancelled' }));
    expect((await desk.client.post(bookings, aBooking({ guest_phone }))).status).toBe(201);
    const back = await desk.client.patch(`${bookings}/${first.body.id}`, { status: 'confirmed' });
    expect(back).toMatchObject({ status: 409, body: { code: 'booking_overlap', message: sentence } });
  });

  test('are refused for changes of dates or phone; a booking does not overlap itself', async () => {
    const guest_phone = aPhone();
    await desk.client.post(bookings, aBooking({ guest_phone }));
    const later = await desk.client.post(
      bookings,
      aBooking({ guest_phone, check_in_date: '2026-09-20', check_out_date: '2026-09-22' }),
    );
    const stranger = await desk.client.post(bookings, aBooking());
    expect((await desk.client.patch(`${bookings}/${later.body.id}`, { check_in_date: '2026-09-11' })).body.code).toBe(
      'booking_overlap',
    );
    expect((await desk.client.patch(`${bookings}/${stranger.body.id}`, { guest_phone })).body.code).toBe(
      'booking_overlap',
    );
    expect((await desk.client.patch(`${bookings}/${later.body.id}`, { check_in_date: '2026-09-19' })).status).toBe(200);
  });

  test('are refused under concurrent creation: one succeeds', async () => {
    const guest_phone = aPhone();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => desk.client.post(bookings, aBooking({ guest_phone }))),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
    expect((await desk.client.get(`/api/hotels/${hotel.id}/guests`)).body.items).toHaveLength(1);
  });
});

describe('changing a booking', () => {
  test('leaves the rest as it is and counts the version', async () => {
    const { body } = await desk.client.post(bookings, aBooking({ room_type: 'Deluxe Suite' }));
    const changed = await desk.client.patch(`${bookings}/${body.id}`, { status: 'checked-in', version: 1 });
    expect(changed.body).toMatchObject({
      status: 'checked-in',
      room_type: 'Deluxe Suite',
      version: 2,
      confirmation_number: body.confirmation_number,
    });
  });

  test('that a colleague changed meanwhile is refused, and says who it was', async () => {
    const colleague = await server.asMemberOf(hotel, 'staff', { email: `mia-${hotel.id}@example.com` });
    const { body } = await desk.client.post(bookings, aBooking());
    await colleague.client.patch(`${bookings}/${body.id}`, { room_type: 'Suite', version: 1 });
    const stale = await desk.client.patch(`${bookings}/${body.id}`, { room_type: 'Single', version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'conflict', details: { version: 2, changed_by: 'Robin Berg' } });
    expect(stale.body.message).toContain('Robin Berg');
    expect(JSON.stringify(stale.body)).not.toContain(colleague.email);
    expect((await desk.client.patch(`${bookings}/${body.id}`, { room_type: 'Single' })).status).toBe(200);
  });

  test('to end before it begins is refused at the field, also when only one day is sent', async () => {
    const { body } = await desk.client.post(bookings, aBooking());
    const { status, body: error } = await desk.client.patch(`${bookings}/${body.id}`, { check_out_date: '2026-09-10' });
    expect(status).toBe(400);
    expect(error.details).toEqual([
      {
        path: 'check_out_date',
        message: 'Check-out date must be after check-in date.',
        reason: { code: 'dates_wrong_order', params: {} },
      },
    ]);
  });

  test('with nothing in it is refused', async () => {
    const { body } = await desk.client.post(bookings, aBooking());
    expect((await desk.client.patch(`${bookings}/${body.id}`, { version: 1 })).status).toBe(400);
  });

  test('has an audit entry and a live event in this hotel only', async () => {
    const { body } = await desk.client.post(bookings, aBooking());
    await desk.client.patch(`${bookings}/${body.id}`, { status: 'cancelled' });
    await desk.client.delete(`${bookings}/${body.id}`);
    const audit = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', body.id)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action, user_email, hotel_id }) => ({ action, user_email, hotel_id }))).toEqual(
      ['create', 'update', 'delete'].map((action) => ({ action, user_email: desk.email, hotel_id: hotel.id })),
    );
    const events = await server.db.selectFrom('live_events').selectAll().where('hotel_id', '=', hotel.id).execute();
    const told = events.filter(({ data }) => data.booking_id === body.id);
    expect(told).toHaveLength(3);
    expect(told.every(({ data }) => data.type === 'booking.updated')).toBe(true);
  });

  test('a super admin may only while acting in the hotel, with an audit entry of the session', async () => {
    const owner = await server.asSuperAdmin();
    expect((await owner.client.post(bookings, aBooking())).status).toBe(403);
    await server.asSuperAdmin({ actingIn: hotel });
    const { status, body } = await owner.client.post(bookings, aBooking());
    expect(status).toBe(201);
    const entry = await server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ user_id: owner.user_id, acting_session_id: expect.any(String) });
    await owner.client.delete('/api/context');
  });
});
