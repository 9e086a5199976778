import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { insertPromise, sentMessages } from '#server/features/tasks/promises.repository.ts';
import { startMessaging, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());

test('a promise of staff is proposed once, and keeps the conversation from being resolved silently', async () => {
  const desk = await flow.desk();
  const guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  const id = (await desk.thread(guest)).conversation['id'] as string;
  const resolve = (body: object) => desk.post(`/conversations/${id}/resolve`, { ...body });
  const promises = async () => (await desk.get('/tasks?view=promises')).body.tasks;
  await desk.post(`/conversations/${id}/messages`, {
    content: 'Sorry! Towels in ten minutes.',
    client_key: randomUUID(),
  });
  await until('the promise', async () => (await promises()).length === 1);
  const [promise] = await promises();
  expect(promise).toMatchObject({
    kind: 'promise',
    status: 'proposed',
    title: 'Towels in ten minutes.',
    conversation_id: id,
  });
  expect(await promises()).toHaveLength(1);

  const refused = await resolve({});
  expect([refused.status, refused.body.reason.code]).toEqual([409, 'open_promise']);
  expect((await desk.thread(guest)).conversation['open_count']).toBe(1);
  expect((await resolve({ despite_promises: true })).status).toBe(200);

  await guest.writes('Still no towels, I want to talk to a human please');
  await flow.quiet();
  await desk.staff.client.patch(`/api/hotels/${desk.hotel.id}/tasks/${promise.id}`, { status: 'done' });
  expect((await resolve({})).status).toBe(200);
  const other = await flow.desk();
  expect((await other.get('/tasks?view=promises')).body.tasks).toEqual([]);
}, 60_000);

test('a promise that is only just being sent keeps the conversation open too', async () => {
  const desk = await flow.desk();
  const guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  const id = (await desk.thread(guest)).conversation['id'] as string;
  const send = (content: string) =>
    desk.post(`/conversations/${id}/held-replies`, { content, client_key: randomUUID(), soon: true });
  const held = await send('Towels in ten minutes.');
  const refused = await desk.post(`/conversations/${id}/resolve`, {});
  expect([refused.status, refused.body.reason.params.promise]).toEqual([409, 'Towels in ten minutes.']);
  await desk.delete(`/conversations/${id}/held-replies/${held.body.id}`);
  await send('Have a good night.');
  expect((await desk.post(`/conversations/${id}/resolve`, {})).status).toBe(200);
}, 60_000);

test('brings back no words of a guest who was erased after they were read', async () => {
  const desk = await flow.desk();
  const guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  const { conversation } = await desk.thread(guest);
  await desk.post(`/conversations/${String(conversation['id'])}/messages`, {
    content: 'Dear Ada, towels in ten minutes.',
    client_key: randomUUID(),
  });
  const { inHotel, acrossHotels } = createTransactions(flow.server.db);
  const read = await acrossHotels((tx) => sentMessages(tx, 60));
  const message = read.find(({ content }) => content.startsWith('Dear Ada'))!;
  const admin = await flow.server.asMemberOf(desk.hotel, 'admin');
  const guestId = String(conversation['guest_id']);
  await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${guestId}/erase`, {});
  const found = { title: 'Towels', due_at: new Date().toISOString() };
  expect(await inHotel({ hotel_id: desk.hotel.id }, (tx) => insertPromise(tx, message, found))).toBe(false);
  expect((await desk.get('/tasks?view=promises')).body.tasks).toEqual([]);
}, 60_000);
