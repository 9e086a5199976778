import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let admin: TestUser;
let other: Desk;
let guest: Guest;
let guests: string;

beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
});
afterAll(() => flow?.stop());

beforeEach(async () => {
  flow.server.clock.set('2026-09-10T10:00:00Z');
  desk = await flow.desk({ name: 'Harbour View', timezone: 'Europe/Paris' });
  other = await flow.desk();
  admin = await flow.server.asMemberOf(desk.hotel, 'admin');
  guest = flow.guest(desk);
  guests = `/api/hotels/${desk.hotel.id}/guests`;
});

const secrets = ['Ada', 'Lovelace', 'peanuts', 'balcony', 'birthday', 'ada@mail.example', 'Room 12 please'];

/** A guest with a record, a booking, two messages, a picture and an open request. */
async function aKnownGuest(): Promise<string> {
  const booking = aBooking({
    guest_phone: guest.address,
    guest_name: 'Ada Lovelace',
    guest_email: 'ada@mail.example',
    special_requests: 'A balcony',
    guest_preferences: 'No peanuts',
    room_type: 'Suite',
    total_amount: 480,
  });
  const { body } = await desk.post('/bookings', booking);
  await guest.writes('It is my birthday. Room 12 please!');
  await guest.writes({
    body: 'This is how it looks',
    media: [{ content_type: 'image/jpeg', data: Buffer.from('picture') }],
  });
  const id = body.guest_id as string;
  await desk.patch(`/guests/${id}`, { notes: 'Allergic to peanuts', vip_status: true });
  return id;
}

