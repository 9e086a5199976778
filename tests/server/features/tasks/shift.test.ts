import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
});
afterAll(() => server?.stop());

test('what is left is handed over, and signed by the next shift, in one hotel only', async () => {
  const hotel = await server.aHotel({ timezone: 'Europe/Paris' });
  const { client } = await server.asMemberOf(hotel, 'staff', { first_name: 'Malo', last_name: 'Berg' });
  const at = `/api/hotels/${hotel.id}`;
  const arrival = await client.post(
    `${at}/bookings`,
    aBooking({ special_requests: 'Cot', guest_preferences: 'Cot', room_number: '12' }),
  );
  await client.post(`${at}/bookings`, aBooking({ guest_phone: '+4915111199999', status: 'checked-in' }));
  expect((await client.get(`${at}/shift`)).body).toEqual({
    waiting: 0,
    late_promises: 0,
    arrivals: [expect.objectContaining({ id: arrival.body.id, wishes: 'Cot', room_number: '12' })],
    failed_messages: [],
    signatures: [],
  });
  const signed = await client.post(`${at}/shift/signatures`, { note: 'Key of 12 is at the desk' });
  expect(signed.status).toBe(201);
  expect(signed.body.signatures).toMatchObject([{ name: 'Malo Berg', note: 'Key of 12 is at the desk' }]);
  const log = await server.db.selectFrom('audit_log').select('action').where('entity', '=', 'handover').execute();
  expect(log).toEqual([{ action: 'sign' }]);

  const other = await server.asMemberOf(await server.aHotel(), 'staff');
  expect((await other.client.post(`${at}/shift/signatures`, {})).status).toBe(403);
  const { body: mine } = await other.client.get('/api/me');
  expect((await other.client.get(`/api/hotels/${mine.hotel.id}/shift`)).body).toMatchObject({
    arrivals: [],
    signatures: [],
  });
});
