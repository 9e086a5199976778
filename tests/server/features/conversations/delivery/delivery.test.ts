import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '#tests/support/fakes/twilio/state.fake.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let conversation: string;

beforeAll(async () => {
  flow = await startMessaging();
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
afterEach(async () => {
  await flow.twilio.idle();
  Object.assign(flow.twilio.settings, {
    callbacks: 'in order',
    callbackDelayMs: 0,
    statuses: ['sent', 'delivered', 'read'],
  });
});

const send = async (content = 'With pleasure!') => {
  const { status, body } = await desk.post(`/conversations/${conversation}/messages`, {
    content,
    client_key: randomUUID(),
  });
  expect(status).toBe(201);
  return body.id as string;
};
const message = async (id: string) => (await desk.thread(guest)).messages.find((each) => each['id'] === id)!;
const status = async (id: string) => (await message(id))['delivery_status'];
const reaches = (id: string, wanted: string, seconds = 15) =>
  until(`the message is ${wanted}`, async () => (await status(id)) === wanted, seconds);
/** The same without the queue's delays. */
const hurriesTo = (id: string, wanted: string) =>
  until(
    `the message is ${wanted}`,
    async () => {
      await flow.hurry();
      return (await status(id)) === wanted;
    },
    25,
  );
const refused = async (id: string) => {
  const { db } = flow.server;
  const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return row.attempts === 1 && row.attempt_started_at === null;
};
/** Replies that the provider has not got. */
const waiting = ({ hotel }: Desk) =>
  flow.server.db
    .selectFrom('messages')
    .select(['attempts', 'first_attempt_at'])
    .where('hotel_id', '=', hotel.id)
    .where('direction', '=', 'out')
    .where('provider_sid', 'is', null)
    .execute();
const sendAgain = (id: string, from = desk) => from.post(`/conversations/${conversation}/messages/${id}/send-again`);

describe("Twilio's callbacks", () => {
  test.each(['in order', 'reversed', 'doubled', 'before the response'] as const)(
    '%s end in “read”, and each is accepted',
    async (mode) => {
      flow.twilio.settings.callbacks = mode;
      const id = await send();
      await reaches(id, 'read');
      await flow.quiet();
      await flow.twilio.idle();
      expect(guest.got).toHaveLength(1);
      expect(
        flow.twilio.callbackResults.filter(({ sid }) => sid === guest.got[0]!.sid).every(({ http }) => http === 204),
      ).toBe(true);
      expect(await message(id)).toMatchObject({
        delivery_status: 'read',
        provider_sid: guest.got[0]!.sid,
        error_code: null,
      });
      expect(await flow.server.db.selectFrom('early_status_callbacks').selectAll().execute()).toEqual([]);
      const { sent_at, delivered_at, read_at } = await message(id);
      expect([sent_at, delivered_at, read_at].every(Boolean)).toBe(true);
    },
  );

  test('may skip statuses: a read message counts as sent and delivered', async () => {
    flow.twilio.settings.statuses = ['delivered'];
    const arrived = await send('First');
    await reaches(arrived, 'delivered');
    const { sent_at, delivered_at } = await message(arrived);
    expect(sent_at).not.toBeNull();
    expect(sent_at).toBe(delivered_at);
    flow.server.clock.advance({ minutes: 5 });
    await flow.twilio.tell(guest.got[0]!.sid, 'read');
    expect(await message(arrived)).toMatchObject({ delivery_status: 'read', sent_at, delivered_at });
    flow.twilio.settings.statuses = ['read'];
    const read = await send('Second');
    await reaches(read, 'read');
    const known = await message(read);
    expect(known['read_at']).not.toBeNull();
    expect([known['sent_at'], known['delivered_at']]).toEqual([known['read_at'], known['read_at']]);
  });

  test('all at the same moment, as several processes get them, end in “read” too', async () => {
    flow.twilio.settings.callbacks = 'none';
    const id = await send();
    await until('it was taken', () => guest.got.length);
    const { sid } = guest.got[0]!;
    await Promise.all(
      ['queued', 'read', 'sent', 'delivered', 'sending', 'sent', 'read'].map((word) =>
        flow.callback({ MessageSid: sid, MessageStatus: word }),
      ),
    );
    await reaches(id, 'read');
  });

  test('a late “sent” changes nothing, and a delivered message cannot fail', async () => {
    const id = await send();
    await reaches(id, 'read');
    await flow.twilio.tell(guest.got[0]!.sid, 'sent');
    await flow.twilio.tell(guest.got[0]!.sid, 'undelivered', 63018);
    expect(await message(id)).toMatchObject({ delivery_status: 'read', error_code: null });
  });
});

describe('a message that fails', () => {
  test('because the window has closed says so and what to do', async () => {
    flow.twilio.closeWindows();
    const id = await send();
    await reaches(id, 'failed');
    const failed = await message(id);
    expect(failed).toMatchObject({
      error_code: 63016,
      error_message: expect.stringMatching(/more than 24 hours ago.*template/),
    });
    expect(failed['failed_at']).not.toBeNull();
    expect(guest.got).toHaveLength(1);
  });

  test('because of a limit is tried again later by itself, and arrives', async () => {
    flow.twilio.failDelivery(1, 63018);
    const id = await send();
    await until('it waits', async () => (await message(id))['error_code'] === 63018);
    await flow.twilio.idle();
    expect(guest.got).toHaveLength(1);
    const { due_at } = await flow.server.db
      .selectFrom('messages')
      .select('due_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(due_at.getTime()).toBeGreaterThan(Date.now() + 20_000);
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(2);
    expect(await message(id)).toMatchObject({ provider_sid: guest.got[1]!.sid, error_code: null, error_message: null });
  });

  test('because of repeated rate limits is given up with a reason', async () => {
    flow.twilio.failDelivery(6, 63018);
    const id = await send();
    await hurriesTo(id, 'undelivered');
    expect(guest.got).toHaveLength(6);
    expect(await message(id)).toMatchObject({ error_code: 63018, error_message: expect.stringContaining('too many') });
  });

  test('because of a bad number is shown with the reason and can be sent again after correction', async () => {
    flow.twilio.failNext(1, { status: 400, code: 21211, message: "Invalid 'To' Phone Number" });
    const id = await send();
    await reaches(id, 'failed');
    expect(guest.got).toEqual([]);
    expect(await message(id)).toMatchObject({
      error_code: 21211,
      error_message: expect.stringContaining('not a valid number'),
    });
    const again = await sendAgain(id);
    expect(again).toMatchObject({
      status: 200,
      body: { id, delivery_status: 'queued', error_code: null, error_message: null },
    });
    await reaches(id, 'read');
    expect(guest.got).toHaveLength(1);
  });

  test('is resent once under repeated presses; a message that has not failed is not resent', async () => {
    flow.twilio.failNext(1, { status: 400, code: 21211 });
    const id = await send();
    await reaches(id, 'failed');
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendAgain(id)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    await reaches(id, 'read');
    expect(guest.got).toHaveLength(1);
    expect((await sendAgain(id)).body.code).toBe('conflict');
    expect((await sendAgain((await desk.thread(guest)).messages[0]!['id'])).body.code).toBe('conflict');
  });

  test('cannot be sent again by another hotel', async () => {
    flow.twilio.failNext(1, { status: 400, code: 21211 });
    const id = await send();
    await reaches(id, 'failed');
    const other = await flow.desk();
    expect((await sendAgain(id, other)).status).toBe(404);
    expect(
      (
        await other.staff.client.post(
          `/api/hotels/${desk.hotel.id}/conversations/${conversation}/messages/${id}/send-again`,
        )
      ).status,
    ).toBe(403);
    expect(await status(id)).toBe('failed');
  });

  test.each([
    ['refused at once', () => flow.twilio.failNext(1, { status: 400, code: 21610 })],
    ['told later', () => flow.twilio.failDelivery(1, 21610)],
  ])('because the guest opted out elsewhere is an opt-out here too (%s)', async (_when, arrange) => {
    arrange();
    const id = await send();
    await until('it failed', async () => ['failed', 'undelivered'].includes(await status(id)));
    expect(await message(id)).toMatchObject({ error_code: 21610, error_message: expect.stringContaining('START') });
    expect((await desk.thread(guest)).conversation['opted_out_at']).not.toBeNull();
  });

  test('because the number of the hotel is not connected has this reason', async () => {
    await flow.server.db
      .updateTable('hotels')
      .set({ sender_state: 'paused' })
      .where('id', '=', desk.hotel.id)
      .execute();
    const id = await send();
    await reaches(id, 'failed');
    expect(await message(id)).toMatchObject({
      error_code: null,
      error_message: expect.stringContaining('is not connected'),
    });
  });
});

describe('a provider in trouble', () => {
  test.each<[string, number, Fault]>([
    ['answers 429', 1, { status: 429, retryAfterSeconds: 1 }],
    ['answers 503 again and again', 5, { status: 503 }],
    ['breaks the connection before it takes the message', 2, { reset: true }],
  ])('that %s gets the message later, and the guest gets it once', async (_how, times, fault) => {
    flow.twilio.failNext(times, fault);
    const id = await send();
    await until('the first attempt is over', async () => {
      const sent = flow.server.db.selectFrom('messages').select(['attempts', 'attempt_started_at']);
      const row = await sent.where('id', '=', id).executeTakeFirstOrThrow();
      return row.attempts > 0 && row.attempt_started_at === null;
    });
    // A Retry-After is over.
    flow.server.clock.advance({ seconds: 1 });
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
    expect(await message(id)).toMatchObject({ provider_sid: guest.got[0]!.sid, error_code: null });
  });

  test('that accepts the message and breaks the connection is queried before a resend', async () => {
    flow.twilio.failNext(1, { resetAfterAcceptance: true });
    const id = await send();
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
    expect(await message(id)).toMatchObject({ provider_sid: guest.got[0]!.sid });
  });

  test('that accepts the message, breaks the connection and cannot be queried gets the message once', async () => {
    flow.twilio.failNext(1, { resetAfterAcceptance: true });
    flow.twilio.failNext(2, { on: 'list', status: 503 });
    const id = await send();
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
  });

  test('the same text sent twice on purpose arrives twice, also if the first response was lost', async () => {
    const earlier = await send('Yes.');
    await reaches(earlier, 'read');
    flow.twilio.failNext(1, { resetAfterAcceptance: true });
    const lost = await send('Yes.');
    const later = await send('Yes.');
    await hurriesTo(lost, 'read');
    await hurriesTo(later, 'read');
    expect(guest.got).toHaveLength(3);
    const sids = [await message(earlier), await message(lost), await message(later)].map(
      (each) => each['provider_sid'],
    );
    expect(sids).toEqual(guest.got.map(({ sid }) => sid));
  });

  test('the order of messages is kept while the first one waits', async () => {
    flow.twilio.failNext(2, { status: 503 });
    const first = await send('First');
    const second = await send('Second');
    await hurriesTo(first, 'read');
    await hurriesTo(second, 'read');
    expect(guest.got.map(({ body }) => body)).toEqual(['First', 'Second']);
  });

  test('that asks for a pause is not called during it, and what waits counts no attempt and is not looked up', async () => {
    const talkative = await flow.desk();
    const others = Array.from({ length: 5 }, () => flow.guest(talkative));
    flow.twilio.failNext(1, { status: 429, retryAfterSeconds: 120 });
    const first = await send();
    await until('it was refused', () => refused(first));
    await Promise.all(others.map((other) => other.writes('Hello')));
    await until('all are answered', async () => (await waiting(talkative)).length === others.length);
    expect(await waiting(talkative)).toEqual(others.map(() => ({ attempts: 0, first_attempt_at: null })));
    flow.server.clock.advance({ seconds: 121 });
    await until('all have it', async () => {
      await flow.hurry();
      return others.every(({ got }) => got.length === 1);
    });
    await hurriesTo(first, 'read');
    expect(guest.got).toHaveLength(1);
  });
});

describe('a whole day of trouble', () => {
  test('looks up a message with unknown outcome when staff send it again', async () => {
    flow.twilio.settings.callbacks = 'none';
    flow.twilio.failNext(1, { resetAfterAcceptance: true });
    flow.twilio.failNext(1, { on: 'list', status: 503 });
    const id = await send();
    await until('it was taken', () => guest.got.length);
    flow.server.clock.advance({ hours: 25 });
    await hurriesTo(id, 'failed');
    await guest.writes('Are you there?');
    await flow.quiet();
    expect((await sendAgain(id)).status).toBe(200);
    await until('it is known', async () => (await message(id))['provider_sid'] === guest.got[0]!.sid);
    await flow.quiet();
    expect(guest.got).toHaveLength(1);
  });

  test('ends in words for the desk, and the message can be sent again', async () => {
    flow.twilio.failNext(1, { status: 503 });
    const id = await send();
    await until(
      'it waits',
      async () =>
        (
          await flow.server.db
            .selectFrom('messages')
            .select(['attempts', 'attempt_started_at'])
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
        ).attempts === 1,
    );
    flow.twilio.failNext(3, { status: 503 });
    flow.twilio.failNext(3, { on: 'list', status: 503 });
    flow.server.clock.advance({ hours: 25 });
    await hurriesTo(id, 'failed');
    expect(await message(id)).toMatchObject({ error_message: expect.stringContaining('whole day') });
    expect(guest.got).toEqual([]);
    expect((await sendAgain(id)).body.code).toBe('window_closed');
  });
});
