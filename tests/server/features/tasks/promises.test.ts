import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
