import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStays, type Stays } from '#tests/support/stays.ts';
import type { Desk, Guest } from '#tests/support/messaging.ts';

let stays: Stays;
let desk: Desk;
let guest: Guest;
let id: string;

beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.stop());
beforeEach(async () => {
  ({ desk, guest } = await stays.begin());
  await guest.writes('I want to talk to a human please');
  await stays.flow.quiet();
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const aDraft = (content: string) => ({ content, client_key: randomUUID(), began_after: null });
const path = () => `/api/hotels/${desk.hotel.id}/conversations/${id}/reply-draft`;
const save = (draft: object) => desk.put(`/conversations/${id}/reply-draft`, draft);
const drafts = async () => (await desk.get('/reply-drafts')).body.items;
const events = async () =>
  (
    await stays.flow.server.db.selectFrom('live_events').select('data').where('hotel_id', '=', desk.hotel.id).execute()
  ).filter(({ data }) => data.type === 'reply_draft.updated').length;

test('a draft is kept for its writer, changed, told to the consoles, and gone once empty', async () => {
  const draft = aDraft('Dear Ada');
  expect((await save(draft)).status).toBe(200);
  expect(await drafts()).toMatchObject([{ conversation_id: id, ...draft }]);
  await save({ ...draft, content: 'Dear Ada, your room' });
  expect(await drafts()).toMatchObject([{ content: 'Dear Ada, your room' }]);
  await save({ ...draft, content: '' });
  expect(await drafts()).toEqual([]);
  expect(await events()).toBe(3);
});

test('a colleague has a draft of their own, and reads no other', async () => {
  const { client } = await stays.flow.server.asMemberOf(desk.hotel, 'staff');
  await save(aDraft('Mine'));
  expect((await client.put(path(), aDraft('Theirs'))).status).toBe(200);
  expect(await drafts()).toMatchObject([{ content: 'Mine' }]);
  expect((await client.get(`/api/hotels/${desk.hotel.id}/reply-drafts`)).body.items).toMatchObject([
    { content: 'Theirs' },
  ]);
});

test('another hotel neither keeps nor reads a draft of a conversation here', async () => {
  await save(aDraft('Mine'));
  const other = await stays.flow.desk();
  expect((await other.put(`/conversations/${id}/reply-draft`, aDraft('Theirs'))).status).toBe(404);
  expect((await other.get('/reply-drafts')).body.items).toEqual([]);
  expect((await other.staff.client.get(`/api/hotels/${desk.hotel.id}/reply-drafts`)).status).toBe(403);
});

test('a draft of more than 4,000 characters is refused', async () => {
  expect((await save(aDraft('a'.repeat(4001)))).status).toBe(400);
});

test('an erased guest is written nothing: no draft, no text for later, no template', async () => {
  const admin = await stays.adminOf(desk);
  const { conversation } = await desk.thread(guest);
  await save(aDraft('Dear Ada'));
  expect((await admin.post(`/api/hotels/${desk.hotel.id}/guests/${conversation['guest_id']}/erase`)).status).toBe(200);
  expect(await drafts()).toEqual([]);
  const refused = async (answer: Promise<{ status: number; body: { reason?: { code: string } } }>) => {
    const { status, body } = await answer;
    expect([status, body.reason?.code]).toEqual([409, 'guest_erased_reply']);
  };
  await refused(save(aDraft('Dear Ada')));
  const text = { content: 'Hello', client_key: randomUUID() };
  await refused(desk.post(`/conversations/${id}/held-replies`, { ...text, send_at: '2026-09-01T12:00:00.000Z' }));
  await refused(desk.post(`/conversations/${id}/messages`, text));
  expect((await save(aDraft(''))).status).toBe(200);
});
