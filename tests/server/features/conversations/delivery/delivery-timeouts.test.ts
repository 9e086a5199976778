import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let conversation: string;

beforeAll(async () => {
  // A call that takes longer has no outcome; the product waits 10 s.
  flow = await startMessaging({ providerTimeoutMs: 1000 });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  // The assistant is off: only staff write.
  desk = await flow.desk({ assistant_enabled: false });
  guest = flow.guest(desk);
  await guest.writes('Hello?');
  await flow.quiet();
  conversation = (await desk.thread(guest)).conversation['id'];
});

const send = async (content: string, to = conversation): Promise<string> =>
  (await desk.post(`/conversations/${to}/messages`, { content, client_key: randomUUID() })).body.id;
const message = async (id: string) => (await desk.thread(guest)).messages.find((each) => each['id'] === id)!;
/** Without the queue's delays. */
const isRead = (id: string) =>
  until(
    'the message is read',
    async () => {
      await flow.hurry();
      return (await message(id))['delivery_status'] === 'read';
    },
    25,
  );
const isTried = (id: string) =>
  until('Twilio has it', async () => {
    const row = flow.server.db.selectFrom('messages').select('attempts').where('id', '=', id);
    return (await row.executeTakeFirstOrThrow()).attempts === 1;
  });

test('a message that Twilio takes without an answer is looked up before it is sent again', async () => {
  flow.twilio.failNext(1, { timeoutAfterAcceptance: true });
  const id = await send('With pleasure!');
  await until('it was taken', () => guest.got.length);
  await isRead(id);
  expect(guest.got).toHaveLength(1);
  expect(await message(id)).toMatchObject({ provider_sid: guest.got[0]!.sid });
});

test('a message without an answer is tried again after 10 s at the earliest: Twilio may still be taking it', async () => {
  flow.twilio.failNext(1, { timeoutBefore: true });
  const id = await send('Certainly.');
  const due = async () => {
    const row = flow.server.db
      .selectFrom('messages')
      .select(['attempt_by', sql<number>`extract(epoch from due_at - now())`.as('wait')]);
    return row.where('id', '=', id).executeTakeFirstOrThrow();
  };
  await isTried(id);
  await until('the attempt has ended', async () => (await due()).attempt_by === null);
  expect(Number((await due()).wait)).toBeGreaterThan(8);
  await isRead(id);
});

test("one guest's trouble does not hold up another guest", async () => {
  flow.twilio.failNext(1, { timeoutBefore: true });
  const stuck = await send('Stuck');
  await isTried(stuck);
  const neighbour = flow.guest(desk);
  await neighbour.writes('Hi');
  const { conversation: next } = await desk.thread(neighbour);
  await send('Hello neighbour', next['id'] as string);
  await until('the neighbour has it', () => neighbour.got.length);
  expect(guest.got).toHaveLength(0);
  await isRead(stuck);
});
