import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aNumber } from '#tests/support/messaging.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-05-04T12:00:00Z' });
});
afterAll(() => server?.stop());

describe('setting up a hotel', () => {
  test('makes its creator the admin, fills the defaults and cleans the lists', async () => {
    const person = await server.signUp();
    const { status, body } = await person.client.post('/api/hotels', {
      name: ' Hotel Lindbergh ',
      amenities: [' Sauna ', '', 'Garden'],
      whatsapp_number: '+49 30 5550100',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Hotel Lindbergh',
      amenities: ['Sauna', 'Garden'],
      whatsapp_number: '+49305550100',
      timezone: 'UTC',
      check_in_time: '3:00 PM',
      check_out_time: '11:00 AM',
    });
    expect((await person.client.get('/api/me')).body).toMatchObject({ role: 'admin', hotel: { id: body.id } });
    expect((await person.client.post('/api/hotels', { name: 'A second one' })).status).toBe(201);
  });

  test('sent twice at the same moment makes one hotel', async () => {
    const person = await server.signUp();
    const answers = await Promise.all([1, 2, 3].map(() => person.client.post('/api/hotels', { name: 'At once' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const made = await server.db.selectFrom('hotels').select('id').where('name', '=', 'At once').execute();
    expect(made).toHaveLength(1);
  });

  test('ends at twenty hotels for one person', async () => {
    const person = await server.signUp();
    for (let number = 1; number <= 20; number += 1)
      expect((await person.client.post('/api/hotels', { name: `Hotel ${number}` })).status).toBe(201);
    expect(await person.client.post('/api/hotels', { name: 'One more' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', message: expect.stringContaining('20 hotels') },
    });
  });

  test('a super admin who makes a hotel does not work in it', async () => {
    const owner = await server.asSuperAdmin();
    const { body } = await owner.client.post('/api/hotels', { name: 'Made for somebody' });
    const staff = await server.db.selectFrom('hotel_staff').selectAll().where('hotel_id', '=', body.id).execute();
    expect(staff).toEqual([]);
  });

  test('errors are reported field by field', async () => {
    const person = await server.signUp();
    const draft = {
      name: ' ',
      email: 'desk',
      website_url: 'javascript:alert(1)',
      timezone: 'Mars/Olympus',
      latitude: 91,
    };
    const { status, body } = await person.client.post('/api/hotels', draft);
    expect(status).toBe(400);
    expect(body.details.map(({ path }: { path: string }) => path).toSorted()).toEqual([
      'email',
      'latitude',
      'name',
      'timezone',
      'website_url',
    ]);
  });
});

describe('a profile', () => {
  test('is read by the staff, changed by an admin, and closed to another hotel', async () => {
    const hotel = await server.aHotel();
    const [admin, staff, other] = await Promise.all([
      server.asMemberOf(hotel, 'admin'),
      server.asMemberOf(hotel, 'staff'),
      server.aHotel().then((another) => server.asMemberOf(another, 'admin')),
    ]);
    const path = `/api/hotels/${hotel.id}`;
    expect((await staff.client.get(path)).body.name).toBe(hotel.name);
    expect((await staff.client.patch(path, { name: 'Mine now' })).status).toBe(403);
    expect((await other.client.get(path)).status).toBe(403);
    expect((await other.client.patch(path, { name: 'Mine now' })).status).toBe(403);
    expect((await admin.client.patch(path, {})).status).toBe(400);
    expect((await admin.client.patch(path, { policies: 'No smoking.' })).body.policies).toBe('No smoking.');
    expect((await staff.client.get(path)).body).toMatchObject({ name: hotel.name, policies: 'No smoking.' });
  });
});

describe('the currency of a hotel', () => {
  test('is that of its address, else the dollar; one that is chosen counts', async () => {
    const person = await server.signUp();
    const made = async (draft: object) => (await person.client.post('/api/hotels', draft)).body;
    expect(await made({ name: 'By the sea' })).toMatchObject({ currency: 'USD' });
    expect(await made({ name: 'Limmat', address: 'Quai 1, Zürich, Schweiz' })).toMatchObject({ currency: 'CHF' });
    expect(await made({ name: 'Rhein', address: 'Basel, Schweiz', currency: 'EUR' })).toMatchObject({
      currency: 'EUR',
    });
    for (const currency of ['DEM', 'eur', 'EURO', 'XXX', ''])
      expect(await person.client.post('/api/hotels', { name: 'Refused', currency })).toMatchObject({
        status: 400,
        body: { details: [{ path: 'currency', message: expect.stringContaining('three letters') }] },
      });
  });

  test('is changed by an admin, in the audit log; staff and other hotels are refused and keep theirs', async () => {
    const [hotel, another] = await Promise.all([server.aHotel(), server.aHotel()]);
    const [admin, staff, other] = await Promise.all([
      server.asMemberOf(hotel, 'admin'),
      server.asMemberOf(hotel, 'staff'),
      server.asMemberOf(another, 'admin'),
    ]);
    const path = `/api/hotels/${hotel.id}`;
    expect((await staff.client.patch(path, { currency: 'JPY' })).status).toBe(403);
    expect((await other.client.patch(path, { currency: 'JPY' })).status).toBe(403);
    expect((await admin.client.patch(path, { currency: 'JPY' })).body.currency).toBe('JPY');
    expect((await staff.client.get('/api/me')).body.hotel.currency).toBe('JPY');
    expect((await other.client.get('/api/me')).body.hotel.currency).toBe('USD');
    const written = await server.db
      .selectFrom('audit_log')
      .select('details')
      .where('hotel_id', '=', hotel.id)
      .where('action', '=', 'update')
      .execute();
    expect(written).toEqual([{ details: { fields: ['currency'] } }]);
  });

  test('is what a super admin reads while acting there', async () => {
    const hotel = await server.aHotel({ currency: 'GBP' });
    const owner = await server.asSuperAdmin();
    await owner.client.post('/api/context', { hotel_id: hotel.id, reason: 'To help' });
    expect((await owner.client.get('/api/me')).body.hotel).toMatchObject({ id: hotel.id, currency: 'GBP' });
  });
});

describe('the super admin', () => {
  test('lists all hotels with staff count and admin name; other callers are refused', async () => {
    const hotel = await server.aHotel({ name: 'Zur Linde' });
    const admin = await server.asMemberOf(hotel, 'admin', { first_name: 'Ada', last_name: 'Klein' });
    await server.asMemberOf(hotel, 'staff');
    const owner = await server.asSuperAdmin();
    const { body } = await owner.client.get('/api/hotels?search=zur linde');
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({ name: 'Zur Linde', staff_count: 2, admin_name: 'Ada Klein' });
    expect((await admin.client.get('/api/hotels')).status).toBe(403);
  });

  test('finds a hotel by its people, address, e-mail and number, also without accents', async () => {
    const hotel = await server.aHotel({ name: 'Zum Löwen', address: 'Straße 4, Jülich', email: 'desk@loewen.example' });
    const { client } = await server.asMemberOf(hotel, 'staff', { first_name: 'Zoë', last_name: 'Łuk' });
    const { user } = (await client.get('/api/me')).body;
    const owner = await server.asSuperAdmin();
    const number = aNumber('+4930');
    await owner.client.put(`/api/hotels/${hotel.id}/whatsapp-connection`, {
      whatsapp_number: number,
      state: 'connected',
    });
    const national = `0${number.slice(3, 6)} ${number.slice(6)}`;
    const found = async (search: string) =>
      (await owner.client.get(`/api/hotels?search=${encodeURIComponent(search)}`)).body.items.map(
        ({ id }: { id: string }) => id,
      );
    for (const search of ['zum lowen', 'ZOE luk', user.email, 'strasse 4, julich', 'desk@loewen', number, national])
      expect(await found(search), search).toEqual([hotel.id]);
    for (const search of ['zum_löwen', '%löwen%', '0000', `${number}1`]) expect(await found(search)).toEqual([]);
  });

  test('refuses a status when the name that confirms it is of another hotel', async () => {
    const hotel = await server.aHotel({ name: 'Seehaus' });
    const owner = await server.asSuperAdmin();
    const patch = (body: object) => owner.client.patch(`/api/hotels/${hotel.id}/status`, body);
    expect(await patch({ status: 'inactive', name: 'Lindenhof' })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', details: [{ path: 'name' }] },
    });
    const { status } = await server.db
      .selectFrom('hotels')
      .select('status')
      .where('id', '=', hotel.id)
      .executeTakeFirstOrThrow();
    expect(status).not.toBe('inactive');
    expect(await patch({ status: 'inactive', name: ' Seehaus ' })).toMatchObject({
      status: 200,
      body: { status: 'inactive' },
    });
  });

  test('deactivates a hotel, and deletes it with all its rows', async () => {
    const hotel = await server.aHotel();
    const admin = await server.asMemberOf(hotel);
    await admin.client.post(`/api/hotels/${hotel.id}/faqs`, { question: 'Pool?', answer: 'No.' });
    const owner = await server.asSuperAdmin();
    expect((await admin.client.patch(`/api/hotels/${hotel.id}/status`, { status: 'inactive' })).status).toBe(403);
    const off = await owner.client.patch(`/api/hotels/${hotel.id}/status`, { status: 'inactive' });
    expect(off).toMatchObject({ status: 200, body: { status: 'inactive' } });
    expect((await admin.client.delete(`/api/hotels/${hotel.id}`)).status).toBe(403);
    expect((await owner.client.delete(`/api/hotels/${hotel.id}`)).status).toBe(200);
    const left = await server.db.selectFrom('faqs').select('id').where('hotel_id', '=', hotel.id).execute();
    expect(left).toEqual([]);
    expect((await admin.client.get('/api/me')).body.hotel).toBeNull();
    expect((await owner.client.delete(`/api/hotels/${hotel.id}`)).status).toBe(404);
  });
});

test('without a maps key the answer says so', async () => {
  const { status, body } = await (await server.signUp()).client.get('/api/maps-config');
  expect(status).toBe(200);
  expect(body.apiKey).toBeUndefined();
  expect(body.error).toBeTruthy();
});
