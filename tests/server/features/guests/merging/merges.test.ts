import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let booker: Guest;
let hidden: Guest;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  booker = flow.guest(desk, aNumber());
  hidden = flow.guest(desk, `GB.2460${booker.address.slice(-7)}`);
});

const conversations = async () => (await desk.get('/conversations')).body.items;

/** A booking of a phone, and the same person under a hidden number. */
async function twoRecords() {
  const { body: booking } = await desk.post(
    '/bookings',
    aBooking({ guest_phone: booker.address, guest_name: 'Ada Lovelace', ...soon }),
  );
  await hidden.writes({ body: 'Is breakfast included?', profileName: 'Ada Lovelace' });
  await flow.quiet();
  const { items } = (await desk.get('/guests')).body;
  const stranger = items.find((one: { id: string }) => one.id !== booking.guest_id);
  return { booked: booking.guest_id as string, stranger: stranger.id as string };
}

describe('two records of one guest', () => {
  test('are proposed by name and booking, merged, and separated again', async () => {
    const { booked, stranger } = await twoRecords();
    const { proposals } = (await desk.get(`/guests/${stranger}/identity`)).body;
    expect(proposals).toMatchObject([{ guest: { id: booked }, reasons: ['name', 'booking'] }]);
    const { body } = await desk.post(`/guests/${booked}/merge`, { guest_id: stranger });
    expect(body).toMatchObject({ id: booked, phone: booker.address });
    expect((await desk.get('/guests')).body.items).toHaveLength(1);
    expect(await conversations()).toMatchObject([{ guest_id: booked, stay: { status: 'confirmed' } }]);

    const { addresses, merges } = (await desk.get(`/guests/${booked}/identity`)).body;
    expect(addresses).toEqual([
      { address: hidden.address, replies_go_here: true },
      { address: booker.address, replies_go_here: false },
    ]);
    expect(merges).toMatchObject([{ name: 'Ada Lovelace', undoable: true }]);
    expect((await desk.post(`/guests/${booked}/merges/${merges[0].id}/undo`)).status).toBe(200);
    expect((await desk.get('/guests')).body.items).toHaveLength(2);
    expect(await conversations()).toMatchObject([{ guest_id: stranger, stay: null }]);
    expect((await desk.post(`/guests/${booked}/merges/${merges[0].id}/undo`)).status).toBe(404);
  });

  test('merged: an answer to a question about the stay still counts, and goes back when the merge is undone', async () => {
    const { booked, stranger } = await twoRecords();
    const { db } = flow.server;
    const asked = () => db.selectFrom('stay_ratings').select('conversation_id').where('hotel_id', '=', desk.hotel.id);
    await booker.writes('Hello');
    await flow.quiet();
    const before = (await desk.thread(booker)).conversation['id'] as string;
    await sql`insert into stay_ratings (booking_id, hotel_id, conversation_id, moment, asked_at)
      select id, hotel_id, ${before}, 'stay', now() from bookings where hotel_id = ${desk.hotel.id}`.execute(db);
    await desk.post(`/guests/${stranger}/merge`, { guest_id: booked });
    const [kept] = await conversations();
    expect(kept.id).not.toBe(before);
    expect(await asked().execute()).toEqual([{ conversation_id: kept.id }]);
    const { merges } = (await desk.get(`/guests/${stranger}/identity`)).body;
    await desk.post(`/guests/${stranger}/merges/${merges[0].id}/undo`);
    expect(await asked().execute()).toEqual([{ conversation_id: before }]);
  });

  test('merged: a further booking of the phone belongs to the guest, and a message of the phone to the thread', async () => {
    const { booked, stranger } = await twoRecords();
    await desk.post(`/guests/${stranger}/merge`, { guest_id: booked });
    const later = aBooking({ guest_phone: booker.address, guest_name: 'Ada Lovelace', ...laterDays });
    expect((await desk.post('/bookings', later)).body.guest_id).toBe(stranger);
    await booker.writes('Now from my phone');
    await flow.quiet();
    expect(await conversations()).toHaveLength(1);
  });

  test('are not proposed again after "Not the same"', async () => {
    const { booked, stranger } = await twoRecords();
    expect((await desk.post(`/guests/${stranger}/not-same`, { guest_id: booked })).status).toBe(200);
    expect((await desk.get(`/guests/${stranger}/identity`)).body.proposals).toEqual([]);
    expect((await desk.get(`/guests/${booked}/identity`)).body.proposals).toEqual([]);
  });

  test('merged: what came since goes with its address when the merge is undone', async () => {
    await booker.writes('From the phone');
    const { booked, stranger } = await twoRecords();
    flow.server.clock.advance({ minutes: 1 });
    await desk.post(`/guests/${booked}/merge`, { guest_id: stranger });
    await hidden.writes('Since, hidden');
    await flow.quiet();
    flow.server.clock.advance({ minutes: 1 });
    await booker.writes('Since, from the phone');
    await flow.quiet();
    const [merge] = (await desk.get(`/guests/${booked}/identity`)).body.merges;
    await desk.post(`/guests/${booked}/merges/${merge.id}/undo`);
    const threads = await conversations();
    const of = async (guestId: string) => {
      const { id } = threads.find((one: { guest_id: string }) => one.guest_id === guestId);
      const { messages } = (await desk.get(`/conversations/${id}`)).body;
      return messages
        .filter((one: { direction: string }) => one.direction === 'in')
        .map((one: { content: string }) => one.content);
    };
    expect(await of(booked)).toEqual(['From the phone', 'Since, from the phone']);
    expect(await of(stranger)).toEqual(['Is breakfast included?', 'Since, hidden']);
  });

  test('merged: are exported and erased with all addresses', async () => {
    await booker.writes('Words of the phone');
    const { booked, stranger } = await twoRecords();
    await desk.post(`/guests/${booked}/merge`, { guest_id: stranger });
    const admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
    const at = `/api/hotels/${desk.hotel.id}/guests/${booked}`;
    const file = JSON.stringify((await admin.get(`${at}/export`)).body);
    for (const part of ['Words of the phone', 'Is breakfast included?', hidden.address]) expect(file).toContain(part);
    expect((await admin.post(`${at}/erase`)).body).toMatchObject({ conversations: 1, bookings: 1 });
    for (const table of ['conversation_addresses', 'guest_merges', 'guest_merge_rows'] as const) {
      const rows = await flow.server.db.selectFrom(table).selectAll().where('hotel_id', '=', desk.hotel.id).execute();
      expect(rows).toEqual([]);
    }
    expect((await desk.get(`/guests/${booked}/identity`)).body).toEqual({ addresses: [], merges: [], proposals: [] });
    await hidden.writes('A new start');
    await flow.quiet();
    expect(await conversations()).toHaveLength(2);
  });

  test('an opt-out of one address holds for the other, and is taken back with the merge', async () => {
    await booker.writes('STOP');
    const { booked, stranger } = await twoRecords();
    await desk.post(`/guests/${booked}/merge`, { guest_id: stranger });
    expect(await conversations()).toMatchObject([{ opted_out_at: expect.any(String) }]);
    const [merge] = (await desk.get(`/guests/${booked}/identity`)).body.merges;
    await desk.post(`/guests/${booked}/merges/${merge.id}/undo`);
    const threads = await conversations();
    expect(threads.find((one: { guest_id: string }) => one.guest_id === stranger).opted_out_at).toBeNull();
    expect(threads.find((one: { guest_id: string }) => one.guest_id === booked).opted_out_at).not.toBeNull();
  });
});

