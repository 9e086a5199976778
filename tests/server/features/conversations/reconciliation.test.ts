import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTwilioWhatsApp } from '#server/adapters/twilio/twilio.whatsapp.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createReconciliationService } from '#server/features/conversations/inbound/reconciliation.service.ts';
import type { InboundMessage, StatusCallback } from '#server/ports/whatsapp.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let received: InboundMessage[];
let applied: StatusCallback[];

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  flow.server.clock.set('2026-09-10T20:00:00Z');
  desk = await flow.desk();
  guest = flow.guest(desk);
  [received, applied] = [[], []];
  await flow.server.db.deleteFrom('webhook_watch').execute();
});

const service = ({ history = true }: { history?: boolean } = {}) => {
  const { accountSid, authToken, url } = flow.twilio;
  const whatsapp = createTwilioWhatsApp({
    accountSid,
    authToken,
    apiBaseUrl: url,
    inboundUrl: url,
    statusCallbackUrl: url,
  });
  return createReconciliationService({
    ...createTransactions(flow.server.db),
    whatsapp: history ? whatsapp : { ...whatsapp, history: () => failing() },
    clock: flow.server.clock,
    log: pino({ enabled: false }),
    receive: async (message) => void received.push(message),
    applyStatus: async (status) => void applied.push(status),
  });
};
async function* failing(): AsyncGenerator<never> {
  yield* await Promise.reject<never[]>(new Error('Twilio is away'));
}
/** A message that Twilio took and whose webhook did not reach us. */
const lost = async (body: string, media: { data: Buffer }[] = []) => {
  const { webhookBase } = flow.twilio.settings;
  flow.twilio.settings.webhookBase = 'http://127.0.0.1:9';
  await guest.writes({ body, media }).catch(() => {});
  flow.twilio.settings.webhookBase = webhookBase;
};
const minutesPass = (minutes: number) => flow.server.clock.advance({ minutes });
const bodies = () => received.filter(({ to }) => to === desk.number).map(({ body }) => body);

describe('a comparison with the provider’s message list', () => {
  const compare = () => {
    const now = flow.server.clock.now();
    return service().compare(new Date(now.getTime() - 3_600_000), now);
  };

  test('brings in what we never heard of, in the order in which it was written, with its time and its files', async () => {
    await guest.writes('This one arrived.');
    await lost('First');
    minutesPass(1);
    await lost('Second', [{ data: Buffer.from('a picture') }]);
    await compare();
    expect(bodies()).toEqual(['First', 'Second']);
    const [first, second] = received;
    expect(first).toMatchObject({ from: guest.address, guest_phone: guest.address, attachments: [] });
    expect(first!.received_at.toISOString()).toBe('2026-09-10T20:00:00.000Z');
    expect(second!.attachments).toMatchObject([{ type: 'image', content_type: 'image/jpeg' }]);
    expect(second!.attachments[0]!.url).toContain(`/Messages/${second!.provider_message_id}/Media/`);
  });

  test('leaves alone what is for a number that no hotel has connected', async () => {
    await flow.server.db
      .updateTable('hotels')
      .set({ sender_state: 'paused' })
      .where('id', '=', desk.hotel.id)
      .execute();
    await lost('For nobody');
    await compare();
    expect(bodies()).toEqual([]);
  });

  test('corrects a status whose callback was lost, of our own messages only', async () => {
    flow.twilio.settings.callbacks = 'none';
    await guest.writes('Can I speak to a human please?');
    const [sent] = await until('the reply is out', () => guest.got.length > 0 && guest.got);
    await flow.quiet();
    await flow.twilio.idle();
    Object.assign(sent!, { status: 'delivered' });
    await compare();
    flow.twilio.settings.callbacks = 'in order';
    expect(applied).toMatchObject([{ provider_message_id: sent!.sid, status: 'delivered' }]);
  });
});

describe('when messages are compared', () => {
  test('every night', async () => {
    const { round, heard } = service();
    await round();
    await lost('In the evening');
    for (let minute = 0; minute < 6 * 60; minute += 2) {
      minutesPass(2);
      heard();
      await round();
    }
    expect(bodies()).toEqual([]);
    for (let minute = 0; minute < 62; minute += 2) {
      minutesPass(2);
      heard();
      await round();
    }
    expect(bodies()).toEqual(['In the evening']);
  });

  test('after an outage, at once and a second time for its last minutes', async () => {
    const { round } = service();
    await round();
    minutesPass(5);
    await lost('During the outage');
    minutesPass(10);
    await lost('At its end');
    await round();
    expect(bodies()).toEqual(['During the outage']);
    minutesPass(2);
    await round();
    minutesPass(3);
    await round();
    expect(bodies()).toContain('At its end');
  });

  /** Rounds of every minute. */
  const minutes = async ({ round }: { round: () => Promise<void> }, count: number, meanwhile = () => {}) => {
    for (let minute = 0; minute < count; minute += 1) {
      minutesPass(1);
      meanwhile();
      await round();
    }
  };

  test('while no webhook comes, as with an expired certificate: each message is brought in within minutes', async () => {
    const watching = service();
    await watching.round();
    for (const body of ['At once', 'Ten minutes later', 'Twenty minutes later']) {
      await lost(body);
      await minutes(watching, 10);
      expect(bodies()).toContain(body);
    }
  });

  test('at night only where webhooks come', async () => {
    const watching = service();
    await watching.round();
    await lost('Only this one was lost');
    await minutes(watching, 30, watching.heard);
    expect(bodies()).toEqual([]);
  });

  test('again where the list could not be read', async () => {
    await service().round();
    await lost('During the outage');
    minutesPass(10);
    await expect(service({ history: false }).round()).rejects.toThrow('Twilio is away');
    minutesPass(1);
    await service().round();
    expect(bodies()).toEqual(['During the outage']);
  });
});

test('a message whose webhook comes late is stored once and not brought in again', async () => {
  await lost('Can I speak to a human please?');
  const stored = flow.twilio.kept.messages.find(({ to }) => to === `whatsapp:${desk.number}`)!;
  // Its webhook comes after all, twice.
  const again = { body: stored.body, sid: stored.sid };
  await Promise.all([guest.writes(again), guest.writes(again)]);
  await until('it is answered', () => guest.got.length === 1);
  await flow.quiet();
  const now = flow.server.clock.now();
  await service().compare(new Date(now.getTime() - 3_600_000), now);
  expect(bodies()).toEqual([]);
});
