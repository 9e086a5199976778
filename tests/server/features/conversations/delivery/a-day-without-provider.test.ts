import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  // Replies are stored with the database's time.
  flow.server.clock.set(new Date().toISOString());
  desk = await flow.desk();
  guest = flow.guest(desk);
  flow.twilio.failNext(10_000, { status: 503 });
});

const reply = async () => (await desk.thread(guest)).messages.find(({ direction }) => direction === 'out');
const isReady = async () => (await fetch(`${flow.server.url}/health/ready`)).status === 200;
/** Attempts of what waits, until the reply has this status. */
const becomes = (status: string) =>
  until(
    `the reply is ${status}`,
    async () => {
      flow.server.clock.advance({ minutes: 1 });
      await flow.hurry();
      return (await reply())?.['delivery_status'] === status;
    },
    50,
  );

test('a reply leaves once when the provider is back within the day', async () => {
  await guest.writes('Thank you!');
  await until('the reply waits', async () => (await reply())?.['delivery_status'] === 'queued');
  flow.server.clock.advance({ hours: 22 });
  await flow.hurry();
  expect(await isReady()).toBe(true);
  expect(guest.got).toEqual([]);
  flow.twilio.recover();
  await becomes('read');
  expect(guest.got).toHaveLength(1);
}, 120_000);

test('a reply that is a day old fails, because the window has closed; staff are called and nothing leaves later', async () => {
  await guest.writes('Thank you!');
  await until('the reply waits', async () => (await reply())?.['delivery_status'] === 'queued');
  flow.server.clock.advance({ hours: 24 });
  await becomes('failed');
  const { requests } = await desk.thread(guest);
  expect(requests[0]).toMatchObject({ human_required: true, status: 'open' });
  flow.twilio.recover();
  flow.server.clock.advance({ hours: 1 });
  await flow.hurry();
  await flow.quiet();
  expect(guest.got).toEqual([]);
}, 120_000);
