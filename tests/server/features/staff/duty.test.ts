import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let admin: TestUser;
let malo: TestUser;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  hotel = await server.aHotel({ timezone: 'Europe/Paris' });
  admin = await server.asMemberOf(hotel, 'admin');
  malo = await server.asMemberOf(hotel, 'staff');
});

const at = (path: string, where = hotel) => `/api/hotels/${where.id}/duty${path}`;
const nights = (more: object = {}) => ({ user_id: malo.user_id, days: [6], begins: '22:00', ends: '06:00', ...more });
const add = (more: object = {}) => admin.client.post(at('/shifts'), nights(more));

/** Who is on duty at this instant. */
async function onDutyAt(instant: string): Promise<string[]> {
  const { rows } = await createTransactions(server.db).inHotel({ hotel_id: hotel.id }, (tx) =>
    sql<{ user_id: string }>`select user_id from on_duty(${instant}::timestamptz)`.execute(tx),
  );
  return rows.map(({ user_id }) => user_id);
}

describe('a weekly shift', () => {
  test('passes midnight and belongs to the day on which it begins', async () => {
    expect((await add()).status).toBe(201);
    // Saturday, 10 October 2026, is summer time in Paris: UTC+2.
    expect(await onDutyAt('2026-10-10T19:59:59Z')).toEqual([]);
    expect(await onDutyAt('2026-10-10T20:00:00Z')).toEqual([malo.user_id]);
    expect(await onDutyAt('2026-10-11T03:59:59Z')).toEqual([malo.user_id]);
    expect(await onDutyAt('2026-10-11T04:00:00Z')).toEqual([]);
    expect(await onDutyAt('2026-10-11T20:30:00Z')).toEqual([]);
  });

  test('ends at the wall time in the night in which the clock goes back', async () => {
    await add();
    // Paris leaves summer time on Sunday, 25 October 2026, at 01:00 UTC: 06:00 is 05:00 UTC then.
    expect(await onDutyAt('2026-10-24T20:00:00Z')).toEqual([malo.user_id]);
    expect(await onDutyAt('2026-10-25T04:59:59Z')).toEqual([malo.user_id]);
    expect(await onDutyAt('2026-10-25T05:00:00Z')).toEqual([]);
  });

  test('is not worked on days off; on the hotel’s holidays only shifts for holidays are', async () => {
    await add();
    await admin.client.post(at('/days-off'), { user_id: null, first_day: '2027-10-09', last_day: '2027-10-09' });
    await admin.client.post(at('/days-off'), {
      user_id: malo.user_id,
      first_day: '2027-10-16',
      last_day: '2027-10-20',
    });
    expect(await onDutyAt('2027-10-02T21:00:00Z')).toEqual([malo.user_id]);
    expect(await onDutyAt('2027-10-09T21:00:00Z')).toEqual([]);
    expect(await onDutyAt('2027-10-16T21:00:00Z')).toEqual([]);
    await add({ on_holidays: true });
    expect(await onDutyAt('2027-10-09T21:00:00Z')).toEqual([malo.user_id]);
  });

  test('refuses a person of another hotel, a time that is none, and staff who are no admins', async () => {
    const stranger = await server.asMemberOf(await server.aHotel(), 'staff');
    expect((await add({ user_id: stranger.user_id })).status).toBe(404);
    expect((await add({ begins: '25:00' })).status).toBe(400);
    expect((await add({ days: [8] })).status).toBe(400);
    expect((await malo.client.post(at('/shifts'), nights())).status).toBe(403);
  });
});

describe('signing on and off', () => {
  test('counts at once and is seen by everybody of the hotel, with a line in the audit log', async () => {
    const on = await malo.client.put(at('/me'), { is_on: true });
    expect(on.body.on_duty).toMatchObject([{ user_id: malo.user_id }]);
    expect((await admin.client.get(at(''))).body.on_duty).toMatchObject([{ user_id: malo.user_id }]);
    expect((await malo.client.put(at('/me'), { is_on: false })).body.on_duty).toEqual([]);
    const lines = await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('hotel_id', '=', hotel.id)
      .where('entity', '=', 'duty')
      .orderBy('id')
      .execute();
    expect(lines).toEqual([{ action: 'start' }, { action: 'end' }]);
  });

  test('ends by itself after 16 hours', async () => {
    await malo.client.put(at('/me'), { is_on: true });
    await sql`update duty_signs set signed_at = now() - interval '16 hours'`.execute(server.db);
    expect((await admin.client.get(at(''))).body.on_duty).toEqual([]);
  });

  test('signing off ends the shift under way, and the next shift counts again', async () => {
    await add({ days: [1, 2, 3, 4, 5, 6, 7], begins: '00:00', ends: '00:00' });
    expect((await admin.client.get(at(''))).body.on_duty).toMatchObject([{ user_id: malo.user_id }]);
    expect((await malo.client.put(at('/me'), { is_on: false })).body.on_duty).toEqual([]);
    await sql`update duty_signs set signed_at = now() - interval '25 hours'`.execute(server.db);
    expect((await admin.client.get(at(''))).body.on_duty).toMatchObject([{ user_id: malo.user_id }]);
  });
});

test('another hotel sees and removes none of it', async () => {
  const { body } = await add();
  const other = await server.aHotel();
  const stranger = await server.asMemberOf(other, 'admin');
  const { id } = body.shifts[0];
  expect((await stranger.client.get(at(''))).status).toBe(403);
  expect((await stranger.client.get(at('', other))).body).toEqual({ on_duty: [], shifts: [], days_off: [] });
  expect((await stranger.client.delete(at(`/shifts/${id}`, other))).status).toBe(404);
  expect((await admin.client.delete(at(`/shifts/${id}`))).body.shifts).toEqual([]);
});
