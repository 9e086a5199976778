import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { defaultTemplates } from '#shared/features/messaging/default-templates.ts';
import { startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
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

/** Waits without the 10 s between two looks at a template's approval. */
const untilLookedUp = <T>(what: string, look: () => Promise<T | false | undefined>) =>
  until(what, async () => {
    await flow.hurry('template_approval');
    return look();
  });

describe('message settings', () => {
  const defaults = {
    message_tone: 'friendly',
    brand_voice_description: null,
    include_emojis: true,
    message_length_preference: 'medium',
    custom_greeting_style: 'personalized',
    include_hotel_amenities: true,
    include_local_recommendations: false,
    answers_without_model: false,
    signature_phrase: null,
    asks_satisfaction: false,
    review_url: null,
    assistant_returns_after_minutes: 120,
  };

  test('are the defaults of a hotel that has saved none', async () => {
    expect((await desk.get('/message-settings')).body).toEqual({
      hotel_id: desk.hotel.id,
      ...defaults,
      updated_at: null,
    });
  });

  test('are saved by an admin with an audit entry and a live event, in this hotel only', async () => {
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

  test('that another person saved meanwhile are not overwritten, and the conflict names the person', async () => {
    const { body: seen } = await desk.get('/message-settings');
    const colleague = await flow.server.asMemberOf(desk.hotel, 'admin');
    const first = await colleague.client.put(at('/message-settings'), {
      signature_phrase: 'The night desk',
      updated_at: seen.updated_at,
    });
    expect(first.status).toBe(200);
    const second = await admin.put(at('/message-settings'), { signature_phrase: 'Mine', updated_at: seen.updated_at });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'conflict', details: { updated_at: first.body.updated_at, changed_by: 'Robin Berg' } },
    });
    expect((await desk.get('/message-settings')).body).toMatchObject({ signature_phrase: 'The night desk' });
    const { updated_at } = first.body;
    expect((await admin.put(at('/message-settings'), { signature_phrase: 'Mine', updated_at })).status).toBe(200);
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
    await untilLookedUp(
      'it is approved in the console',
      async () => (await templateOf('welcome')).whatsapp_templates[0]?.approval_status === 'approved',
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

  test('a text that breaks a rule of WhatsApp is saved with the broken rule and not submitted', async () => {
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

  test('a rejection has its reason and a remedy', async () => {
    await admin.put(at('/message-templates/checkout'), {
      fallback_template: 'Dear {{guest_name}}, 20 % off your next stay!',
    });
    const made = await until('the template is submitted', () =>
      flow.twilio.templates.find((each) => each.body.includes('20 % off') && each.status === 'received'),
    );
    flow.twilio.decide(made.sid, 'rejected', 'TAG_CONTENT_MISMATCH');
    const rejected = await untilLookedUp('it is rejected in the console', async () => {
      const [template] = (await templateOf('checkout')).whatsapp_templates;
      return template?.approval_status === 'rejected' && template;
    });
    expect(rejected.rejection_reason).toMatch(/advertising.*save it again.*TAG_CONTENT_MISMATCH/);
  });

  test('the provider being away for a moment loses no submission', async () => {
    flow.twilio.failNext(1, { on: 'content', status: 503 });
    await admin.put(at('/message-templates/checkin'), { fallback_template: 'Dear {{guest_name}}, your key waits.' });
    await until('it is submitted all the same', async () => {
      await flow.hurry('template');
      return flow.twilio.templates.find((each) => each.body.includes('your key waits') && each.status === 'received');
    });
  });

  test('an empty text returns to the default', async () => {
    expect((await admin.put(at('/message-templates/stay'), { fallback_template: '' })).body).toMatchObject({
      is_default: true,
      fallback_template: defaultTemplates.en.stay,
    });
  });

  test('that another person saved meanwhile are not overwritten', async () => {
    const { updated_at } = await templateOf('stay');
    expect((await admin.put(at('/message-templates/stay'), { custom_prompt: 'Ask', updated_at })).status).toBe(200);
    expect(await admin.put(at('/message-templates/stay'), { custom_prompt: 'Tell', updated_at })).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    });
    expect(await templateOf('stay')).toMatchObject({ custom_prompt: 'Ask' });
  });

  test('may be written in each language; an emptied text returns to the default', async () => {
    const { body } = await admin.put(at('/message-templates/stay'), {
      translations: { fr: 'Bonjour {{guest_name}}, tout va bien ?', de: defaultTemplates.de.stay },
    });
    expect(body.translations).toEqual({ fr: 'Bonjour {{guest_name}}, tout va bien ?' });
    const french = (each: { language: string }) => each.language === 'fr';
    expect(body.whatsapp_templates.find(french).body).toBe('Bonjour {{1}}, tout va bien ?');
    const back = await admin.put(at('/message-templates/stay'), { translations: {} });
    expect(back.body.translations).toEqual({});
    expect(back.body.whatsapp_templates.find(french).body).toMatch(/^Bonjour \{\{1\}\} ! 😊/);
  });

  test('are submitted in every language when an admin asks for it, once', async () => {
    const { status, body } = await other.admin.post(at('/message-templates/checkout/submit', other.desk));
    expect(status).toBe(200);
    expect(body.whatsapp_templates.map(({ language }: { language: string }) => language)).toEqual([
      'de',
      'en',
      'es',
      'fr',
      'it',
    ]);
    const sent = () =>
      flow.twilio.templates.filter((each) => each.name?.includes('checkout') && each.status === 'received');
    await until('all five are submitted', () => sent().length >= 5 && sent(), 15);
    const before = flow.twilio.templates.length;
    await other.admin.post(at('/message-templates/checkout/submit', other.desk));
    expect(flow.twilio.templates).toHaveLength(before);
    expect((await other.desk.post('/message-templates/checkout/submit')).status).toBe(403);
    expect((await admin.post(at('/message-templates/checkout/submit', other.desk))).status).toBe(403);
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

describe('a changed text of an approved template', () => {
  const approvedText = 'Hello {{guest_name}}, the harbour is waiting.';
  const rowOf = async (type: string) =>
    (await desk.get('/message-templates')).body.items.find(
      (each: { message_type: string }) => each.message_type === type,
    ).whatsapp_templates[0];
  const submitted = (words: string) =>
    until('it is submitted', () =>
      flow.twilio.templates.find((each) => each.body.includes(words) && each.status === 'received'),
    );
  const decided = (type: string, status: string) =>
    untilLookedUp(`it is ${status}`, async () => (await rowOf(type))?.approval_status === status);
  let approvedSid: string;

  beforeAll(async () => {
    await admin.put(at('/message-templates/pre_arrival'), { fallback_template: approvedText });
    approvedSid = (await submitted('the harbour is waiting')).sid;
    flow.twilio.decide(approvedSid, 'approved');
    await decided('pre_arrival', 'approved');
  });

  test('waits beside the approved one, which stays in use', async () => {
    const { body } = await admin.put(at('/message-templates/pre_arrival'), {
      fallback_template: 'Dear {{guest_name}}, the tide is high.',
    });
    expect(body.whatsapp_templates).toMatchObject([
      {
        approval_status: 'unsubmitted',
        body: 'Dear {{1}}, the tide is high.',
        in_use: { content_sid: approvedSid, body: 'Hello {{1}}, the harbour is waiting.', variables: ['guest_name'] },
      },
    ]);
  });

  test('that is rejected, or breaks a rule, leaves the approved one in use', async () => {
    const made = await submitted('the tide is high');
    flow.twilio.decide(made.sid, 'rejected', 'PROMO');
    await decided('pre_arrival', 'rejected');
    expect(await rowOf('pre_arrival')).toMatchObject({ in_use: { content_sid: approvedSid } });
    await admin.put(at('/message-templates/pre_arrival'), { fallback_template: '{{guest_name}}, the tide.' });
    expect(await rowOf('pre_arrival')).toMatchObject({
      approval_status: 'unsubmitted',
      rejection_reason: expect.stringMatching(/starts with a placeholder/),
      in_use: { content_sid: approvedSid },
    });
  });

  test('takes over once it is approved', async () => {
    await admin.put(at('/message-templates/pre_arrival'), { fallback_template: 'Dear {{guest_name}}, low tide.' });
    const made = await submitted('low tide');
    flow.twilio.decide(made.sid, 'approved');
    await decided('pre_arrival', 'approved');
    expect(await rowOf('pre_arrival')).toMatchObject({ content_sid: made.sid, in_use: null });
    approvedSid = made.sid;
  });

  test('taken back is approved at once, and nothing is submitted', async () => {
    await admin.put(at('/message-templates/pre_arrival'), { fallback_template: 'Dear {{guest_name}}, spring tide.' });
    await submitted('spring tide');
    const before = flow.twilio.templates.length;
    await admin.put(at('/message-templates/pre_arrival'), { fallback_template: 'Dear {{guest_name}}, low tide.' });
    expect(await rowOf('pre_arrival')).toMatchObject({
      approval_status: 'approved',
      content_sid: approvedSid,
      in_use: null,
    });
    expect(flow.twilio.templates).toHaveLength(before);
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

  test('tries settings that are not saved, and FAQs that are switched off', async () => {
    const { body: parking } = await desk.post('/faqs', {
      question: 'Where can I park?',
      answer: 'In the harbour garage, 18 euros a night.',
      category: 'Amenities',
      language: 'en',
      is_active: false,
    });
    expect(parking.is_active).toBe(false);
    const asked = { message: 'Where can I park?' };
    expect((await desk.post('/simulator', asked)).body).toMatchObject({ human_required: true });
    const { body } = await desk.post('/simulator', {
      ...asked,
      settings: { message_tone: 'casual', signature_phrase: 'Ahoy' },
      with_inactive_faqs: true,
    });
    expect(body).toMatchObject({
      human_required: false,
      entries: [{ id: parking.id }],
      settings_applied: { tone: 'casual', signature: 'Ahoy', emojis: false },
    });
    expect((await desk.get('/message-settings')).body).toMatchObject({ message_tone: 'formal' });
  });

  test('refuses a blank message', async () => {
    expect((await desk.post('/simulator', { message: '   ' })).status).toBe(400);
  });
});
