import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking, aGuest, aPhone } from '#tests/support/builders/bookings.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let desk: TestUser;
let otherDesk: TestUser;
let guests: string;
let otherGuests: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  hotel = await server.aHotel();
  const other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
  guests = `/api/hotels/${hotel.id}/guests`;
  otherGuests = `/api/hotels/${other.id}/guests`;
});

describe('a guest', () => {
  test('needs a phone and nothing else', async () => {
    const { status, body } = await desk.client.post(guests, { phone: ' +49 (0)151 / 234 567 89 ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      phone: '+4915123456789',
      first_name: null,
      email: null,
      vip_status: false,
      total_stays: 0,
      total_spent: 0,
    });
    for (const phone of [undefined, '', '   ']) {
      const refused = await desk.client.post(guests, { first_name: 'Ada', phone });
      expect(refused).toMatchObject({
        status: 400,
        body: { details: [{ path: 'phone', message: 'Phone number is required' }] },
      });
    }
    expect((await desk.client.post(guests, { phone: 'room 12, ask for Ada' })).body.phone).toBe('room 12, ask for Ada');
  });

  test('can be changed and deleted by its hotel only', async () => {
    const { body } = await desk.client.post(guests, aGuest({ notes: 'Likes tea' }));
    expect((await otherDesk.client.get(`${otherGuests}/${body.id}`)).status).toBe(404);
    expect((await otherDesk.client.patch(`${otherGuests}/${body.id}`, { notes: 'mine' })).status).toBe(404);
    expect((await otherDesk.client.delete(`${otherGuests}/${body.id}`)).status).toBe(404);
    expect((await otherDesk.client.get(guests)).status).toBe(403);

    const changed = await desk.client.patch(`${guests}/${body.id}`, { vip_status: true, email: 'g@example.com' });
    expect(changed.body).toMatchObject({
      vip_status: true,
      email: 'g@example.com',
      notes: 'Likes tea',
      first_name: 'Grace',
    });
    expect((await desk.client.patch(`${guests}/${body.id}`, { notes: '' })).body.notes).toBeNull();
    expect((await desk.client.patch(`${guests}/${body.id}`, { phone: '' })).status).toBe(400);
    expect((await desk.client.patch(`${guests}/${body.id}`, {})).status).toBe(400);

    expect((await desk.client.delete(`${guests}/${body.id}`)).status).toBe(200);
    expect((await desk.client.get(`${guests}/${body.id}`)).status).toBe(404);
    const audit = await server.db
      .selectFrom('audit_log')
      .select(['action', 'user_email'])
      .where('entity_id', '=', body.id)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['create', 'update', 'update', 'delete']);
    const events = await server.db.selectFrom('live_events').selectAll().where('hotel_id', '=', hotel.id).execute();
    expect(events.every(({ data }) => data.type === 'guest.updated' && data.guest_id === body.id)).toBe(true);
  });
});

describe('the cards above the guests', () => {
  test('count all, VIPs, repeat guests and revenue of this hotel', async () => {
    const bookings = `/api/hotels/${hotel.id}/bookings`;
    const guest_phone = aPhone();
    await desk.client.post(
      bookings,
      aBooking({ guest_phone, check_in_date: '2026-09-01', check_out_date: '2026-09-02', total_amount: 100.5 }),
    );
    await desk.client.post(
      bookings,
      aBooking({ guest_phone, check_in_date: '2026-09-03', check_out_date: '2026-09-04', total_amount: 20 }),
    );
    await desk.client.post(guests, aGuest({ vip_status: true }));
    expect((await desk.client.get(`${guests}/stats`)).body).toEqual({ total: 2, vip: 1, repeat: 1, revenue: 120.5 });
    expect((await otherDesk.client.get(`${otherGuests}/stats`)).body).toEqual({
      total: 0,
      vip: 0,
      repeat: 0,
      revenue: 0,
    });
  });
});

describe('searching guests', () => {
  test('finds parts of both names, e-mail and phone; blank text finds all; newest first', async () => {
    await desk.client.post(
      guests,
      aGuest({ first_name: 'Zoë', last_name: 'Müller', email: 'zoe@engine.example', phone: '+49 151 777 888 99' }),
    );
    await desk.client.post(guests, aGuest({ first_name: 'Ben', last_name: 'Okri' }));
    const search = async (text: string) =>
      (await desk.client.get(`${guests}?search=${encodeURIComponent(text)}`)).body.items.map(
        (item: { first_name: string }) => item.first_name,
      );
    for (const text of ['müll', 'ZOË', 'zoë müller', 'müller zoë', '@engine', '0151 777', ' 888 99 ', '+49151777'])
      expect(await search(text), text).toEqual(['Zoë']);
    expect(await search('   ')).toEqual(['Ben', 'Zoë']);
    expect(await search("o'%_\\")).toEqual([]);
    expect((await otherDesk.client.get(`${otherGuests}?search=müller`)).body.items).toEqual([]);
  });

  test('goes on where the page before ended', async () => {
    for (const last_name of ['One', 'Two', 'Three']) await desk.client.post(guests, aGuest({ last_name }));
    const first = await desk.client.get(`${guests}?search=grace&limit=2`);
    const second = await desk.client.get(`${guests}?search=grace&limit=2&cursor=${first.body.next_cursor}`);
    const names = [...first.body.items, ...second.body.items].map((item: { last_name: string }) => item.last_name);
    expect(names).toEqual(['Three', 'Two', 'One']);
    expect(second.body.next_cursor).toBeNull();
  });
});
