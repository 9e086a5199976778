import { allInEnglish } from '#shared/reasons/english-sentences.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aNumber, startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let conversation: string;

const begin = async () => {
  // The assistant is off: only staff write.
  const ours = await flow.desk({ assistant_enabled: false });
  const writer = flow.guest(ours);
  await writer.writes('Hello?');
  await flow.quiet();
  return { desk: ours, guest: writer, conversation: (await ours.thread(writer)).conversation['id'] as string };
};

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  ({ desk, guest, conversation } = await begin());
});
afterEach(async () => {
  await flow.twilio.idle();
  flow.twilio.settings.callbacks = 'in order';
});

const send = async (content = 'With pleasure!') =>
  (await desk.post(`/conversations/${conversation}/messages`, { content, client_key: randomUUID() })).body.id as string;
const message = async (id: string) => (await desk.thread(guest)).messages.find((each) => each['id'] === id)!;
const status = async (id: string) => (await message(id))['delivery_status'];
const hurriesTo = (id: string, wanted: string) =>
  until(
    `the message is ${wanted}`,
    async () => {
      await flow.hurry();
      return (await status(id)) === wanted;
    },
    25,
  );
const failed = (id: string) =>
  until('it failed', async () => ['failed', 'undelivered'].includes((await status(id)) as string));
const alertsOf = async ({ hotel }: Desk) => {
  const rows = await flow.server.db
    .selectFrom('notifications')
    .select(['type', 'reasons', 'status'])
    .where('hotel_id', '=', hotel.id)
    .execute();
  return rows.map(({ reasons, ...row }) => ({ ...row, message: allInEnglish(reasons) }));
};
const alert = (words: RegExp) => ({
  type: 'provider_alert',
  status: 'pending',
  message: expect.stringMatching(words) as string,
});

describe('while our credentials are refused', () => {
  test('a message waits and arrives later, and the platform is alerted once, at the first refusal', async () => {
    flow.twilio.failNext(2, { status: 401, code: 20003 });
    const id = await send();
    await until('the platform knows', async () => (await alertsOf(desk)).length > 0);
    expect(await message(id)).toMatchObject({ delivery_status: 'queued', error_message: null });
    expect(guest.got).toEqual([]);
    await hurriesTo(id, 'read');
    expect(guest.got).toHaveLength(1);
    expect(await alertsOf(desk)).toEqual([alert(/credentials.*20003/)]);
    const platform = await flow.server.asSuperAdmin();
    expect((await platform.client.get('/api/notifications?limit=200')).body.items).toContainEqual(
      expect.objectContaining({ hotel_id: desk.hotel.id, ...alert(/credentials.*20003/) }),
    );
  });

  test('a short outage raises no alert', async () => {
    flow.twilio.failNext(1, { status: 503 });
    await hurriesTo(await send(), 'read');
    expect(await alertsOf(desk)).toEqual([]);
  });
});

describe('a sender that WhatsApp has switched off', () => {
  test.each([
    ['told later', () => flow.twilio.failDelivery(1, 63112), 1],
    ['told at once', () => flow.twilio.failNext(1, { status: 400, code: 63051 }), 0],
    [
      'told before the answer',
      () => {
        flow.twilio.settings.callbacks = 'before the response';
        flow.twilio.failDelivery(1, 63112);
      },
      1,
    ],
  ])(
    'takes nothing more for an hour, with that reason, and the platform is told once (%s)',
    async (_when, arrange, submitted) => {
      arrange();
      await failed(await send());
      const second = await send();
      await failed(second);
      expect(await message(second)).toMatchObject({
        delivery_status: 'failed',
        error_code: expect.any(Number) as number,
        error_message: expect.stringMatching(/switched off/) as string,
      });
      expect(guest.got).toHaveLength(submitted);
      await flow.quiet();
      await flow.twilio.idle();
      await until('the platform knows', async () => (await alertsOf(desk)).length > 0);
      expect(await alertsOf(desk)).toEqual([alert(/switched off.*630?[51]/)]);
      flow.server.clock.advance({ minutes: 61 });
      await hurriesTo(await send(), 'read');
      expect(guest.got).toHaveLength(submitted + 1);
    },
  );

  test('does not stop messages from a new number', async () => {
    flow.twilio.failNext(1, { status: 400, code: 63112 });
    await failed(await send());
    const sender_number = aNumber();
    await flow.server.db.updateTable('hotels').set({ sender_number }).where('id', '=', desk.hotel.id).execute();
    flow.twilio.openWindow(guest.address, sender_number);
    await hurriesTo(await send(), 'read');
  });

  test('does not hold back another hotel', async () => {
    flow.twilio.failNext(1, { status: 400, code: 63112 });
    await failed(await send());
    const stopped = desk;
    ({ desk, guest, conversation } = await begin());
    await hurriesTo(await send(), 'read');
    expect(await alertsOf(desk)).toEqual([]);
    expect(await alertsOf(stopped)).toHaveLength(1);
  });
});
