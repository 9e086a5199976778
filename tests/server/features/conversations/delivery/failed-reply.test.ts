import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault } from '#tests/support/fakes/twilio/state.fake.ts';
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
  desk = await flow.desk();
  guest = flow.guest(desk);
});
afterEach(async () => {
  await flow.twilio.idle();
  flow.twilio.settings.statuses = ['sent', 'delivered', 'read'];
});

const request = async () => (await desk.thread(guest)).requests[0]!;
const waiting = async (at = desk) => (await at.get('/conversations?state=waiting')).body.items;
const replyStatus = async () =>
  (await desk.thread(guest)).messages.find(({ direction }) => direction === 'out')?.['delivery_status'];
const fails = (status: string) => until(`the reply is ${status}`, async () => (await replyStatus()) === status);

test('a reply of the assistant that the provider refuses for good calls staff', async () => {
  flow.twilio.failNext(1, { status: 400, code: 63013 });
  await guest.writes('Thank you!');
  await fails('failed');
  expect(await request()).toMatchObject({
    human_required: true,
    status: 'open',
    priority: 'high',
    reasons: ['reply_failed'],
  });
  expect(await waiting()).toHaveLength(1);
  expect(await waiting(await flow.desk())).toEqual([]);
});

test('so does one that WhatsApp took and could not deliver', async () => {
  flow.twilio.settings.statuses = ['sent', 'undelivered'];
  await guest.writes('Thank you!');
  await fails('undelivered');
  expect(await request()).toMatchObject({ human_required: true, status: 'open', reasons: ['reply_failed'] });
  expect(await waiting()).toHaveLength(1);
});

test('a guest who has blocked the number cannot be reached by staff either', async () => {
  const fault: Fault = { status: 400, code: 21610 };
  flow.twilio.failNext(1, fault);
  await guest.writes('Thank you!');
  await fails('failed');
  expect(await request()).toMatchObject({ human_required: false, status: 'completed' });
});
