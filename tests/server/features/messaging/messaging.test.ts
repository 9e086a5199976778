import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultTemplates } from '#shared/features/messaging/default-templates.ts';
import { aNumber, startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let admin: TestClient;
let other: { desk: Desk; admin: TestClient };
const at = (path: string, of: Desk = desk) => `/api/hotels/${of.hotel.id}${path}`;

beforeAll(async () => {
  flow = await startMessaging();
  desk = await flow.desk({ name: 'Harbour View', default_language: 'en' });
  admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
  const otherDesk = await flow.desk({ default_language: 'de' });
  other = { desk: otherDesk, admin: (await flow.server.asMemberOf(otherDesk.hotel, 'admin')).client };
});
afterAll(() => flow?.stop());

describe('message settings', () => {
  const defaults = {
    message_tone: 'friendly',
    brand_voice_description: null,
    include_emojis: true,
    message_length_preference: 'medium',
    custom_greeting_style: 'personalized',
    include_hotel_amenities: true,
    include_local_recommendations: false,
    signature_phrase: null,
  };

  test('are the defaults of a hotel that has saved none', async () => {
    expect((await desk.get('/message-settings')).body).toEqual({ hotel_id: desk.hotel.id, ...defaults });
  });

  test('are saved by an admin, in the audit log, told to the consoles, and of this hotel only', async () => {
    const saved = await admin.put(at('/message-settings'), {
      ...defaults,
      message_tone: 'luxury',
      include_emojis: false,
      signature_phrase: 'Yours, the Harbour',
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { message_tone: 'luxury', include_emojis: false, signature_phrase: 'Yours, the Harbour' },
    });
    expect((await desk.get('/message-settings')).body).toEqual(saved.body);
    expect((await other.desk.get('/message-settings')).body).toMatchObject({ message_tone: 'friendly' });
    const { db } = flow.server;
    expect(
      await db.selectFrom('audit_log').select(['entity', 'action']).where('hotel_id', '=', desk.hotel.id).execute(),
    ).toContainEqual({ entity: 'message_settings', action: 'update' });
    const events = await db.selectFrom('live_events').select('data').where('hotel_id', '=', desk.hotel.id).execute();
    expect(events.some(({ data }) => data.type === 'hotel.updated')).toBe(true);
  });

  test('keep what a change leaves out', async () => {
    await admin.put(at('/message-settings'), { message_tone: 'formal' });
    expect((await desk.get('/message-settings')).body).toMatchObject({
      message_tone: 'formal',
      signature_phrase: 'Yours, the Harbour',
    });
  });

  test('refuse an unknown tone, staff, and people of another hotel', async () => {
    expect((await admin.put(at('/message-settings'), { message_tone: 'rude' })).body).toMatchObject({
      code: 'invalid_input',
      details: [{ path: 'message_tone' }],
    });
    expect((await desk.put('/message-settings', { message_tone: 'warm' })).status).toBe(403);
    expect((await other.admin.put(at('/message-settings'), { message_tone: 'warm' })).status).toBe(403);
    expect((await other.admin.get(at('/message-settings'))).status).toBe(403);
  });
});

describe('message templates', () => {
  test('are always five, with default texts and times in the language of the hotel', async () => {
    const { body } = await other.desk.get('/message-templates');
    expect(body.items).toMatchObject([
      {
        message_type: 'welcome',
        is_active: true,
        custom_prompt: null,
        is_default: true,
        fallback_template: defaultTemplates.de.welcome,
        schedule: null,
        whatsapp_templates: [],
      },
      { message_type: 'pre_arrival', schedule: { days: -2, time: '10:00' } },
      { message_type: 'checkin', schedule: { days: 0, time: null } },
      { message_type: 'stay', schedule: { days: 1, time: '11:00' } },
      { message_type: 'checkout', schedule: { days: 0, time: '09:00' } },
    ]);
  });

  const templateOf = async (type: string) =>
    (await desk.get('/message-templates')).body.items.find(
      (each: { message_type: string }) => each.message_type === type,
    );

  test('a changed text is saved, made at the provider with {{1}}…, submitted, and followed to its approval', async () => {
    const saved = await admin.put(at('/message-templates/welcome'), {
      is_active: true,
      custom_prompt: 'Mention the view',
      fallback_template: 'Hello {{guest_name}}, {{hotel_name}} expects you!',
      schedule: { days: -7, time: '12:00' },
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { is_default: false, custom_prompt: 'Mention the view', schedule: { days: -7, time: '12:00' } },
    });
    const made = await until('the template is made', () =>
      flow.twilio.templates.find(
        (each) => each.body === 'Hello {{1}}, {{2}} expects you!' && each.status === 'received',
      ),
    );
    expect(made).toMatchObject({
      language: 'en',
      category: 'UTILITY',
      variables: { 1: 'Maria Silva', 2: 'Hotel Sunrise' },
    });
    await until(
      'it is pending in the console',
      async () => (await templateOf('welcome')).whatsapp_templates[0]?.approval_status === 'received',
    );
    flow.twilio.decide(made.sid, 'approved');
    await until(
      'it is approved in the console',
      async () => (await templateOf('welcome')).whatsapp_templates[0]?.approval_status === 'approved',
      15,
    );
    expect((await templateOf('welcome')).whatsapp_templates).toMatchObject([
      { language: 'en', content_sid: made.sid, variables: ['guest_name', 'hotel_name'], rejection_reason: null },
    ]);
  });

  test('saving the same text again submits nothing', async () => {
    const before = flow.twilio.templates.length;
    await admin.put(at('/message-templates/welcome'), {
      is_active: false,
      custom_prompt: 'Mention the sea',
      fallback_template: 'Hello {{guest_name}}, {{hotel_name}} expects you!',
    });
    expect(await templateOf('welcome')).toMatchObject({
      is_active: false,
      custom_prompt: 'Mention the sea',
      whatsapp_templates: [{ approval_status: 'approved' }],
      schedule: { days: -7, time: '12:00' },
    });
    expect(flow.twilio.templates).toHaveLength(before);
  });

  test('a text that breaks a rule of WhatsApp is saved and not submitted, and which rule it is stands there', async () => {
    const before = flow.twilio.templates.length;
    const { body } = await admin.put(at('/message-templates/stay'), { fallback_template: '{{guest_name}}, all well?' });
    expect(body).toMatchObject({
      fallback_template: '{{guest_name}}, all well?',
      whatsapp_templates: [
        { approval_status: 'unsubmitted', rejection_reason: expect.stringMatching(/starts with a placeholder/) },
      ],
    });
    expect(flow.twilio.templates).toHaveLength(before);
  });

  test('a rejection is told with its reason and what to do', async () => {
    await admin.put(at('/message-templates/checkout'), {
      fallback_template: 'Dear {{guest_name}}, 20 % off your next stay!',
    });
    const made = await until('the template is submitted', () =>
      flow.twilio.templates.find((each) => each.body.includes('20 % off') && each.status === 'received'),
    );
    flow.twilio.decide(made.sid, 'rejected', 'TAG_CONTENT_MISMATCH');
    const rejected = await until(
      'it is rejected in the console',
      async () => {
        const [template] = (await templateOf('checkout')).whatsapp_templates;
        return template?.approval_status === 'rejected' && template;
      },
      15,
    );
    expect(rejected.rejection_reason).toMatch(/advertising.*save it again.*TAG_CONTENT_MISMATCH/);
  });

  test('the provider being away for a moment loses no submission', async () => {
    flow.twilio.failNext(1, { on: 'content', status: 503 });
    await admin.put(at('/message-templates/checkin'), { fallback_template: 'Dear {{guest_name}}, your key waits.' });
    await until(
      'it is submitted all the same',
      () => flow.twilio.templates.find((each) => each.body.includes('your key waits') && each.status === 'received'),
      15,
    );
  });

  test('an empty text returns to the default', async () => {
    expect((await admin.put(at('/message-templates/stay'), { fallback_template: '' })).body).toMatchObject({
      is_default: true,
      fallback_template: defaultTemplates.en.stay,
    });
  });

  test('are written by admins of this hotel, and there are no others', async () => {
    expect((await desk.put('/message-templates/welcome', { is_active: true })).status).toBe(403);
    expect((await other.admin.put(at('/message-templates/welcome'), { is_active: true })).status).toBe(403);
    expect((await other.admin.get(at('/message-templates'))).status).toBe(403);
    expect((await admin.put(at('/message-templates/goodbye'), { is_active: true })).status).toBe(404);
    expect((await admin.put(at('/message-templates/stay'), { schedule: { days: 1, time: '25:00' } })).status).toBe(400);
    expect(
      (await other.desk.get('/message-templates')).body.items.every((each: { is_default: boolean }) => each.is_default),
    ).toBe(true);
  });
});

describe('the simulator', () => {
  const breakfast = {
    question: 'What time is breakfast?',
    answer: 'Breakfast is served from 7:00 AM to 10:30 AM.',
    category: 'Amenities',
    language: 'en',
  };

  test("answers from the hotel's knowledge, shows what it used, and stores and sends nothing", async () => {
    await desk.post('/faqs', breakfast);
    const { status, body } = await desk.post('/simulator', { message: 'What time is breakfast?' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      reply: expect.stringContaining('7:00 AM'),
      human_required: false,
      language: 'en',
      entries: [{ kind: 'faq', title: breakfast.question }],
      settings_applied: { tone: 'formal' },
    });
    expect(body.confidence).toBeGreaterThan(0);
    const { db } = flow.server;
    expect(await db.selectFrom('messages').select('id').where('hotel_id', '=', desk.hotel.id).execute()).toEqual([]);
    expect(await db.selectFrom('guest_requests').select('id').where('hotel_id', '=', desk.hotel.id).execute()).toEqual(
      [],
    );
    expect(flow.twilio.messages).toEqual([]);
  });

  test("does not know another hotel's answers", async () => {
    const { body } = await other.desk.post('/simulator', { message: 'What time is breakfast?' });
    expect(JSON.stringify(body)).not.toContain('7:00 AM');
    expect(body.human_required).toBe(true);
    expect((await other.admin.post(at('/simulator'), { message: 'Hi' })).status).toBe(403);
  });

  test('shows an emergency as urgent and a matter for a person', async () => {
    expect((await desk.post('/simulator', { message: 'There is a fire in my room!' })).body).toMatchObject({
      priority: 'urgent',
      human_required: true,
    });
  });

  test('refuses a blank message', async () => {
    expect((await desk.post('/simulator', { message: '   ' })).status).toBe(400);
  });
});

describe('the test message', () => {
  test("goes out at once from the hotel's number", async () => {
    const to = aNumber('+49');
    flow.twilio.openWindow(to, desk.number);
    const { status, body } = await admin.post(at('/test-message'), {
      to: `whatsapp:${to}`,
      message: 'Hello from the desk',
    });
    expect(status).toBe(200);
    expect(flow.twilio.messages).toMatchObject([
      { sid: body.provider_sid, from: `whatsapp:${desk.number}`, to: `whatsapp:${to}`, body: 'Hello from the desk' },
    ]);
  });

  test('needs a recipient, a number of the hotel, and an admin', async () => {
    expect((await admin.post(at('/test-message'), { to: ' ', message: 'Hi' })).body).toMatchObject({
      code: 'invalid_input',
      message: 'Enter a recipient number',
    });
    expect((await admin.post(at('/test-message'), { message: 'Hi' })).body).toMatchObject({
      message: 'Enter a recipient number',
    });
    expect((await admin.post(at('/test-message'), { to: 'the kitchen', message: 'Hi' })).body).toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/country code/),
    });
    expect((await desk.post('/test-message', { to: aNumber(), message: 'Hi' })).status).toBe(403);
    expect((await other.admin.post(at('/test-message'), { to: aNumber(), message: 'Hi' })).status).toBe(403);
    const mute = await flow.server.aHotel();
    const owner = await flow.server.asMemberOf(mute, 'admin');
    expect(
      (await owner.client.post(`/api/hotels/${mute.id}/test-message`, { to: aNumber(), message: 'Hi' })).body,
    ).toMatchObject({ code: 'conflict', message: expect.stringMatching(/no WhatsApp number/) });
  });

  test('that the provider refuses says why in plain words', async () => {
    flow.twilio.failNext(1, { status: 400, code: 63024, message: 'Invalid message recipient' });
    const { status, body } = await admin.post(at('/test-message'), { to: aNumber(), message: 'Hi' });
    expect(status).toBe(502);
    expect(body).toMatchObject({
      code: 'provider_failed',
      message: expect.stringMatching(/no WhatsApp user with this number/),
    });
  });
});
