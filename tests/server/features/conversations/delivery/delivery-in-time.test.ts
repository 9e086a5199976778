import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import type { Desk, Guest, Messaging } from '#tests/support/messaging.ts';
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
  await stays.approve('welcome');
});

/**
 * A booking whose welcome the provider refused at the first attempt. The next one waits for `flow.hurry()`: the 2 s of the
 * product would be over before a busy machine has done the rest of the test.
 */
const bookedInTrouble = async (fault: Parameters<typeof flow.twilio.failNext>[1] = { status: 503 }) => {
  flow.twilio.failNext(1, fault);
  const { id } = await stays.book();
  await until('the welcome waits', async () => {
    const { numAffectedRows } = await sql`
      update messages m set due_at = now() + interval '1 hour' from booking_message_logs l
      where l.booking_id = ${id} and l.message_id = m.id and m.attempts = 1 and m.attempt_started_at is null`.execute(
      flow.server.db,
    );
    return Number(numAffectedRows) > 0;
  });
  return id;
};
const messagesOf = (booking: string) =>
  flow.server.db
    .selectFrom('messages')
    .innerJoin('booking_message_logs as log', 'log.message_id', 'messages.id')
    .selectAll('messages')
    .where('log.booking_id', '=', booking)
    .execute();
const hurriesTo = (booking: string, wanted: string) =>
  until(
    `the welcome is ${wanted}`,
    async () => {
      await flow.hurry();
      const entry = await stays.entry(booking, 'welcome');
      return entry.delivery_status === wanted && entry;
    },
    25,
  );
const patch = (id: string, status: string, from = desk) => from.patch(`/bookings/${id}`, { status });

describe('after an outage of the provider', () => {
  test('a guest still gets a message of the stay that is of use, for as long as it is', async () => {
    const id = await bookedInTrouble();
    flow.server.clock.advance({ hours: 2 });
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
    expect(guest.got[0]!.validity_period).toBeLessThanOrEqual(8 * 3600);
    expect(guest.got[0]!.validity_period).toBeGreaterThan(8 * 3600 - 60);
  });

  test('a guest gets no message that comes too late; staff see why and may send it again', async () => {
    const id = await bookedInTrouble();
    flow.server.clock.advance({ hours: 10, minutes: 1 });
    expect(await hurriesTo(id, 'failed')).toMatchObject({
      state: 'failed',
      error_message: expect.stringMatching(/too late for the guest/) as string,
    });
    expect((await desk.get(`/bookings/${id}`)).body).toMatchObject({ welcome_message_sent: false });
    expect(guest.got).toEqual([]);
    const [message] = await messagesOf(id);
    const again = await desk.post(`/conversations/${message!.conversation_id}/messages/${message!.id}/send-again`);
    expect(again.status).toBe(200);
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
    expect(guest.got[0]!.validity_period).toBeLessThanOrEqual(3601);
  });

  test('a message that had been taken after all is not called late', async () => {
    const id = await bookedInTrouble({ resetAfterAcceptance: true });
    flow.server.clock.advance({ hours: 10, minutes: 1 });
    await until('it is known', async () => {
      await flow.hurry();
      return (await messagesOf(id))[0]!.provider_sid === guest.got[0]!.sid;
    });
    expect(guest.got).toHaveLength(1);
  });

  test('a guest who has opted out meanwhile gets nothing of the plan', async () => {
    const id = await bookedInTrouble();
    await guest.writes('STOP');
    await until('the guest has opted out', async () => (await desk.thread(guest)).conversation['opted_out_at']);
    expect(await hurriesTo(id, 'failed')).toMatchObject({
      error_message: expect.stringMatching(/asked not to get messages/) as string,
    });
    await flow.quiet();
    expect(guest.got.every(({ content_sid }) => content_sid === null)).toBe(true);
  });

  test('a template with unknown outcome is not confused with another text to the same guest', async () => {
    const id = await bookedInTrouble({ reset: true });
    const [message] = await messagesOf(id);
    flow.twilio.openWindow(guest.address, desk.number);
    // A message to the guest from this number, sent outside the product.
    const path = `${flow.twilio.url}/2010-04-01/Accounts/${flow.twilio.accountSid}/Messages.json`;
    await fetch(path, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${flow.twilio.accountSid}:${flow.twilio.authToken}`)}` },
      body: new URLSearchParams({
        To: `whatsapp:${guest.address}`,
        From: `whatsapp:${desk.number}`,
        Body: 'A word of its own',
        StatusCallback: `${flow.server.url}/webhooks/twilio/status`,
      }),
    });
    await hurriesTo(id, 'read');
    expect(guest.got.map(({ body }) => body)).toEqual(['A word of its own', message!.content]);
  });

  test('a template that was taken although the answer was lost is found by its text, not sent twice', async () => {
    const id = await bookedInTrouble({ resetAfterAcceptance: true });
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
  });
});