/** All rows of a hotel as one text. */
async function everythingOf({ hotel }: Desk): Promise<string> {
  const tables = [
    'guests',
    'bookings',
    'booking_message_logs',
    'conversations',
    'messages',
    'guest_requests',
    'conversation_names',
    'notifications',
    'audit_log',
  ];
  const texts: string[] = [];
  for (const table of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.table(table)} t where hotel_id = ${hotel.id}`.execute(flow.server.db);
    texts.push(...rows.map(({ row }) => row));
  }
  return texts.join('\n');
}

describe('a guest who asks what the hotel knows', () => {
  test('gets everything in one file: record, bookings, messages and requests', async () => {
    const id = await aKnownGuest();
    const { status, body } = await desk.staff.client.get(`${guests}/${id}/export`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      exported_at: '2026-09-10T10:00:00.000Z',
      hotel: { name: 'Harbour View' },
      guest: { id, first_name: 'Ada', phone: guest.address, notes: 'Allergic to peanuts', vip_status: true },
      bookings: [{ guest_name: 'Ada Lovelace', special_requests: 'A balcony', total_amount: 480, room_type: 'Suite' }],
    });
    expect(body.bookings[0].messages.length).toBeGreaterThan(0);
    expect(body.conversations).toHaveLength(1);
    const [{ messages, requests }] = body.conversations;
    expect(messages.map((message: { content: string }) => message.content)).toEqual([
      'It is my birthday. Room 12 please!',
      'This is how it looks',
    ]);
    expect(messages[1].attachments).toEqual([
      { type: 'image', filename: expect.any(String), url: expect.stringMatching(/^\/media\//) },
    ]);
    expect(requests[0].message).toContain('birthday');
    expect(JSON.stringify(body)).not.toContain('twilio');
  });

  test('an export has an audit entry', async () => {
    const id = await aKnownGuest();
    await desk.staff.client.get(`${guests}/${id}/export`);
    const entries = await flow.server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .where('action', '=', 'export')
      .execute();
    expect(entries).toMatchObject([{ user_email: desk.staff.email, details: { bookings: 1, conversations: 1 } }]);
  });

  test('is not found by another hotel', async () => {
    const id = await aKnownGuest();
    expect((await other.get(`/guests/${id}/export`)).status).toBe(404);
    expect((await other.staff.client.get(`${guests}/${id}/export`)).status).toBe(403);
  });
});

describe('a guest who wants to be forgotten', () => {
  const erase = (id: string) => admin.client.post(`${guests}/${id}/erase`);

  test('leaves counts and amounts, and nothing else', async () => {
    const id = await aKnownGuest();
    const before = await desk.get('/dashboard');
    expect((await erase(id)).body).toEqual({ bookings: 1, conversations: 1, messages: 2, requests: 1 });

    const left = await everythingOf(desk);
    expect(secrets.filter((secret) => left.includes(secret))).toEqual([]);
    expect(left).not.toContain(guest.address);
    expect(left).not.toContain(guest.address.slice(1));

    expect((await desk.get('/guests/stats')).body).toMatchObject({ total: 1, vip: 1 });
    expect((await desk.get('/dashboard')).body.total_requests).toBe(before.body.total_requests);
    const [booking] = (await desk.get('/bookings')).body.items;
    expect(booking).toMatchObject({
      guest_name: '[erased]',
      guest_phone: '[erased]',
      room_type: 'Suite',
      total_amount: 480,
      check_in_date: '2026-09-10',
      confirmation_number: expect.any(String),
    });
    const [conversation] = (await desk.get('/conversations')).body.items;
    expect(conversation).toMatchObject({ guest_name: null, guest_phone: null });
    const thread = (await desk.get(`/conversations/${conversation.id}`)).body;
    expect(thread.messages).toHaveLength(2);
    expect(thread.messages).toMatchObject([
      { content: '[erased]', attachments: [] },
      { content: '[erased]', attachments: [] },
    ]);
    expect(thread.requests).toMatchObject([{ message: '[erased]', status: 'completed' }]);
  });

  test('gets no message that was planned or still waited', async () => {
    const id = await aKnownGuest();
    const [conversation] = (await desk.get('/conversations')).body.items;
    await desk.post(`/conversations/${conversation.id}/messages`, {
      content: 'Dear Ada',
      client_key: crypto.randomUUID(),
    });
    await erase(id);
    const messages = await flow.server.db
      .selectFrom('messages')
      .selectAll()
      .where('hotel_id', '=', desk.hotel.id)
      .where('direction', '=', 'out')
      .execute();
    expect(messages).toMatchObject([{ content: '[erased]', delivery_status: 'canceled' }]);
    const plan = await flow.server.db
      .selectFrom('booking_message_logs')
      .select('state')
      .where('hotel_id', '=', desk.hotel.id)
      .execute();
    expect(plan.some(({ state }) => state === 'planned')).toBe(false);
  });

  test('waits for a stay message that is being sent, without blocking it', async () => {
    const id = await aKnownGuest();
    const { db } = flow.server;
    const ofHotel = sql`where hotel_id = ${desk.hotel.id}`;
    const erasing = await db.transaction().execute(async (sender) => {
      await sql`select from bookings ${ofHotel} for update`.execute(sender);
      const answer = erase(id);
      await until('the erasing waits', async () => {
        const { rows } = await sql<{ n: number }>`
          select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          db,
        );
        return rows[0]!.n === 1;
      });
      await sql`select from conversations ${ofHotel} for update nowait`.execute(sender);
      return { answer };
    });
    expect((await erasing.answer).status).toBe(200);
  });

  test('is a stranger when they write again', async () => {
    await erase(await aKnownGuest());
    await guest.writes('Hello, do you have a room?');
    const { items } = (await desk.get('/conversations')).body;
    expect(items).toHaveLength(2);
    expect(items[0]).toMatchObject({ guest_phone: guest.address });
    expect(items[0].guest_name ?? '').not.toContain('Lovelace');
  });

  test('is erased once, by an admin of the own hotel only', async () => {
    const id = await aKnownGuest();
    expect((await desk.post(`/guests/${id}/erase`)).status).toBe(403);
    const stranger = await flow.server.asMemberOf(other.hotel, 'admin');
    expect((await stranger.client.post(`/api/hotels/${other.hotel.id}/guests/${id}/erase`)).status).toBe(404);
    expect((await stranger.client.post(`${guests}/${id}/erase`)).status).toBe(403);
    expect((await desk.get(`/guests/${id}`)).body.first_name).toBe('Ada');
    expect((await erase(id)).status).toBe(200);
    expect((await erase(id)).status).toBe(409);
    const { details } = await flow.server.db
      .selectFrom('audit_log')
      .selectAll()
      .where('entity_id', '=', id)
      .where('action', '=', 'erase')
      .executeTakeFirstOrThrow();
    expect(details).toEqual({ bookings: 1, conversations: 1, messages: 2, requests: 1 });
  });

  test('leaves another guest of the hotel, and the same guest of another hotel, as they are', async () => {
    const id = await aKnownGuest();
    const neighbour = flow.guest(desk);
    await neighbour.writes('I am somebody else');
    await other.post('/bookings', aBooking({ guest_phone: guest.address, guest_name: 'Ada Lovelace' }));
    await guest.writes('And here I stay', other);
    await erase(id);
    expect((await desk.thread(neighbour)).messages[0]!['content']).toBe('I am somebody else');
    expect((await other.thread(guest)).messages[0]!['content']).toBe('And here I stay');
    expect((await other.get('/bookings')).body.items[0].guest_name).toBe('Ada Lovelace');
  });
});
