import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';
import { createTwilioWhatsApp } from '#server/adapters/twilio/twilio.whatsapp.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createChoicesService } from '#server/features/conversations/choices/choices.service.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let id: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  desk = await flow.desk();
  guest = flow.guest(desk);
  await guest.writes('I want to talk to a human please');
  await flow.quiet();
  id = (await desk.thread(guest)).conversation['id'] as string;
});

const buttons = { kind: 'buttons', items: [{ title: 'Yes, please' }, { title: 'No, thanks' }] };
const list = {
  kind: 'list',
  button: 'Choose a tea',
  items: [{ title: 'Green tea', description: 'From Uji' }, { title: 'Mint' }],
};
const send = (draft: object, of = desk) =>
  of.post(`/conversations/${id}/messages`, { content: 'Would you like a taxi?', client_key: randomUUID(), ...draft });
const newest = async () => (await desk.thread(guest)).messages.at(-1)!;
/** The round of upkeep, now. */
function pruned(): Promise<void> {
  const { url, accountSid, authToken } = flow.twilio;
  const whatsapp = createTwilioWhatsApp({
    accountSid,
    authToken,
    apiBaseUrl: url,
    inboundUrl: url,
    statusCallbackUrl: url,
  });
  const { acrossHotels } = createTransactions(flow.server.db, () => undefined);
  return createChoicesService({
    acrossHotels,
    whatsapp,
    clock: flow.server.clock,
    log: pino({ level: 'silent' }),
  }).prune();
}
const delivered = () => flow.quiet().then(() => flow.twilio.idle());

describe('buttons and lists', () => {
  test.each([
    [buttons, 'twilio/quick-reply', ['Yes, please', 'No, thanks']],
    [list, 'twilio/list-picker', ['Green tea', 'Mint']],
  ])(
    'reach the guest inside the window without an approval, and are shown with the message',
    async (choices, type, titles) => {
      expect((await send({ choices })).body.choices).toEqual(choices);
      await delivered();
      const sent = guest.got.at(-1)!;
      expect(sent).toMatchObject({ body: 'Would you like a taxi?', content_variables: null, status: 'read' });
      const template = flow.twilio.templates.find(({ sid }) => sid === sent.content_sid)!;
      expect(JSON.stringify(template.types)).toContain(type);
      for (const title of titles) expect(JSON.stringify(template.types)).toContain(title);
      expect(await newest()).toMatchObject({ choices, delivery_status: 'read', content: 'Would you like a taxi?' });
    },
  );

  test('leave in five seconds with the reply, and come back with it', async () => {
    const draft = { content: 'Tea?', choices: list, soon: true, client_key: randomUUID() };
    const held = (await desk.post(`/conversations/${id}/held-replies`, draft)).body;
    expect(held.choices).toEqual(list);
    flow.server.clock.advance({ seconds: 6 });
    await until('it has left', () => guest.got.at(-1)?.body === 'Tea?');
    await delivered();
    expect(await newest()).toMatchObject({ choices: list });
  });

  test('are sent once where an answer was lost, by one resource', async () => {
    const before = flow.twilio.templates.length;
    const sent = guest.got.length;
    flow.twilio.failNext(1, { resetAfterAcceptance: true });
    await send({ choices: buttons });
    await until('the attempt was found', async () => {
      await flow.hurry();
      return (await newest())['delivery_status'] === 'read';
    });
    flow.twilio.failNext(1, { status: 503 });
    await send({ content: 'And a bus?', choices: buttons });
    await until('the second one was sent', async () => {
      await flow.hurry();
      return (await newest())['delivery_status'] === 'read';
    });
    expect(guest.got.length - sent).toBe(2);
    expect(flow.twilio.templates.length - before).toBe(2);
  });

  test('are tapped: the answer names what it answers', async () => {
    await send({ choices: buttons });
    await delivered();
    const { sid } = guest.got.at(-1)!;
    const extra = { ButtonText: 'Yes, please', ButtonPayload: 'choice_1', OriginalRepliedMessageSid: sid };
    await guest.writes({ body: 'Yes, please', extra });
    await flow.quiet();
    const tap = (await desk.thread(guest)).messages.findLast(({ direction }) => direction === 'in');
    expect(tap).toMatchObject({
      kind: 'button',
      content: 'Yes, please',
      quoted: { content: 'Would you like a taxi?' },
    });
  });

  test('are deleted at the provider after two days, and at once with the guest', async () => {
    await send({ choices: buttons });
    await delivered();
    const { content_sid } = guest.got.at(-1)!;
    const isThere = () => flow.twilio.templates.some(({ sid }) => sid === content_sid);
    expect(isThere()).toBe(true);
    const { guest_id } = (await desk.thread(guest)).conversation;
    const admin = await flow.server.asMemberOf(desk.hotel, 'admin');
    expect((await admin.client.post(`/api/hotels/${desk.hotel.id}/guests/${guest_id}/erase`, {})).status).toBeLessThan(
      300,
    );
    await pruned();
    expect(isThere()).toBe(false);
  });
});

test.each([
  [{ choices: { ...buttons, items: [...buttons.items, { title: 'A' }, { title: 'B' }] } }, 'items'],
  [{ choices: { kind: 'buttons', items: [{ title: 'x'.repeat(21) }] } }, 'title'],
  [{ choices: { kind: 'buttons', items: [{ title: 'Yes' }, { title: 'Yes' }] } }, 'items'],
  [{ choices: { ...list, button: 'x'.repeat(21) } }, 'button'],
  [{ choices: { ...list, items: [{ title: 'Tea', description: 'x'.repeat(73) }] } }, 'description'],
  [{ choices: buttons, content: '' }, 'choices'],
  [{ choices: buttons, content: 'x'.repeat(1025) }, 'choices'],
  [{ choices: buttons, file_id: randomUUID() }, 'choices'],
])('what WhatsApp does not take is refused: %j', async (draft, field) => {
  const refused = await send(draft);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body.details)).toContain(field);
});

test('outside the window none are sent; another hotel sends none', async () => {
  const other = await flow.desk();
  expect((await send({ choices: buttons }, other)).status).toBe(404);
  flow.server.clock.advance({ hours: 25 });
  expect((await send({ choices: buttons })).body.code).toBe('window_closed');
});
