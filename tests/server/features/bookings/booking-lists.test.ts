import { reason } from '#shared/reasons/reasons.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseCsv } from '#shared/features/bookings/csv.rules.ts';
import { aBooking, aPhone } from '#tests/support/builders/bookings.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';

let server: TestServer;
let hotel: TestHotel;
let desk: TestUser;
let otherDesk: TestUser;
let bookings: string;
let otherBookings: string;

beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());

beforeEach(async () => {
  server.clock.set('2026-09-10T08:00:00Z');
  hotel = await server.aHotel();
  const other = await server.aHotel();
  desk = await server.asMemberOf(hotel, 'staff');
  otherDesk = await server.asMemberOf(other, 'staff');
  bookings = `/api/hotels/${hotel.id}/bookings`;
  otherBookings = `/api/hotels/${other.id}/bookings`;
});

const names = (answer: { body: { items: { guest_name: string }[] } }) =>
  answer.body.items.map((item) => item.guest_name);
const book = async (fields: Record<string, unknown>) => (await desk.client.post(bookings, aBooking(fields))).body;

describe('the list of bookings', () => {
  test('is newest first, page by page, and is empty for another hotel', async () => {
    for (const guest_name of ['One', 'Two', 'Three']) await book({ guest_name });
    const first = await desk.client.get(`${bookings}?limit=2`);
    expect(names(first)).toEqual(['Three', 'Two']);
    const second = await desk.client.get(`${bookings}?limit=2&cursor=${first.body.next_cursor}`);
    expect(names(second)).toEqual(['One']);
    expect(second.body.next_cursor).toBeNull();
    expect((await otherDesk.client.get(otherBookings)).body.items).toEqual([]);
  });

  test('is narrowed by status, days, arrivals, departures and guest', async () => {
    const early = await book({ guest_name: 'Early', check_in_date: '2026-09-01', check_out_date: '2026-09-10' });
    await book({ guest_name: 'Late', check_in_date: '2026-09-10', check_out_date: '2026-09-20' });
    await book({ guest_name: 'Gone', check_in_date: '2026-09-10', check_out_date: '2026-09-11', status: 'cancelled' });
    const list = async (query: string) => names(await desk.client.get(`${bookings}?${query}`));
    expect(await list('status=cancelled')).toEqual(['Gone']);
    expect(await list('from=2026-09-12&to=2026-09-30')).toEqual(['Late']);
    expect(await list('to=2026-09-09')).toEqual(['Early']);
    expect(await list('arrivals_on=2026-09-10')).toEqual(['Late']);
    expect(await list('departures_on=2026-09-10')).toEqual(['Early']);
    expect(await list(`guest_id=${early.guest_id}`)).toEqual(['Early']);
    expect(names(await otherDesk.client.get(`${otherBookings}?guest_id=${early.guest_id}`))).toEqual([]);
    expect((await desk.client.get(`${bookings}?from=tomorrow`)).status).toBe(400);
  });

  test("counts today's arrivals and departures by the hotel's own calendar", async () => {
    await server.db.updateTable('hotels').set({ timezone: 'Asia/Tokyo' }).where('id', '=', hotel.id).execute();
    server.clock.set('2026-09-10T16:00:00Z'); // one in the morning of the 11th in Tokyo
    await book({ check_in_date: '2026-09-11', check_out_date: '2026-09-12' });
    await book({ check_in_date: '2026-09-11', check_out_date: '2026-09-12', status: 'cancelled' });
    await book({ check_in_date: '2026-09-09', check_out_date: '2026-09-11' });
    await book({ check_in_date: '2026-09-10', check_out_date: '2026-09-11' });
    expect((await desk.client.get(bookings)).body.counts).toEqual({
      today: '2026-09-11',
      arrivals_today: 1,
      departures_today: 2,
    });
    expect((await otherDesk.client.get(otherBookings)).body.counts).toEqual({
      today: '2026-09-10',
      arrivals_today: 0,
      departures_today: 0,
    });
  });
});

describe('searching bookings', () => {
  test('finds part of a name, phone, e-mail or confirmation number, together with the other filters', async () => {
    const ada = await book({
      guest_name: 'Ada Lovelace',
      guest_phone: '+49 151 777 888 99',
      guest_email: 'ada@engine.example',
    });
    await book({ guest_name: 'Grace Hopper', status: 'cancelled' });
    const search = async (text: string, more = '') =>
      names(await desk.client.get(`${bookings}?search=${encodeURIComponent(text)}${more}`));
    for (const text of [
      'lovel',
      'LOVELACE ADA',
      '0151 777',
      '77788899',
      'engine.ex',
      ada.confirmation_number.slice(1, 6).toLowerCase(),
    ]) {
      expect(await search(text), text).toEqual(['Ada Lovelace']);
    }
    expect(await search('a', '&status=cancelled')).toEqual(['Grace Hopper']);
    expect(await search('nobody')).toEqual([]);
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
  });

  test('finds accents without them and umlauts in either spelling, a room, and a number with its dashes', async () => {
    const { confirmation_number: number } = await book({ guest_name: 'Søren Müller-Groß', room_type: 'Suite Élysée' });
    await book({ guest_name: 'Ana Mueller', room_type: 'Single' });
    await book({ guest_name: 'Bob', guest_phone: '+49 151 777 888 99', room_number: 'A-407' });
    const search = async (text: string) =>
      names(await desk.client.get(`${bookings}?search=${encodeURIComponent(text)}`)).toSorted();
    expect(await search('soren')).toEqual(['Søren Müller-Groß']);
    expect(await search('gross müller')).toEqual(['Søren Müller-Groß']);
    expect(await search('Müller-Gross, Søren')).toEqual(['Søren Müller-Groß']);
    for (const text of ['mueller', 'muller', 'MÜLLER'])
      expect(await search(text), text).toEqual(['Ana Mueller', 'Søren Müller-Groß']);
    expect(await search('elysee')).toEqual(['Søren Müller-Groß']);
    expect(await search('mueller suite')).toEqual(['Søren Müller-Groß']);
    expect(await search(`${number.slice(0, 4)}-${number.slice(4)}`.toLowerCase())).toEqual(['Søren Müller-Groß']);
    expect(await search('a-407')).toEqual(['Bob']);
    for (const text of ['+49 (0)151 777-888-99', '0049 151 77788899', '0151/777888', '777 888 99'])
      expect(await search(text), text).toEqual(['Bob']);
    for (const text of ["o'", '\\', "') or true --", '()', ', ,']) expect(await search(text), text).toEqual([]);
  });

  test('never finds a booking of another hotel', async () => {
    await book({ guest_name: 'Ada Lovelace' });
    expect(names(await otherDesk.client.get(`${otherBookings}?search=lovelace`))).toEqual([]);
  });

  test('goes on where the page before ended', async () => {
    for (const guest_name of ['Ann One', 'Ann Two', 'Ben', 'Ann Three']) await book({ guest_name });
    const first = await desk.client.get(`${bookings}?search=ann&limit=2`);
    expect(names(first)).toEqual(['Ann Three', 'Ann Two']);
    expect(names(await desk.client.get(`${bookings}?search=ann&limit=2&cursor=${first.body.next_cursor}`))).toEqual([
      'Ann One',
    ]);
  });
});

