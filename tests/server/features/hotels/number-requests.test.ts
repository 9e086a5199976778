import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aNumber, startMessaging, type Messaging } from '#tests/support/messaging.ts';
import type { TestHotel, TestUser } from '#tests/support/server.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let owner: TestClient;
let hotel: TestHotel;
let admin: TestUser;
let number: string;

const own = (rest = '') => `/api/hotels/${hotel.id}/whatsapp-connection${rest}`;
const queue = (rest: string) => `/api/whatsapp-requests/${hotel.id}${rest}`;
const page = async () => (await admin.client.get(own())).body;
const listed = async () =>
  (await owner.get('/api/whatsapp-requests')).body.items.find(
    (item: { hotel_id: string }) => item.hotel_id === hotel.id,
  );
const look = () => owner.post('/api/whatsapp-requests/look');
const described = { number_kind: 'app', display_name: 'Hotel Miramar', meta_business_id: null };
const mailsTo = (to: string) =>
  flow.server.db.selectFrom('practice_mails').select('text_body').where('recipient', '=', to).orderBy('id').execute();
const ask = async () => {
  number = aNumber('+49');
  await admin.client.post(own('/request'), { whatsapp_number: number });
  await admin.client.put(own('/request'), described);
};

beforeAll(async () => {
  flow = await startMessaging();
  owner = (await flow.server.asSuperAdmin()).client;
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  hotel = await flow.server.aHotel();
  admin = await flow.server.asMemberOf(hotel, 'admin');
  await ask();
});

describe('the queue', () => {
  test('lists a request with what the hotel said, and keeps a checklist', async () => {
    expect(await listed()).toMatchObject({
      number,
      open: true,
      stage: 'requested',
      request: described,
      admins: [admin.email],
      checked: [],
      sender: null,
      answer: null,
    });
    const { body } = await owner.put(queue('/checks'), { checked: ['number_theirs', 'name_fits'] });
    expect(body.checked).toEqual(['number_theirs', 'name_fits']);
    expect((await listed()).checked).toEqual(['number_theirs', 'name_fits']);
    expect((await owner.put(queue('/checks'), { checked: ['lunch'] })).status).toBe(400);
  });

  test('is closed to hotels', async () => {
    expect((await admin.client.get('/api/whatsapp-requests')).status).toBe(403);
    expect((await admin.client.post(queue('/register'), { method: 'sms' })).status).toBe(403);
  });
});

