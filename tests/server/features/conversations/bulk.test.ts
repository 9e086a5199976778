import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let ids: string[];
let sent: number;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  ids = [];
  for (const words of ['I want to talk to a human please', 'Can a person call me back?']) {
    const guest = flow.guest(desk);
    await guest.writes(words);
    await flow.quiet();
    ids.push((await desk.thread(guest)).conversation['id'] as string);
  }
  sent = flow.twilio.messages.length;
});

const bulk = async (action: object, of = ids, at = desk) => {
  const { status, body } = await at.post('/conversations/bulk', { ids: of, action });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const undo = async (items: object[]) => (await desk.post('/conversations/bulk/undo', { items })).body;
const all = async () => {
  const read = await Promise.all(ids.map((id) => desk.get(`/conversations/${id}`)));
  return read.map(({ body }) => body);
};
const column = async (name: string) => (await all()).map(({ conversation }) => conversation[name]);

test('several conversations are resolved and opened again, and no guest gets a message', async () => {
  const { done, refused } = await bulk({ kind: 'resolve' });
  expect([done.length, refused]).toEqual([2, []]);
  expect(await column('open_count')).toEqual([0, 0]);
  expect(await undo(done)).toEqual({ refused: [] });
  expect(await column('open_count')).toEqual([1, 1]);
  await flow.quiet();
  expect(flow.twilio.messages).toHaveLength(sent);
});

test('one with an open promise stays open and is named; the others are resolved', async () => {
  await desk.post(`/conversations/${ids[0]}/messages`, { content: 'Towels in ten minutes.', client_key: randomUUID() });
  await until('the promise', async () => (await desk.get('/tasks?view=promises')).body.tasks.length);
  const { done, refused } = await bulk({ kind: 'resolve' });
  expect(done.map(({ id }: { id: string }) => id)).toEqual([ids[1]]);
  expect(refused).toMatchObject([{ id: ids[0], reason: { code: 'open_promise' } }]);
  expect(await column('open_count')).toEqual([1, 0]);
});

test('they are given to a colleague; the undo leaves them with the team while a guest waits', async () => {
  const colleague = await flow.server.asMemberOf(desk.hotel, 'staff');
  const { done } = await bulk({ kind: 'assign', assigned_to: colleague.user_id });
  expect(await column('assigned_to')).toEqual([colleague.user_id, colleague.user_id]);
  const { refused } = await undo(done);
  expect(refused.map(({ reason }: { reason: { code: string } }) => reason.code)).toEqual([
    'stays_with_staff',
    'stays_with_staff',
  ]);
  await flow.quiet();
  expect(flow.twilio.messages).toHaveLength(sent);
});

test('they are tagged and put aside, and both are undone', async () => {
  const { body: tag } = await desk.post('/tags', { name: 'Group', colour: 'green' });
  const tagged = await bulk({ kind: 'tag', add: [tag.id] });
  expect((await all()).map(({ tags }) => tags.length)).toEqual([1, 1]);
  await undo(tagged.done);
  expect((await all()).map(({ tags }) => tags.length)).toEqual([0, 0]);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const aside = await bulk({ kind: 'snooze', until });
  expect(await column('snoozed_until')).toEqual([until, until]);
  await undo(aside.done);
  expect(await column('snoozed_until')).toEqual([null, null]);
});

test('a conversation of another hotel, and one that does not exist, are refused and unchanged', async () => {
  const other = await flow.desk();
  const { done, refused } = await bulk({ kind: 'resolve' }, [...ids, randomUUID()], other);
  expect(done).toEqual([]);
  expect(refused.map(({ reason }: { reason: { code: string } }) => reason.code)).toEqual(
    Array.from({ length: 3 }, () => 'conversation_not_found'),
  );
  expect(await column('open_count')).toEqual([1, 1]);
});