describe('the export', () => {
  test('is CSV that no spreadsheet runs, and that the importer reads back', async () => {
    await book({
      guest_name: '=HYPERLINK("http://evil.example")',
      guest_phone: '+4915155566677',
      special_requests: 'Cot, please;\n"quiet"',
      total_amount: 99.9,
    });
    const { body } = await desk.client.get(`${bookings}/export`);
    expect(body).toMatchObject({ rows: 1, truncated: false });
    expect(body.csv).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(body.csv).toContain(`'+4915155566677`);
    const file = parseCsv(body.csv);
    expect(file.rows[0]!.cells).toContain('=HYPERLINK("http://evil.example")');

    const back = await otherDesk.client.post(`${otherBookings}/import`, { csv: body.csv });
    expect(back.body).toMatchObject({ imported: 1, problems: [] });
    const [copy] = (await otherDesk.client.get(otherBookings)).body.items;
    const [original] = (await desk.client.get(bookings)).body.items;
    const { id: _i, hotel_id: _h, guest_id: _g, created_at: _c, updated_at: _u, ...fields } = original;
    expect(copy).toMatchObject(fields);
  });

  test('holds what the filters leave, and nothing of another hotel', async () => {
    await book({ guest_name: 'Stays' });
    await book({ guest_name: 'Gone', status: 'cancelled' });
    expect((await desk.client.get(`${bookings}/export?status=cancelled`)).body).toMatchObject({
      rows: 1,
      csv: expect.stringContaining('Gone'),
    });
    expect((await otherDesk.client.get(`${otherBookings}/export`)).body.rows).toBe(0);
    expect((await otherDesk.client.get(`${bookings}/export`)).status).toBe(403);
  });
});

describe("a booking's messages", () => {
  test('are log and plan, newest first, with the state of each', async () => {
    const booking = await book({ guest_phone: '+4915100000001' });
    const conversation = await server.db
      .insertInto('conversations')
      .values({ hotel_id: hotel.id, identity_key: aPhone(), reply_address: '+4915100000001' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const message = await server.db
      .insertInto('messages')
      .values({
        hotel_id: hotel.id,
        conversation_id: conversation.id,
        direction: 'out',
        author: 'system',
        content: 'Welcome, Ada!',
        provider_sid: `SM${booking.id}`,
        delivery_status: 'undelivered',
        error_code: 63024,
        error_reasons: JSON.stringify([reason('not_on_whatsapp')]),
        failed_at: '2026-09-10T09:00:00Z',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const log = { hotel_id: hotel.id, booking_id: booking.id };
    await server.db.deleteFrom('booking_message_logs').where('booking_id', '=', booking.id).execute();
    await server.db
      .insertInto('booking_message_logs')
      .values({ ...log, message_type: 'welcome', state: 'sent', message_id: message.id })
      .execute();
    await server.db
      .insertInto('booking_message_logs')
      .values({ ...log, message_type: 'checkout', due_at: '2026-09-12T07:00:00Z' })
      .execute();

    const { body } = await desk.client.get(`${bookings}/${booking.id}/messages`);
    expect(body.items).toMatchObject([
      {
        message_type: 'checkout',
        state: 'planned',
        status: 'planned',
        due_at: '2026-09-12T07:00:00.000Z',
        delivery_status: null,
        content: null,
        phone_number: '+4915100000001',
      },
      {
        message_type: 'welcome',
        state: 'failed',
        status: 'failed',
        delivery_status: 'undelivered',
        content: 'Welcome, Ada!',
        phone_number: '+4915100000001',
        error_message: 'There is no WhatsApp user with this number.',
        failed_at: '2026-09-10T09:00:00.000Z',
        sent_at: null,
        reason: null,
      },
    ]);

    await desk.client.patch(`${bookings}/${booking.id}`, { status: 'cancelled' });
    const after = await desk.client.get(`${bookings}/${booking.id}/messages`);
    expect(after.body.items[0]).toMatchObject({ state: 'cancelled', reason: 'The booking was cancelled.' });
    expect((await otherDesk.client.get(`${otherBookings}/${booking.id}/messages`)).status).toBe(404);
  });
});