describe('registration', () => {
  test('by SMS: the hotel enters the code, the number is connected once it is online, and mails tell it', async () => {
    const { body, status } = await owner.post(queue('/register'), { method: 'sms', business_account: '1234567890' });
    expect([status, body.registered_at]).toEqual([200, expect.any(String)]);
    expect(flow.twilio.senderFacts.get(number)).toMatchObject({
      name: 'Hotel Miramar',
      waba_id: '1234567890',
      webhook: {
        callback_url: `${flow.server.url}/webhooks/twilio/inbound`,
        status_callback_url: `${flow.server.url}/webhooks/twilio/status`,
      },
    });
    expect(await page()).toMatchObject({ stage: 'code_sent', code_for: number, state: 'requested' });
    const wrong = await admin.client.post(own('/code'), { code: '999999' });
    expect([wrong.status, wrong.body.details?.[0]?.path]).toEqual([400, 'code']);
    const entered = await admin.client.post(own('/code'), { code: '123 456' });
    expect(entered).toMatchObject({ status: 200, body: { code_for: null, stage: 'sender_found' } });
    await look();
    expect(await page()).toMatchObject({ state: 'connected', stage: 'connected', whatsapp_number: number });
    expect((await listed()).sender).toMatchObject({ status: 'ONLINE', calls_us: true });
    await until('both mails are sent', async () => (await mailsTo(admin.email)).length >= 2);
    const texts = (await mailsTo(admin.email)).map(({ text_body }) => text_body).join('\n');
    expect(texts).toContain('WhatsApp sends a code');
    expect(texts).toContain('is connected');
    expect(flow.twilio.violations).toEqual([]);
  });

  test('by a call, and another code where the first one did not arrive', async () => {
    await owner.post(queue('/register'), { method: 'voice', business_account: '' });
    await look();
    expect(await page()).toMatchObject({ stage: 'code_sent', sender: { status: 'PENDING_VERIFICATION' } });
    expect((await admin.client.post(own('/code/send'), { method: 'voice' })).status).toBe(200);
    expect((await admin.client.post(own('/code'), { code: '123456' })).status).toBe(400);
    const { body } = await owner.post(queue('/code'), { code: flow.twilio.senderCodes.get(number) });
    expect(body.sender.status).toBe('VERIFYING');
    await look();
    expect((await page()).state).toBe('connected');
  });

  test('that the provider refuses says why, and a timeout finds what was registered', async () => {
    flow.twilio.senders.set(number, 'ONLINE');
    const refused = await owner.post(queue('/register'), { method: 'sms', business_account: '' });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('already registered') } });
    flow.twilio.senders.delete(number);
    flow.twilio.failNext(1, { on: 'senders', status: 503 });
    expect((await owner.post(queue('/register'), { method: 'sms', business_account: '' })).status).toBe(502);
    flow.twilio.senders.set(number, 'PENDING_VERIFICATION');
    flow.twilio.failNext(1, { on: 'senders', reset: true });
    const found = await owner.post(queue('/register'), { method: 'sms', business_account: '' });
    expect(found).toMatchObject({ status: 200, body: { sender: { status: 'PENDING_VERIFICATION' } } });
  });

  test('of a replacement leaves the present number live', async () => {
    await owner.post(queue('/register'), { method: 'sms', business_account: '' });
    await admin.client.post(own('/code'), { code: '123456' });
    await look();
    const first = number;
    await flow.twilio.inbound({ from: aNumber('+44'), to: first, body: 'Hello' });
    await until('the number is live', async () => (await page()).stage === 'live');
    await ask();
    await owner.post(queue('/register'), { method: 'sms', business_account: '' });
    await look();
    expect(await page()).toMatchObject({ stage: 'live', whatsapp_number: first, code_for: number });
    await admin.client.post(own('/code'), { code: '123456' });
    await look();
    expect(await page()).toMatchObject({ stage: 'connected', whatsapp_number: number, requested_number: null });
  });

  test('is for this hotel only: another one that asks for the same number enters no code', async () => {
    await owner.post(queue('/register'), { method: 'sms', business_account: '' });
    const rival = await flow.server.aHotel();
    const { client } = await flow.server.asMemberOf(rival, 'admin');
    const theirs = `/api/hotels/${rival.id}/whatsapp-connection`;
    await client.post(`${theirs}/request`, { whatsapp_number: number });
    expect((await client.post(`${theirs}/code`, { code: '123456' })).status).toBe(409);
    expect((await client.get(theirs)).body.code_for).toBeNull();
    expect((await client.post(own('/code'), { code: '123456' })).status).toBe(403);
    expect((await client.post(own('/code/send'), { method: 'sms' })).status).toBe(403);
  });

  test('codes are limited to 10 in a day', async () => {
    await owner.post(queue('/register'), { method: 'sms', business_account: '' });
    for (const attempt of Array.from({ length: 10 }, (_, index) => index))
      await admin.client.post(own('/code'), { code: `00000${attempt}` });
    expect((await admin.client.post(own('/code'), { code: '123456' })).status).toBe(429);
  });
});

describe('a registered number', () => {
  beforeEach(async () => {
    await owner.post(queue('/register'), { method: 'sms', business_account: '' });
    await admin.client.post(own('/code'), { code: '123456' });
    await look();
  });

  test('whose name was declined gets another one submitted', async () => {
    flow.twilio.senderFacts.set(number, {
      ...flow.twilio.senderFacts.get(number),
      pending_display_name_status: 'DECLINED',
    });
    await look();
    expect(await listed()).toMatchObject({ stage: 'display_name_rejected', sender: { name_status: 'DECLINED' } });
    const { body } = await owner.post(queue('/name'), { display_name: 'Miramar Palma' });
    expect(body.sender.name_status).toBe('PENDING_REVIEW');
    expect(body.stage).toBe('connected');
    expect(flow.twilio.senderFacts.get(number)?.pending_display_name).toBe('Miramar Palma');
  });

  test('that calls another installation is pointed here', async () => {
    const elsewhere = { callback_url: 'https://elsewhere.example/inbound' };
    flow.twilio.senderFacts.set(number, { ...flow.twilio.senderFacts.get(number), webhook: elsewhere });
    await look();
    expect((await listed()).sender.calls_us).toBe(false);
    expect((await owner.post(queue('/webhooks'))).body.sender.calls_us).toBe(true);
    expect(flow.twilio.violations).toEqual([]);
  });
});

