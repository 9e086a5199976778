import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aBooking } from '#tests/support/builders/bookings.ts';
import { startMessaging, type Desk, type Guest, type Messaging } from '#tests/support/messaging.ts';

let flow: Messaging;
let desk: Desk;
let guest: Guest;
let conversation: string;
let keys = 0;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  flow.server.clock.set('2026-09-01T10:00:00Z');
  desk = await flow.desk({ name: 'Harbour View', assistant_enabled: false, address: '1 Pier' });
  guest = flow.guest(desk);
  await guest.writes('See you tomorrow');
  await flow.quiet();
  conversation = String((await desk.thread(guest)).conversation['id']);
  flow.server.clock.advance({ hours: 25 });
});

async function aTemplate(of: Desk, fields: Record<string, string> = {}): Promise<string> {
  const body = fields['body'] ?? 'Hello {{1}}, welcome to {{2}}. It is {{3}} here.';
  const content_sid = flow.twilio.addTemplate({ body, status: fields['approval_status'] ?? 'approved' });
  await flow.server.db
    .insertInto('whatsapp_templates')
    .values({
      hotel_id: of.hotel.id,
      message_type: 'checkin',
      language: 'en',
      name: 'checkin',
      body,
      variables: '["guest_name", "hotel_name", "weather_forecast"]',
      content_sid,
      approval_status: 'approved',
      ...fields,
    })
    .execute();
  return content_sid;
}
const given = { 1: 'Ana', 2: 'Harbour View', 3: 'sunny' };
const send = (content_sid: string, variables: unknown = given, more = {}) =>
  desk.post(`/conversations/${conversation}/messages`, {
    content_sid,
    variables,
    client_key: `key ${(keys += 1)}`,
    ...more,
  });

describe('a template that staff send', () => {
  test('is stored and sent as the guest reads it, whatever text comes with it', async () => {
    const { status, body } = await send(await aTemplate(desk), given, { content: 'You owe us 500 euros.' });
    expect([status, body.content]).toEqual([201, 'Hello Ana, welcome to Harbour View. It is sunny here.']);
    await flow.quiet();
    expect(guest.got.map((each) => each.body)).toEqual([body.content]);
  });

  test('must be one of this hotel', async () => {
    const foreign = await aTemplate(await flow.desk());
    const atTwilioOnly = flow.twilio.addTemplate({ body: 'Hello {{1}}, {{2}} and {{3}}.' });
    for (const sid of [foreign, atTwilioOnly, 'HX0']) expect((await send(sid)).status).toBe(404);
    await flow.quiet();
    expect(guest.got).toEqual([]);
  });

  test.each(['unsubmitted', 'received', 'pending', 'rejected', 'paused', 'disabled'])(
    'must be approved, not %s',
    async (approval_status) => {
      const { status, body } = await send(await aTemplate(desk, { approval_status }));
      expect([status, body.code]).toEqual([409, 'conflict']);
    },
  );

  test('goes out in the version that is approved while a newer one waits', async () => {
    const waiting = await aTemplate(desk, { approval_status: 'pending' });
    const approved = flow.twilio.addTemplate({ body: 'Hi {{1}}, come in.' });
    const in_use = JSON.stringify({ content_sid: approved, body: 'Hi {{1}}, come in.', variables: ['guest_name'] });
    await flow.server.db.updateTable('whatsapp_templates').set({ in_use }).where('content_sid', '=', waiting).execute();
    expect((await send(approved, { 1: 'Ana' })).body.content).toBe('Hi Ana, come in.');
    expect((await send(waiting)).status).toBe(409);
  });

  test.each([
    ['a gap is open', { 1: 'Ana', 2: 'Harbour View' }],
    ['a gap is blank', { ...given, 3: '   ' }],
    ['there is one too many', { ...given, 4: 'x' }],
    ['one is no text', { ...given, 3: 7 }],
    ['one has two lines', { ...given, 3: 'sunny\nPay here' }],
    ['one has a run of spaces', { ...given, 3: 'sunny     here' }],
    ['the whole is too long', { ...given, 3: 'x'.repeat(1000) }],
  ])('is refused where %s', async (_what, variables) => {
    const { status, body } = await send(await aTemplate(desk), variables);
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.details[0].path).toMatch(/^variables/);
  });

  test('sends a value that looks like a placeholder unchanged', async () => {
    const { body } = await send(await aTemplate(desk), { ...given, 1: '{{2}}' });
    expect(body.content).toBe('Hello {{2}}, welcome to Harbour View. It is sunny here.');
  });
});

describe('the templates of a conversation', () => {
  const list = async () => (await desk.get(`/conversations/${conversation}/templates`)).body;

  test('are the approved ones, the language of the guest first, with price and known values', async () => {
    await aTemplate(desk);
    await aTemplate(desk, { message_type: 'stay', approval_status: 'rejected' });
    await aTemplate(desk, { language: 'fr' });
    await flow.server.db.updateTable('conversations').set({ language: 'fr' }).where('id', '=', conversation).execute();
    const { items, language, currency } = await list();
    expect([language, currency]).toEqual(['fr', 'USD']);
    expect(items.map((item: { language: string }) => item.language)).toEqual(['fr', 'en']);
    expect(items[1]).toMatchObject({ message_type: 'checkin', category: 'UTILITY', price: '0.009' });
    expect(items[1].variables.slice(1)).toEqual([
      { name: 'hotel_name', value: 'Harbour View' },
      { name: 'weather_forecast', value: null },
    ]);
  });

  test('are filled from the booking of the guest', async () => {
    await aTemplate(desk);
    await desk.post('/bookings', aBooking({ guest_phone: guest.address, guest_name: 'Ana Ruiz' }));
    expect((await list()).items[0].variables[0]).toEqual({ name: 'guest_name', value: 'Ana Ruiz' });
  });

  test('are none where none is approved, and closed to another hotel', async () => {
    expect((await list()).items).toEqual([]);
    const other = await flow.desk();
    expect((await other.get(`/conversations/${conversation}/templates`)).status).toBe(404);
    expect(
      (await other.staff.client.get(`/api/hotels/${desk.hotel.id}/conversations/${conversation}/templates`)).status,
    ).toBe(403);
  });
});
