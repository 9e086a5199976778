import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { countRequests } from '#server/features/hotels/hotels.repository.ts';
import { pruneConversations, pruneStayMessages } from '#server/features/guests/pruning.repository.ts';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
beforeAll(async () => {
  flow = await startMessaging({ role: 'api' });
  flow.server.clock.set('2026-09-10T10:00:00Z');
});
afterAll(() => flow?.stop());

const limits = {
  before: new Date('2029-09-20T10:00:00Z'),
  erasedBefore: new Date('2029-09-20T10:00:00Z'),
  atMost: 10,
};

/** A guest with a booking, a planned stay message and a conversation. Returns the id of the guest's record. */
async function aGuest(desk: Desk, name: string): Promise<string> {
  const guest = flow.guest(desk);
  const { body } = await desk.post('/bookings', aBooking({ guest_phone: guest.address, guest_name: name }));
  await guest.writes('Two towels, please');
  return body.guest_id as string;
}

async function erase(desk: Desk, guest: string): Promise<void> {
  const admin = await flow.server.asMemberOf(desk.hotel, 'admin');
  expect((await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${guest}/erase`)).status).toBe(200);
}

const left = async (desk: Desk) => {
  const { rows } = await sql`
    select (select count(*)::int from conversations where hotel_id = h.id) as conversations,
      (select count(*)::int from messages where hotel_id = h.id) as messages,
      (select count(*)::int from guest_requests where hotel_id = h.id) as requests,
      (select count(*)::int from bookings where hotel_id = h.id) as bookings,
      (select count(distinct booking_id)::int from booking_message_logs where hotel_id = h.id) as planned
    from hotels h where id = ${desk.hotel.id}`.execute(flow.server.db);
  return rows[0];
};
const both = { conversations: 2, messages: 2, requests: 2, bookings: 2, planned: 2 };

async function prune(desk: Desk, own = limits): Promise<void> {
  const { inHotel } = createTransactions(flow.server.db);
  await inHotel({ hotel_id: desk.hotel.id }, (tx) => pruneStayMessages(tx, own));
  await inHotel({ hotel_id: desk.hotel.id }, (tx) => pruneConversations(tx, own));
}

test('rows of guests who were erased long ago are deleted, others and other hotels keep theirs', async () => {
  const [desk, other] = [await flow.desk(), await flow.desk()];
  for (const each of [desk, other]) {
    await erase(each, await aGuest(each, 'Ada Lovelace'));
    await aGuest(each, 'Grace Hopper');
    expect(await left(each)).toEqual(both);
  }
  await prune(desk, { ...limits, before: new Date('2026-09-01T10:00:00Z') });
  await prune(desk, { ...limits, erasedBefore: new Date('2026-09-01T10:00:00Z'), atMost: 0 });
  expect(await left(desk)).toEqual(both);
  await prune(desk);
  expect(await left(desk)).toEqual({ conversations: 1, messages: 1, requests: 1, bookings: 2, planned: 1 });
  expect(await left(other)).toEqual(both);
});

test('a conversation whose messages may still be deleted at the provider is kept', async () => {
  const desk = await flow.desk();
  await erase(desk, await aGuest(desk, 'Ada Lovelace'));
  await prune(desk, { ...limits, erasedBefore: new Date('2026-09-10T09:00:00Z') });
  expect(await left(desk)).toMatchObject({ conversations: 1, messages: 1 });
});

test('the dashboard goes on counting requests that were deleted', async () => {
  const desk = await flow.desk();
  const { inHotel } = createTransactions(flow.server.db);
  const count = (now: string) => inHotel({ hotel_id: desk.hotel.id }, (tx) => countRequests(tx, new Date(now)));
  const total = async () => (await desk.get('/dashboard')).body.total_requests as number;
  await erase(desk, await aGuest(desk, 'Ada Lovelace'));
  await aGuest(desk, 'Grace Hopper');
  await count('2026-09-11T10:00:00Z');
  expect(await total()).toBe(2);
  await prune(desk);
  expect(await total()).toBe(2);
  await count('2026-09-12T10:00:00Z');
  expect(await total()).toBe(2);
});