describe('a registration ends', () => {
  const assign = (body: object) => owner.put(`/api/hotels/${hotel.id}/whatsapp-connection`, body);
  const aRival = async () => {
    const rival = await flow.server.aHotel();
    const { client } = await flow.server.asMemberOf(rival, 'admin');
    const theirs = `/api/hotels/${rival.id}/whatsapp-connection`;
    await client.post(`${theirs}/request`, { whatsapp_number: number });
    return { client, page: theirs, queue: (rest: string) => `/api/whatsapp-requests/${rival.id}${rest}`, id: rival.id };
  };
  beforeEach(async () => {
    await owner.post(queue('/register'), { method: 'sms', business_account: '' });
    await admin.client.post(own('/code'), { code: '123456' });
  });

  test.each(['none', 'requested'])(
    'where the number is released (%s): it does not connect itself again',
    async (state) => {
      await look();
      expect((await assign({ state })).status).toBe(200);
      if (state === 'none') await admin.client.post(own('/request'), { whatsapp_number: number });
      await look();
      expect(await page()).toMatchObject({ state: 'requested', code_for: null });
    },
  );

  test('where the request is declined, and asking again does not connect the number', async () => {
    await owner.post(queue('/answer'), { outcome: 'declined', text: 'The number is not yours.' });
    await admin.client.post(own('/request'), { whatsapp_number: number });
    await look();
    expect((await page()).state).toBe('requested');
  });

  test('where another hotel registers the number, which stays with that hotel', async () => {
    const rival = await aRival();
    await rival.client.put(`${rival.page}/request`, described);
    flow.twilio.senders.delete(number);
    expect((await owner.post(rival.queue('/register'), { method: 'sms', business_account: '' })).status).toBe(200);
    await rival.client.post(`${rival.page}/code`, { code: '123456' });
    await look();
    expect((await page()).state).toBe('requested');
    expect((await rival.client.get(rival.page)).body.state).toBe('connected');
  });

  test('where the number belongs to another hotel meanwhile: nothing is changed at the provider', async () => {
    const rival = await aRival();
    await owner.put(`/api/hotels/${rival.id}/whatsapp-connection`, { state: 'connected', whatsapp_number: number });
    const before = structuredClone(flow.twilio.senderFacts.get(number));
    const refused = await Promise.all([
      owner.post(queue('/name'), { display_name: 'Hotel Miramar Palma' }),
      owner.post(queue('/code'), { code: '123456' }),
      owner.post(queue('/webhooks')),
      admin.client.post(own('/code'), { code: '123456' }),
      admin.client.post(own('/code/send'), { method: 'sms' }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(flow.twilio.senderFacts.get(number)).toEqual(before);
  });
});

describe('an answer', () => {
  test('with a question reaches the page and the admins, and keeps the request open', async () => {
    const text = 'Please switch off two-step verification.';
    expect((await owner.post(queue('/answer'), { outcome: 'question', text })).body.open).toBe(true);
    expect(await page()).toMatchObject({ answer: { text }, stage: 'requested' });
    await until('the mail is sent', async () => (await mailsTo(admin.email)).length > 0);
    expect((await mailsTo(admin.email))[0]?.text_body).toContain(text);
    const { request } = await page();
    await admin.client.put(own('/request'), { ...request, note: 'It is on our website.' });
    expect((await listed())?.request?.note).toBe('It is on our website.');
  });

  test('that declines closes the request and its notification', async () => {
    const { body } = await owner.post(queue('/answer'), { outcome: 'declined', text: 'The number is not yours.' });
    expect(body.open).toBe(false);
    expect(await page()).toMatchObject({ stage: 'none', answer: { text: 'The number is not yours.' } });
    const { body: pending } = await owner.get(`/api/notifications?hotel_id=${hotel.id}`);
    expect(pending.items).toEqual([]);
    expect(await listed()).toBeUndefined();
  });
});

test('each step is in the audit log of the hotel', async () => {
  await owner.put(queue('/checks'), { checked: ['number_theirs'] });
  await owner.post(queue('/register'), { method: 'sms', business_account: '' });
  await admin.client.post(own('/code'), { code: '123456' });
  // Several processes look at once; one of them connects it.
  await Promise.all([look(), look(), look()]);
  await owner.post(queue('/answer'), { outcome: 'question', text: 'Write to it.' });
  const entries = await flow.server.db
    .selectFrom('audit_log')
    .select('action')
    .where('entity', '=', 'whatsapp_number')
    .where('hotel_id', '=', hotel.id)
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'request',
    'describe',
    'check',
    'register',
    'enter_code',
    'connect',
    'answer',
  ]);
});
