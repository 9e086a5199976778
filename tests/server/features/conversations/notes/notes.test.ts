import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStays, type Stays } from '#tests/support/stays.ts';
import type { Desk, Guest } from '#tests/support/messaging.ts';
import type { TestUser } from '#tests/support/server.ts';

let stays: Stays;
let desk: Desk;
let guest: Guest;
let colleague: TestUser;
let id: string;

beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.stop());
beforeEach(async () => {
  ({ desk, guest } = await stays.begin());
  colleague = await stays.flow.server.asMemberOf(desk.hotel, 'staff');
  await guest.writes('I want to talk to a human please');
  await stays.flow.quiet();
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const at = (path: string) => `/api/hotels/${desk.hotel.id}${path}`;
const add = (content: string, more: object = {}) => desk.post(`/conversations/${id}/notes`, { content, ...more });
const notes = async () => (await desk.get(`/conversations/${id}/notes`)).body.items;
const mentionsOf = async ({ client }: TestUser) => (await client.get(at('/mentions'))).body.items;

test('a note is there for colleagues, oldest first, and its author changes and deletes it', async () => {
  const { status, body } = await add('Anniversary today');
  expect([status, body]).toMatchObject([201, { content: 'Anniversary today', mentions: [], edited_at: null }]);
  await add('Flowers are ordered');
  expect(await notes()).toMatchObject([{ content: 'Anniversary today' }, { content: 'Flowers are ordered' }]);
  expect((await desk.patch(`/notes/${body.id}`, { content: '25th anniversary today' })).status).toBe(200);
  expect((await colleague.client.patch(at(`/notes/${body.id}`), { content: 'Mine' })).status).toBe(403);
  expect((await colleague.client.delete(at(`/notes/${body.id}`))).status).toBe(403);
  expect(await notes()).toMatchObject([{ content: '25th anniversary today' }, {}]);
  expect((await desk.delete(`/notes/${body.id}`)).status).toBe(200);
  expect(await notes()).toMatchObject([{ content: 'Flowers are ordered' }]);
});

test('an admin deletes every note of the hotel', async () => {
  const { body } = await add('Wrong guest');
  expect((await (await stays.adminOf(desk)).delete(at(`/notes/${body.id}`))).status).toBe(200);
  expect(await notes()).toEqual([]);
});

test('a note that is sent again because its answer was lost is added once', async () => {
  const note = { id: randomUUID() };
  await add('Late arrival', note);
  expect((await add('Late arrival', note)).status).toBe(201);
  expect(await notes()).toHaveLength(1);
  const theirs = await colleague.client.post(at(`/conversations/${id}/notes`), { content: 'Other', ...note });
  expect(theirs.status).toBe(409);
});

test('a mention is told to the colleague until they have opened the conversation', async () => {
  await add('@Ben please call them', { mentions: [colleague.user_id, desk.staff.user_id, randomUUID()] });
  expect(await notes()).toMatchObject([{ mentions: [colleague.user_id] }]);
  expect(await mentionsOf(colleague)).toMatchObject([{ conversation_id: id, content: '@Ben please call them' }]);
  expect(await mentionsOf(desk.staff)).toEqual([]);
  await colleague.client.post(at(`/conversations/${id}/mentions/seen`));
  expect(await mentionsOf(colleague)).toEqual([]);
});

test('a mention is told once, with the name of its writer and without its text', async () => {
  const mentions = [colleague.user_id];
  const { body } = await add('@Ben secret words', { mentions });
  await desk.patch(`/notes/${body.id}`, { content: '@Ben other words', mentions });
  const { db } = stays.flow.server;
  const rows = await db.selectFrom('live_events').select('data').where('hotel_id', '=', desk.hotel.id).execute();
  const told = rows.map(({ data }) => JSON.stringify(data)).filter((data) => data.includes('note.mentioned'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain(colleague.user_id);
  expect(told[0]).not.toContain('words');
});

test('an empty note, one of more than 2,000 characters and 21 mentions are refused', async () => {
  expect((await add('  ')).status).toBe(400);
  expect((await add('a'.repeat(2001))).status).toBe(400);
  const mentions = Array.from({ length: 21 }, () => randomUUID());
  expect((await add('All of you', { mentions })).status).toBe(400);
});

test('another hotel neither reads, adds, changes nor deletes a note here, and is not mentioned', async () => {
  const other = await stays.flow.desk();
  const { body } = await add('VIP', { mentions: [other.staff.user_id] });
  expect(body.mentions).toEqual([]);
  expect((await other.get(`/conversations/${id}/notes`)).status).toBe(404);
  expect((await other.post(`/conversations/${id}/notes`, { content: 'Hi' })).status).toBe(404);
  expect((await other.patch(`/notes/${body.id}`, { content: 'Hi' })).status).toBe(404);
  expect((await other.delete(`/notes/${body.id}`)).status).toBe(404);
  expect((await other.staff.client.get(at(`/conversations/${id}/notes`))).status).toBe(403);
  expect((await other.staff.client.get(at('/mentions'))).status).toBe(403);
});

test('erasing the guest deletes the notes, and no other is added', async () => {
  await add('Allergic to cats');
  const admin = await stays.adminOf(desk);
  const { conversation } = await desk.thread(guest);
  expect((await admin.post(at(`/guests/${conversation['guest_id']}/erase`))).status).toBe(200);
  expect(await notes()).toEqual([]);
  expect((await add('Still here')).status).toBe(409);
});
