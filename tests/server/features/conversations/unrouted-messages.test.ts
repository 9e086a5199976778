import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

const number = '+4930555010099';
let flow: Messaging;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());

const kept = () => flow.server.db.selectFrom('unrouted_messages').select(['provider_sid', 'to_number']).execute();
const mails = async () =>
  (await flow.server.db.selectFrom('practice_mails').select('subject').execute()).filter(({ subject }) =>
    subject.includes(number),
  );
const withNumber = (desk: Desk): Desk => ({ ...desk, number });

test('messages for a number that no hotel has wait for its connection and then reach the hotel, in order, once', async () => {
  const desk = await flow.desk();
  const other = await flow.desk();
  const guest = flow.guest(withNumber(desk));
  const first = await guest.writes('Good evening', withNumber(desk));
  await guest.writes('What time is breakfast?', withNumber(desk));
  expect(first.response.status).toBe(204);
  expect(await kept()).toHaveLength(2);
  await until('the administrators have one mail', async () => (await mails()).length === 1);

  await flow.server.db
    .updateTable('hotels')
    .set({ sender_number: number, sender_state: 'connected' })
    .where('id', '=', desk.hotel.id)
    .execute();
  await until('the messages have been routed', async () => (await kept()).length === 0, 40);
  const { messages } = await desk.thread(guest);
  expect(messages.filter(({ direction }) => direction === 'in').map(({ content }) => content)).toEqual([
    'Good evening',
    'What time is breakfast?',
  ]);
  expect((await other.get('/conversations')).body.items).toEqual([]);
  expect(await mails()).toHaveLength(1);
}, 60_000);

test('a webhook that is repeated keeps one message', async () => {
  const desk = await flow.desk();
  const guest = flow.guest(withNumber(desk));
  const unknown = { ...desk, number: '+4930555010098' };
  const sid = 'SM00000000000000000000000000000098';
  await guest.writes({ body: 'Hello', sid }, unknown);
  await guest.writes({ body: 'Hello', sid }, unknown);
  expect((await kept()).filter(({ to_number }) => to_number === unknown.number)).toHaveLength(1);
});
