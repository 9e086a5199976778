import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;
let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  stays = await startStays();
  flow = stays.flow;
});
afterAll(() => stays?.stop());
beforeEach(async () => {
  ({ desk, guest } = await stays.begin());
});

describe('sending by hand', () => {
  test('answers the log entry, and can be done again', async () => {
    await stays.approve('checkout');
    const { id } = await stays.book();
    const first = await desk.post(`/bookings/${id}/messages`, { message_type: 'checkout' });
    expect(first).toMatchObject({
      status: 201,
      body: {
        message_type: 'checkout',
        state: 'sent',
        phone_number: guest.address,
        content: expect.stringMatching(/about checkout/),
      },
    });
    const second = await desk.post(`/bookings/${id}/messages`, { message_type: 'checkout' });
    expect(second).toMatchObject({ status: 201, body: { state: 'sent' } });
    expect(second.body.id).not.toBe(first.body.id);
    await until('both are handed over', () => guest.got.length === 2);
    const served = await stays.somethingElseDue('2026-09-13', '07:01');
    flow.server.clock.set('2026-09-13T07:01:00Z');
    await served();
    expect(guest.got).toHaveLength(2);
  });

  test('in own words while the window is open, with their author', async () => {
    await guest.writes('Hello');
    await flow.quiet();
    const { id } = await stays.book();
    await stays.settled(id, 'welcome', 'sent');
    const { body } = await desk.post(`/bookings/${id}/messages`, {
      message_type: 'stay',
      custom_message: 'Dear {{guest_name}}, the sauna is open.',
    });
    expect(body).toMatchObject({ state: 'sent', content: 'Dear Ada Lovelace, the sauna is open.' });
    expect((await desk.thread(guest)).messages.find((message) => message['content'] === body.content)).toMatchObject({
      author: 'staff',
      author_name: expect.any(String),
    });
  });

  test('in own words outside the window is refused with words, and nothing is noted', async () => {
    const { id } = await stays.book();
    const before = (await stays.log(id)).length;
    expect(
      await desk.post(`/bookings/${id}/messages`, { message_type: 'stay', custom_message: 'The sauna is open.' }),
    ).toMatchObject({ status: 409, body: { code: 'window_closed' } });
    expect(await stays.log(id)).toHaveLength(before);
  });

  test('without an approved template returns an entry with the reason', async () => {
    const { id } = await stays.book();
    const { status, body } = await desk.post(`/bookings/${id}/messages`, { message_type: 'stay' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: 'failed', reason: expect.stringMatching(/approved template/) });
  });

  test('twice concurrently sends once', async () => {
    await stays.approve('checkin');
    const { id } = await stays.book();
    const answers = await Promise.all(
      [1, 2, 3].map(() => desk.post(`/bookings/${id}/messages`, { message_type: 'checkin' })),
    );
    const sent = answers.filter(({ status }) => status === 201).length;
    await until('what was accepted is handed over', () => guest.got.length === sent);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });
});