describe('quiet hours that begin while a message waits for the provider', () => {
  test('hold it back: it is planned again for their end, and sent once then', async () => {
    ({ desk, guest } = await stays.begin({ quiet_from: '22:00', quiet_until: '08:00', timezone: 'UTC' }));
    await stays.approve('welcome');
    flow.server.clock.set('2026-09-01T18:00:00Z');
    const id = await bookedInTrouble();
    flow.server.clock.set('2026-09-01T23:00:00Z');
    await until('it is planned again', async () => {
      await flow.hurry();
      return (await stays.entry(id, 'welcome')).state === 'planned';
    });
    expect(await stays.entry(id, 'welcome')).toMatchObject({
      due_at: '2026-09-02T08:00:00.000Z',
      delivery_status: null,
    });
    expect((await desk.get(`/bookings/${id}`)).body).toMatchObject({ welcome_message_sent: false });
    expect(guest.got).toEqual([]);
    flow.server.clock.set('2026-09-02T08:00:01Z');
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
  });

  test('do not hold back what staff write', async () => {
    ({ desk, guest } = await stays.begin({ quiet_from: '22:00', quiet_until: '08:00', timezone: 'UTC' }));
    flow.server.clock.set('2026-09-01T23:00:00Z');
    await guest.writes('Can I speak to a human please?');
    await until('the guest is answered at night', () => guest.got.length);
  });
});

describe('a booking that is cancelled while its message waits', () => {
  test('sends nothing any more, and staff see why', async () => {
    const id = await bookedInTrouble();
    expect((await patch(id, 'cancelled')).status).toBe(200);
    expect(await hurriesTo(id, 'failed')).toMatchObject({
      error_message: 'The booking was cancelled before this message could go out.',
    });
    expect((await desk.get(`/bookings/${id}`)).body).toMatchObject({ welcome_message_sent: false });
    expect(guest.got).toEqual([]);
  });

  test('and that is deleted sends nothing either', async () => {
    const id = await bookedInTrouble();
    const [waiting] = await messagesOf(id);
    expect((await desk.delete(`/bookings/${id}`)).status).toBeLessThan(300);
    await until('the welcome has failed', async () => {
      await flow.hurry();
      const now = await flow.server.db
        .selectFrom('messages')
        .select('delivery_status')
        .where('id', '=', waiting!.id)
        .executeTakeFirstOrThrow();
      return now.delivery_status === 'failed';
    });
    expect(guest.got).toEqual([]);
  });

  test('and comes back in time gets its message', async () => {
    const id = await bookedInTrouble();
    await patch(id, 'cancelled');
    await patch(id, 'confirmed');
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
  });

  test('says nothing of what staff send afterwards', async () => {
    const { id } = await stays.book();
    await hurriesTo(id, 'read');
    await patch(id, 'cancelled');
    await desk.post(`/bookings/${id}/messages`, { message_type: 'welcome' });
    await until('it arrived', () => guest.got.length === 2);
  });

  test('says nothing of the same guest at another hotel', async () => {
    const other = await flow.desk({ timezone: 'UTC' });
    const id = await bookedInTrouble();
    const { body } = await other.post('/bookings', aBooking({ guest_phone: guest.address }));
    expect((await patch(body.id, 'cancelled', other)).status).toBe(200);
    expect((await patch(id, 'cancelled', other)).status).toBe(404);
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
  });
});