test('another hotel can neither see, merge nor separate them', async () => {
  const { booked, stranger } = await twoRecords();
  const other = await flow.desk();
  expect((await other.get(`/guests/${booked}/identity`)).status).toBe(404);
  expect((await other.post(`/guests/${booked}/merge`, { guest_id: stranger })).status).toBe(404);
  expect((await other.post(`/guests/${booked}/not-same`, { guest_id: stranger })).status).toBe(404);
  const { body: own } = await other.post('/guests', { phone: aNumber() });
  expect((await other.post(`/guests/${own.id}/merge`, { guest_id: stranger })).status).toBe(404);
  expect((await other.post(`/guests/${own.id}/not-same`, { guest_id: stranger })).status).toBe(404);
  await desk.post(`/guests/${booked}/merge`, { guest_id: stranger });
  const [merge] = (await desk.get(`/guests/${booked}/identity`)).body.merges;
  expect((await other.post(`/guests/${own.id}/merges/${merge.id}/undo`)).status).toBe(404);
});

test('a guest cannot be merged with itself', async () => {
  const { booked } = await twoRecords();
  expect((await desk.post(`/guests/${booked}/merge`, { guest_id: booked })).status).toBe(400);
});

const laterDays = { check_in_date: '2027-05-10', check_out_date: '2027-05-12' };

const soon = { check_in_date: '2027-03-10', check_out_date: '2027-03-12' };
