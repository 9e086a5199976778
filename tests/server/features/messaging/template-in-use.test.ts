import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTwilioWhatsApp } from '#server/adapters/twilio/twilio.whatsapp.ts';
import { soleAccount } from '#server/ports/whatsapp.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createWhatsAppTemplatesService } from '#server/features/messaging/whatsapp-templates.service.ts';
import type { Desk, Guest } from '#tests/support/messaging.ts';
import { startStays, type Stays } from '#tests/support/stays.ts';
import { until } from '#tests/support/until.ts';

let stays: Stays;
let desk: Desk;
let guest: Guest;

beforeAll(async () => {
  stays = await startStays();
  ({ desk, guest } = await stays.begin());
});
afterAll(() => stays?.stop());

test('a guest outside the window gets the approved text while the changed one waits for its approval', async () => {
  const sid = await stays.approve('welcome', 'Dear {{guest_name}}, {{hotel_name}} says thank you.');
  const admin = await stays.adminOf(desk);
  await admin.put(`/api/hotels/${desk.hotel.id}/message-templates/welcome`, {
    fallback_template: 'Ahoy {{guest_name}}, welcome aboard.',
  });
  await until('the changed text is submitted', () =>
    stays.flow.twilio.templates.find((each) => each.body.startsWith('Ahoy') && each.status === 'received'),
  );
  const { id } = await stays.book();
  const sent = await stays.settled(id, 'welcome', 'sent');
  expect(sent.content).toMatch(/^Dear .*, Harbour View says thank you\.$/);
  await until('it has gone out', () => guest.got.length === 1);
  expect(guest.got[0]).toMatchObject({ content_sid: sid });
});

test("another hotel's approved text is of no use to this one's guests", async () => {
  await stays.approve('welcome', 'Dear {{guest_name}}, this is the first hotel.');
  ({ desk, guest } = await stays.begin());
  const { id } = await stays.book();
  expect((await stays.settled(id, 'welcome', 'failed')).reason).toMatch(/waits for WhatsApp's approval/);
  expect(guest.got).toEqual([]);
});

/** The hotel's welcome with its state; the version in use was approved, a newer one waits. */
async function newerVersionWaits() {
  ({ desk, guest } = await stays.begin());
  const sid = await stays.approve('welcome', 'Dear {{guest_name}}, {{hotel_name}} says thank you.');
  const admin = await stays.adminOf(desk);
  const path = `/api/hotels/${desk.hotel.id}/message-templates`;
  await admin.put(`${path}/welcome`, { fallback_template: 'Ahoy {{guest_name}}, welcome aboard.' });
  const template_id = await until('the changed text is submitted', async () => {
    const rows = stays.flow.server.db.selectFrom('whatsapp_templates').selectAll();
    const own = await rows.where('hotel_id', '=', desk.hotel.id).where('message_type', '=', 'welcome').execute();
    return own.find(({ approval_status }) => approval_status === 'received')?.id;
  });
  const twilio = createTwilioWhatsApp({
    accountSid: stays.flow.twilio.accountSid,
    authToken: stays.flow.twilio.authToken,
    apiBaseUrl: stays.flow.twilio.url,
    inboundUrl: `${stays.flow.server.url}/webhooks/twilio/inbound`,
    statusCallbackUrl: `${stays.flow.server.url}/webhooks/twilio/status`,
  });
  const service = (account = twilio) =>
    createWhatsAppTemplatesService({
      ...createTransactions(stays.flow.server.db),
      whatsapp: soleAccount(account),
      knowledge: { forEverybody: () => Promise.resolve([]) },
      clock: stays.flow.server.clock,
      log: pino({ enabled: false }),
      events: { publish: () => Promise.resolve() },
      jobs: { send: async (_tx, queue) => void again.push(queue), sendAll: () => Promise.resolve() },
      onApproved: () => Promise.resolve(),
    });
  const lookUp = () => service().lookUp({ hotel_id: desk.hotel.id, template_id, content_sid: sid });
  /** Submits it `times` at once: all attempts have begun before the first one creates it at the provider. */
  const submitAtOnce = async (times: number) => {
    let begun = 0;
    const createTemplate: typeof twilio.createTemplate = async (template) => {
      begun += 1;
      await until('all attempts have begun', () => begun === times);
      return twilio.createTemplate(template);
    };
    const { submit } = service({ ...twilio, createTemplate });
    await Promise.all(Array.from({ length: times }, () => submit({ hotel_id: desk.hotel.id, template_id })));
  };
  const again: string[] = [];
  const row = () =>
    stays.flow.server.db
      .selectFrom('whatsapp_templates')
      .selectAll()
      .where('id', '=', template_id)
      .executeTakeFirstOrThrow();
  return { sid, lookUp, submitAtOnce, row, again };
}

test('the version in use is looked up again while a newer one waits, and WhatsApp’s category is read', async () => {
  const { sid, lookUp, row, again } = await newerVersionWaits();
  Object.assign(
    stays.flow.twilio.templates.find((each) => each.sid === sid)!,
    { category: 'MARKETING' },
  );
  await lookUp();
  expect((await row()).in_use).toMatchObject({ content_sid: sid, category: 'MARKETING' });
  expect((await row()).category).toBe('UTILITY');
  expect(again).toEqual(['template_approval']);
});

test('the version in use is no longer sent once WhatsApp disables it', async () => {
  const { sid, lookUp, row, again } = await newerVersionWaits();
  stays.flow.twilio.decide(sid, 'disabled');
  await lookUp();
  expect((await row()).in_use).toBeNull();
  expect(again).toEqual([]);
  const { id } = await stays.book();
  expect((await stays.settled(id, 'welcome', 'failed')).reason).toMatch(/waits for WhatsApp's approval/);
});

test('a text that two processes submit at the same moment is submitted once', async () => {
  const { submitAtOnce, row } = await newerVersionWaits();
  const { body } = await row();
  await stays.flow.server.db
    .updateTable('whatsapp_templates')
    .set({ approval_status: 'unsubmitted', content_sid: null })
    .where('id', '=', (await row()).id)
    .execute();
  const submitted = () =>
    stays.flow.twilio.templates.filter((each) => each.body === body && each.status !== 'unsubmitted');
  const before = submitted().length;
  await submitAtOnce(2);
  expect(submitted()).toHaveLength(before + 1);
  expect(submitted().map(({ sid }) => sid)).toContain((await row()).content_sid);
  expect((await row()).approval_status).toBe('received');
});
