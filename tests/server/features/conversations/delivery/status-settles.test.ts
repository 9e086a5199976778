import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  // Long enough for staff to act while the turn waits for the rest of the burst.
  flow = await startMessaging({ quietMs: 60_000 });
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
  await guest.writes('What time is breakfast?');
});

const request = async () => (await desk.thread(guest)).requests[0]!;
const answered = async () => {
  await flow.hurry();
  await flow.quiet();
  return guest.got.length;
};

describe('a status that staff set while a turn waits for the assistant', () => {
  test.each(['in_progress', 'resolved', 'completed'])(
    '“%s” settles the turn: the assistant does not answer',
    async (status) => {
      await desk.patch(`/requests/${String((await request())['id'])}`, { status });
      expect(await answered()).toBe(0);
      expect(await request()).toMatchObject({ status, human_required: true });
    },
  );

  test('reopened, the request waits for staff', async () => {
    const { id } = await request();
    await desk.patch(`/requests/${String(id)}`, { status: 'completed' });
    await desk.patch(`/requests/${String(id)}`, { status: 'open' });
    expect(await answered()).toBe(0);
    expect(await request()).toMatchObject({ status: 'open', human_required: true });
  });

  test('a later message is a turn of its own, which the assistant answers', async () => {
    await desk.patch(`/requests/${String((await request())['id'])}`, { status: 'completed' });
    await guest.writes('Can I speak to a human please?');
    expect(await answered()).toBe(1);
  });

  test('another hotel cannot set it', async () => {
    const other = await flow.desk();
    const { status } = await other.patch(`/requests/${String((await request())['id'])}`, { status: 'completed' });
    expect(status).toBe(404);
    expect(await answered()).toBe(1);
  });
});
