import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aNumber, type Desk, type Guest, type Messaging, type Thread } from '#tests/support/messaging.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;
let flow: Messaging;
let desk: Desk;
let guest: Guest;
const link = 'https://review.example/miramar';

beforeAll(async () => {
  stays = await startStays();
  flow = stays.flow;
});
afterAll(() => stays?.stop());
beforeEach(async () => {
  ({ desk, guest } = await stays.begin());
});

const asksGuests = async (of: Desk) => {
  const admin = await stays.adminOf(of);
  await admin.put(`/api/hotels/${of.hotel.id}/message-settings`, {
    asks_satisfaction: true,
    review_url: link,
  });
};
/** A guest in the house on 11 September at noon, who has written. */
const inHouse = async (one: Guest, text = 'Hello') => {
  const { id } = await stays.book({ guest_phone: one.address });
  flow.server.clock.set('2026-09-11T12:00:00Z');
  await one.writes(text);
  await flow.quiet();
  expect((await desk.patch(`/bookings/${id}`, { status: 'checked-in' })).status).toBe(200);
  flow.server.clock.set('2026-09-11T12:31:00Z');
  return id;
};
const questions = async (one: Guest, of = desk) =>
  (await of.thread(one)).messages.filter(({ content }) => String(content).includes('How satisfied'));
const about = (requests: Thread['requests'], message: string) => requests.find((one) => one['message'] === message);
const isAsked = (one: Guest) => until('the question', async () => (await questions(one)).length > 0);
const satisfaction = async (of: Desk) =>
  (await (await stays.adminOf(of)).get(`/api/hotels/${of.hotel.id}/analytics?from=2026-09-01&to=2026-09-30`)).body
    .satisfaction;

test('a low score calls a person at once, and gets the same link as every score', async () => {
  const id = await inHouse(guest);
  await asksGuests(desk);
  await isAsked(guest);
  await guest.writes('2');
  await flow.quiet();
  const { messages, requests } = await desk.thread(guest);
  expect(about(requests, '2')).toMatchObject({
    human_required: true,
    priority: 'high',
    reasons: ['low_rating'],
  });
  expect(messages.at(-1)!['content']).toContain(link);
  expect(await satisfaction(desk)).toEqual({
    asked: 1,
    answered: 1,
    average: 2,
    scores: [0, 1, 0, 0, 0],
  });
  expect(await satisfaction(await flow.desk())).toMatchObject({
    asked: 0,
    answered: 0,
    average: null,
  });

  // After checkout the stay is not asked about again, while another guest is.
  await desk.patch(`/bookings/${id}`, { status: 'checked-out' });
  const other = flow.guest(desk, aNumber('+49'));
  await inHouse(other);
  await isAsked(other);
  expect(await questions(guest)).toHaveLength(1);
  await other.writes('5');
  await flow.quiet();
  const thanked = await desk.thread(other);
  expect(about(thanked.requests, '5')).toMatchObject({
    human_required: false,
    status: 'completed',
  });
  expect(thanked.messages.at(-1)!['content']).toContain(link);
  expect(await satisfaction(desk)).toMatchObject({ asked: 2, answered: 2, average: 3.5 });
});

test('a guest is asked neither after a STOP, nor outside the window, nor by a hotel that does not ask', async () => {
  await inHouse(guest);
  const [stopped, silent, asked] = [1, 2, 3].map(() => flow.guest(desk, aNumber('+49')));
  await inHouse(stopped!, 'STOP');
  const { id } = await stays.book({ guest_phone: silent!.address });
  await desk.patch(`/bookings/${id}`, { status: 'checked-in' });
  const elsewhere = await flow.desk();
  await asksGuests(elsewhere);
  await flow.hurry();
  expect(await questions(guest)).toEqual([]);
  await asksGuests(desk);
  await inHouse(asked!);
  await isAsked(asked!);
  await isAsked(guest);
  expect(await questions(stopped!)).toEqual([]);
  expect(silent!.got.filter(({ body }) => body?.includes('How satisfied'))).toEqual([]);
});

test('a guest is not asked within half an hour of a message', async () => {
  await asksGuests(desk);
  await inHouse(guest);
  flow.server.clock.set('2026-09-11T12:29:00Z');
  await flow.hurry();
  expect(await questions(guest)).toEqual([]);
  flow.server.clock.set('2026-09-11T12:31:00Z');
  await isAsked(guest);
});

test('a number after another message of the hotel is no score', async () => {
  await inHouse(guest);
  await asksGuests(desk);
  await isAsked(guest);
  flow.server.clock.set('2026-09-11T12:40:00Z');
  await guest.writes('Is there a pool?');
  await flow.quiet();
  flow.server.clock.set('2026-09-11T12:41:00Z');
  await guest.writes('2');
  await flow.quiet();
  expect(await satisfaction(desk)).toMatchObject({ asked: 1, answered: 0 });
});

test('a guest is not asked in the hotel’s quiet hours', async () => {
  ({ desk, guest } = await stays.begin({ quiet_from: '10:00', quiet_until: '18:00' }));
  const [quietDesk, quietGuest] = [desk, guest];
  await inHouse(guest);
  await asksGuests(desk);
  ({ desk, guest } = await stays.begin());
  await inHouse(guest);
  await asksGuests(desk);
  await isAsked(guest);
  expect((await quietDesk.thread(quietGuest)).messages.map(({ author }) => author)).not.toContain('system');
});

test('a number that answers no question is read as any other message', async () => {
  await inHouse(guest);
  await guest.writes('2');
  await flow.quiet();
  expect(about((await desk.thread(guest)).requests, '2')!['reasons']).not.toContain('low_rating');
  expect(await satisfaction(desk)).toMatchObject({ asked: 0 });
});

test('a guest with two stays in a row is asked about one, and a hotel whose assistant is off asks no guest', async () => {
  const { id } = await stays.book({ check_in_date: '2026-09-08', check_out_date: '2026-09-10' });
  await inHouse(guest);
  for (const status of ['checked-in', 'checked-out'])
    expect((await desk.patch(`/bookings/${id}`, { status })).status).toBe(200);
  await asksGuests(desk);
  await isAsked(guest);
  const silent = await stays.begin();
  [desk, guest] = [silent.desk, silent.guest];
  await inHouse(guest);
  const admin = await stays.adminOf(desk);
  expect((await admin.patch(`/api/hotels/${desk.hotel.id}`, { assistant_enabled: false })).body).toMatchObject({
    assistant_enabled: false,
  });
  await asksGuests(desk);
  const last = await stays.begin();
  [desk, guest] = [last.desk, last.guest];
  await inHouse(guest);
  await asksGuests(desk);
  await isAsked(guest);
  expect(await questions(silent.guest, silent.desk)).toEqual([]);
  const { rows } = await sql`select from stay_ratings where hotel_id = (
    select hotel_id from bookings where id = ${id})`.execute(flow.server.db);
  expect(rows).toHaveLength(1);
});

test('a question is valid for an hour, so that none arrives late after an outage', async () => {
  await inHouse(guest);
  await asksGuests(desk);
  const question = () => guest.got.find(({ body }) => String(body).startsWith('How satisfied'));
  await until('the question', () => question());
  expect(question()!.validity_period).toBe(3600);
});
