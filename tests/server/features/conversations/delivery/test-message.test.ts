import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aNumber, startMessaging, type Desk, type Messaging } from '#tests/support/messaging.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let flow: Messaging;
let desk: Desk;
let admin: TestClient;
let to: string;

beforeAll(async () => {
  flow = await startMessaging();
});
afterAll(() => flow?.stop());
beforeEach(async () => {
  flow.server.clock.set('2026-09-01T10:00:00Z');
  desk = await flow.desk({ name: 'Harbour View', timezone: 'Europe/Paris', assistant_enabled: false });
  admin = (await flow.server.asMemberOf(desk.hotel, 'admin')).client;
  to = aNumber('+49');
});
const send = (body: unknown, client = admin) => client.post(`/api/hotels/${desk.hotel.id}/test-message`, body);
const phone = () => flow.guest(desk, to);

async function approvedTemplate(): Promise<string> {
  const body = 'Hello {{1}}, {{2}} writes to you.';
  const content_sid = flow.twilio.addTemplate({ body });
  const row = { message_type: 'stay', language: 'en', name: 'stay', body, variables: '["guest_name", "hotel_name"]' };
  await flow.server.db
    .insertInto('whatsapp_templates')
    .values({ ...row, hotel_id: desk.hotel.id, content_sid, approval_status: 'approved' })
    .execute();
  return content_sid;
}

describe('a test message', () => {
  test('to a phone inside the window is sent as typed, stored in its conversation and followed', async () => {
    await phone().writes('Hello');
    const { status, body } = await send({ to: `whatsapp:${to}`, message: 'Hello from the desk' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ to, content: 'Hello from the desk', as_template: false });
    expect(phone().got).toMatchObject([
      { sid: body.provider_sid, from: `whatsapp:${desk.number}`, body: 'Hello from the desk' },
    ]);
    await until('it is read', async () =>
      (await desk.thread(to)).messages.some(
        ({ id, delivery_status }) => id === body.message_id && delivery_status === 'read',
      ),
    );
  });

  test('to any other phone goes out as an approved template', async () => {
    const content_sid = await approvedTemplate();
    const { status, body } = await send({ to, message: 'Hello from the desk' });
    expect([status, body.as_template]).toEqual([200, true]);
    expect(body.content).toMatch(/^Hello .+, Harbour View writes to you\.$/);
    expect(phone().got).toMatchObject([{ content_sid, body: body.content }]);
  });

  test('is not reported as sent if WhatsApp would accept neither text nor template', async () => {
    const { status, body } = await send({ to, message: 'Hello from the desk' });
    expect([status, body.code]).toEqual([409, 'window_closed']);
    expect(body.message).toContain(desk.number);
    await flow.quiet();
    expect(phone().got).toEqual([]);
  });

  test('that the provider refuses says why in plain words, also in the thread', async () => {
    await phone().writes('Hello');
    flow.twilio.failNext(1, { status: 400, code: 63024, message: 'Invalid message recipient' });
    const { status, body } = await send({ to, message: 'Hi' });
    expect(status).toBe(502);
    expect(body).toMatchObject({
      code: 'provider_failed',
      message: expect.stringMatching(/no WhatsApp user with this number/),
    });
    const failed = (await desk.thread(to)).messages.find(({ id }) => id === body.details.message_id);
    expect(failed).toMatchObject({ delivery_status: 'failed', error_code: 63024 });
  });

  test('that fails later is a failed message in the conversation', async () => {
    await phone().writes('Hello');
    flow.twilio.failDelivery(1, 63024);
    const { body } = await send({ to, message: 'Hi' });
    const sent = body.message_id ?? body.details.message_id;
    await until('it failed', async () =>
      (await desk.thread(to)).messages.some(
        ({ id, delivery_status }) => id === sent && delivery_status === 'undelivered',
      ),
    );
  });

  test('is in the audit log of this hotel with no more of the number than its last digits, and without its text', async () => {
    await phone().writes('Hello');
    const { body } = await send({ to, message: 'Hello from the desk' });
    const entries = await flow.server.db
      .selectFrom('audit_log')
      .select(['action', 'entity_id', 'details'])
      .where('entity', '=', 'test_message')
      .where('hotel_id', '=', desk.hotel.id)
      .execute();
    expect(entries).toEqual([{ action: 'send', entity_id: body.message_id, details: { to: `…${to.slice(-3)}` } }]);
  });

  test('needs a recipient, a connected number of the hotel, and an admin of this hotel', async () => {
    for (const body of [{ to: ' ', message: 'Hi' }, { message: 'Hi' }])
      expect((await send(body)).body).toMatchObject({ code: 'invalid_input', message: 'Enter a recipient number' });
    expect((await send({ to: 'the kitchen', message: 'Hi' })).body).toMatchObject({
      code: 'invalid_input',
      message: expect.stringMatching(/country code/),
    });
    expect((await send({ to, message: 'Hi' }, desk.staff.client)).status).toBe(403);
    const other = await flow.server.asMemberOf(await flow.server.aHotel(), 'admin');
    expect((await send({ to, message: 'Hi' }, other.client)).status).toBe(403);
    await flow.server.db
      .updateTable('hotels')
      .set({ sender_state: 'paused' })
      .where('id', '=', desk.hotel.id)
      .execute();
    expect((await send({ to, message: 'Hi' })).body).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/not connected/),
    });
  });

  test('has a daily limit per hotel; the refusal says when it ends', async () => {
    await phone().writes('Hello');
    await flow.server.db
      .insertInto('test_message_counts')
      .values({ hotel_id: desk.hotel.id, day: '2026-09-01', sent: 19 })
      .execute();
    expect((await send({ to, message: 'Hi' })).status).toBe(200);
    const limited = await send({ to, message: 'Hi' });
    expect(limited).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', message: expect.stringMatching(/after midnight/) },
    });
    expect(limited.body.details).toEqual({ resumes_at: '2026-09-01T22:00:00.000Z' });
    expect(Number(limited.headers.get('retry-after'))).toBe(12 * 3600);
    flow.server.clock.set('2026-09-01T22:00:01Z');
    expect((await send({ to, message: 'Hi' })).status).toBe(200);
  });
});
