import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let desk: TestUser;
let admin: TestUser;
let at: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' }, clock: '2026-09-10T08:00:00Z' });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  hotel = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  admin = await server.asMemberOf(hotel, 'admin');
  at = `/api/hotels/${hotel.id}`;
});

const add = async (number: string, rest: object = {}) =>
  (await admin.client.post(`${at}/rooms`, { number, ...rest })).body as { id: string };
const listed = async () => (await desk.client.get(`${at}/rooms`)).body.rooms;
const book = async (fields: Record<string, unknown>) =>
  (await desk.client.post(`${at}/bookings`, aBooking(fields))).body;
const booking = async (id: string) => (await desk.client.get(`${at}/bookings/${id}`)).body;

describe('a room', () => {
  test('has number, type, floor and a state that everybody sets; numbers are unique without case', async () => {
    const { id } = await add('12A', { room_type: 'Double', floor: '1' });
    expect((await admin.client.post(`${at}/rooms`, { number: '12a' })).status).toBe(409);
    const set = await desk.client.put(`${at}/rooms/${id}/state`, { state: 'dirty' });
    expect(set.body).toMatchObject({ number: '12A', room_type: 'Double', floor: '1', state: 'dirty', stay: null });
    const written = await server.db.selectFrom('audit_log').select('details').where('entity', '=', 'room').execute();
    expect(written.map(({ details }) => details)).toContainEqual({ state: 'dirty' });
  });

  test('is listed by number, with the guest who has it today', async () => {
    await add('10');
    await add('9');
    const { id } = await book({ room_number: 'Zimmer 9', status: 'checked-in' });
    expect(await listed()).toMatchObject([
      { number: '9', stay: { booking_id: id, guest_name: expect.any(String), status: 'checked-in' } },
      { number: '10', stay: null },
    ]);
  });

  test('of another hotel is neither seen nor changed nor referred to', async () => {
    const { id } = await add('204');
    const other = await server.aHotel();
    const theirs = await server.asMemberOf(other, 'admin');
    const there = `/api/hotels/${other.id}`;
    expect((await theirs.client.get(`${there}/rooms`)).body.rooms).toEqual([]);
    expect((await theirs.client.put(`${there}/rooms/${id}/state`, { state: 'dirty' })).status).toBe(404);
    expect((await theirs.client.patch(`${there}/rooms/${id}`, { number: '1', room_type: '', floor: '' })).status).toBe(
      404,
    );
    expect((await theirs.client.delete(`${there}/rooms/${id}`)).status).toBe(404);
    expect((await theirs.client.get(`${at}/rooms`)).status).toBe(403);
    const { body } = await theirs.client.post(`${there}/bookings`, aBooking({ room_number: '204' }));
    expect(body).toMatchObject({ room_number: '204', room_id: null });
  });
});

describe('a booking', () => {
  test('keeps a room that is not listed as text, and refers to the room once there is one', async () => {
    const { id } = await book({ room_number: 'Room 31' });
    const { id: old } = await book({ room_type: '204', guest_phone: '+4915111122244' });
    const { id: suite } = await book({ room_type: 'Suite 3 rooms', guest_phone: '+4915111122255' });
    expect(await booking(id)).toMatchObject({ room_number: 'Room 31', room_id: null });
    const room = await add('31');
    await add('204');
    await add('3');
    expect(await booking(id)).toMatchObject({ room_number: '31', room_id: room.id, version: 1 });
    expect(await booking(old)).toMatchObject({ room_type: '204', room_number: '204', room_id: expect.any(String) });
    expect(await booking(suite)).toMatchObject({ room_type: 'Suite 3 rooms', room_number: null, room_id: null });
  });

  test('moves to another room, follows a new number, and keeps the text of a removed room', async () => {
    const [one, two] = [await add('1'), await add('2')];
    const { id } = await book({ room_number: '1' });
    expect((await desk.client.patch(`${at}/bookings/${id}`, { room_number: '2' })).body.room_id).toBe(two.id);
    await admin.client.patch(`${at}/rooms/${two.id}`, { number: '2b', room_type: '', floor: '' });
    expect(await booking(id)).toMatchObject({ room_number: '2b', room_id: two.id });
    expect((await admin.client.delete(`${at}/rooms/${two.id}`)).status).toBe(200);
    expect(await booking(id)).toMatchObject({ room_number: '2b', room_id: null });
    expect((await listed()).map((room: { id: string }) => room.id)).toEqual([one.id]);
  });

  test('is imported with its room number', async () => {
    const { id } = await add('7');
    const csv = 'Name;Phone;Arrival;Departure;Zimmernummer\nAda;+49 151 1112299;2026-09-10;2026-09-12;7';
    const { body } = await desk.client.post(`${at}/bookings/import`, { csv });
    expect(body).toMatchObject({ imported: 1, mapping: { Zimmernummer: 'room_number' } });
    expect(await booking(body.rows[0].booking.id)).toMatchObject({ room_number: '7', room_id: id });
    expect((await desk.client.get(`${at}/bookings/export`)).body.csv).toContain('room_number');
  });
});

describe('pasted rooms', () => {
  const paste = async (csv: string, dry_run = false) =>
    (await admin.client.post(`${at}/rooms/import`, { csv, dry_run })).body;

  test('are read with and without headings, and change rooms that exist', async () => {
    const { id } = await book({ room_number: '102' });
    const bare = '101, Double, 1, clean\n102, Suite, 1, schmutzig';
    expect(await paste(bare, true)).toMatchObject({ added: 2, changed: 0 });
    expect(await listed()).toEqual([]);
    expect(await paste(bare)).toMatchObject({ added: 2, changed: 0, linked: 1 });
    expect((await booking(id)).room_id).not.toBeNull();
    expect(await paste('Etage\tZimmer\n1\t101\n2\t201')).toMatchObject({
      rows: [
        { number: '101', action: 'unchanged' },
        { number: '201', floor: '2', action: 'create' },
      ],
    });
    expect(await listed()).toMatchObject([
      { number: '101', room_type: 'Double', floor: '1', state: 'clean' },
      { number: '102', room_type: 'Suite', state: 'dirty' },
      { number: '201', floor: '2' },
    ]);
  });

  test('are not stored where a row is bad', async () => {
    const report = await paste('1,Double,1,clean\n1,Double\n,Suite\n4,,,purple');
    expect(report.rows.map((row: { problem: { code: string } | null }) => row.problem?.code ?? null)).toEqual([
      null,
      'room_twice',
      'room_number',
      'room_state_unknown',
    ]);
    expect(report.rows[1].message).toBe('There is a room 1 already.');
    expect(await listed()).toEqual([]);
  });

  test('are refused above 3,000 rooms, however many lines follow', async () => {
    const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join('\n');
    for (const count of [3001, 50_000])
      expect(await paste(numbers(count))).toMatchObject({ reason: { code: 'too_many_rooms' } });
    expect(await listed()).toEqual([]);
    expect(await paste(numbers(3000))).toMatchObject({ added: 3000 });
    expect(await paste('3001', true)).toMatchObject({ reason: { code: 'too_many_rooms' } });
  });
});
