import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTwilioWhatsApp } from '#server/adapters/twilio/twilio.whatsapp.ts';
import { SendTooLate, WhatsAppError } from '#server/ports/whatsapp.ts';
import type { AccountWhatsApp, OutgoingMessage } from '#server/ports/whatsapp.ts';
import { startFakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import type { FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';

const hotel = '+4312345678';
const guest = '+33612345678';
const hello: OutgoingMessage = { from: hotel, to: guest, body: 'Your room is ready.' };

let twilio: FakeTwilio;
let whatsApp: AccountWhatsApp;

const connect = (changes: { apiBaseUrl?: string; authToken?: string; timeoutMs?: number } = {}) =>
  createTwilioWhatsApp({
    accountSid: twilio.accountSid,
    authToken: twilio.authToken,
    apiBaseUrl: twilio.url,
    inboundUrl: 'https://hotel.example/webhooks/twilio/inbound',
    statusCallbackUrl: 'https://hotel.example/webhooks/twilio/status',
    timeoutMs: 5000,
    ...changes,
  });
const failure = async (call: Promise<unknown>): Promise<WhatsAppError> => {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(WhatsAppError);
  return error as WhatsAppError;
};

beforeEach(async () => {
  twilio = await startFakeTwilio({ callbacks: 'none' });
  whatsApp = connect();
});
afterEach(async () => {
  await twilio.close();
});

describe('sending', () => {
  it('sends a text with prefix, status callback and validity', async () => {
    const sent = await whatsApp.send({ ...hello, validity_seconds: 3600 });
    expect(sent).toEqual({ provider_message_id: twilio.messages[0]!.sid, status: 'queued' });
    expect(twilio.messages[0]).toMatchObject({
      from: `whatsapp:${hotel}`,
      to: `whatsapp:${guest}`,
      body: 'Your room is ready.',
      validity_period: 3600,
      status_callback: 'https://hotel.example/webhooks/twilio/status',
    });
    expect(twilio.violations).toEqual([]);
  });

  it('sends nothing after the time in which it may begin, as in a process that was frozen', async () => {
    await expect(whatsApp.send(hello, () => false)).rejects.toBeInstanceOf(SendTooLate);
    expect(twilio.messages).toEqual([]);
    await whatsApp.send(hello, () => true);
    expect(twilio.messages).toHaveLength(1);
  });

  it('writes to a guest who has no number but a user id', async () => {
    await whatsApp.send({ ...hello, to: 'AT.1234567890abc' });
    expect(twilio.messages[0]!.to).toBe('whatsapp:AT.1234567890abc');
  });

  it('sends a template alone, with its variables as JSON', async () => {
    const template_handle = twilio.addTemplate({ body: 'Hello {{1}}, your stay begins on {{2}}.' });
    await whatsApp.send({
      from: hotel,
      to: guest,
      body: 'left out',
      template_handle,
      template_variables: { 1: 'Ana', 2: '3 May' },
    });
    expect(twilio.messages[0]!.body).toBe('Hello Ana, your stay begins on 3 May.');
    await whatsApp.send({ from: hotel, to: guest, template_handle, template_variables: {} });
    expect(twilio.violations).toEqual([]);
  });

  it('sends a picture by its address', async () => {
    await whatsApp.send({ ...hello, media_urls: ['http://127.0.0.1:9/a.jpg'] });
    expect(twilio.messages[0]!.media_urls).toEqual(['http://127.0.0.1:9/a.jpg']);
  });
});

describe('what a failure means', () => {
  it.each([
    ['too many requests', { status: 429, retryAfterSeconds: 7 }, 'later', 20429, 7],
    ['a server error', { status: 503 }, 'later', 20500, null],
    ['a rate limit told with a 400', { status: 400, code: 63018 }, 'later', 63018, null],
    ['the daily limit', { status: 400, code: 63038 }, 'later', 63038, null],
    ['an opted-out guest', { status: 400, code: 21610 }, 'refused', 21610, null],
    ['bad credentials', { status: 401, code: 20003 }, 'later', 20003, null],
  ] as const)('%s', async (_name, fault, kind, code, retryAfterSeconds) => {
    twilio.failNext(1, fault);
    expect(await failure(whatsApp.send(hello))).toMatchObject({ kind, code, retryAfterSeconds });
    expect(twilio.messages).toEqual([]);
  });

  it('understands Retry-After as a date', async () => {
    const clock = { now: () => new Date('2026-11-21T08:00:00Z') };
    const dated = createTwilioWhatsApp({
      ...twilio,
      apiBaseUrl: twilio.url,
      inboundUrl: 'https://hotel.example/i',
      statusCallbackUrl: 'https://hotel.example/s',
      clock,
    });
    twilio.failNext(1, { status: 429, retryAfterSeconds: 'Sat, 21 Nov 2026 08:01:00 GMT' });
    expect(await failure(dated.send(hello))).toMatchObject({ kind: 'later', retryAfterSeconds: 60 });
  });

  it('never tries again by itself', async () => {
    twilio.failNext(1, { status: 429 });
    await failure(whatsApp.send(hello));
    await whatsApp.send(hello);
    expect(twilio.messages).toHaveLength(1);
  });

  it('wrong credentials are reported as such and retried later', async () => {
    expect(await failure(connect({ authToken: 'wrong' }).send(hello))).toMatchObject({ kind: 'later', code: 20003 });
  });

  it('a number that is none is refused with the code', async () => {
    expect(await failure(whatsApp.send({ ...hello, to: '+12' }))).toMatchObject({ kind: 'refused', code: 21211 });
  });

  it('a server that is not there has not got the message', async () => {
    const gone = connect();
    await twilio.close();
    expect(await failure(gone.send(hello))).toMatchObject({ kind: 'later', code: null });
  });

  it('a host without an address has not got the message', async () => {
    expect(await failure(connect({ apiBaseUrl: 'http://no-such-host.invalid' }).send(hello))).toMatchObject({
      kind: 'later',
    });
  });

  it.each([
    [502, true],
    [503, false],
    [504, true],
  ])('a status of %i: the provider may still take the message: %j', async (status, unanswered) => {
    twilio.failNext(1, { status });
    expect(await failure(whatsApp.send(hello))).toMatchObject({ kind: 'later', unanswered });
  });

  it.each([
    [{ timeoutBefore: true }, { unanswered: true }],
    [{ timeoutAfterAcceptance: true }, { unanswered: true }],
    [{ reset: true }, { unanswered: false }],
    [{ resetAfterAcceptance: true }, { unanswered: false }],
  ] as const)('after %j the outcome is unknown; %j', async (fault, waits) => {
    twilio.failNext(1, fault);
    expect(await failure(connect({ timeoutMs: 300 }).send(hello))).toMatchObject({
      kind: 'unknown_outcome',
      code: null,
      ...waits,
    });
  });
});

describe('looking before sending again', () => {
  it('finds a message that was accepted although the answer was lost, while it is still queued', async () => {
    const since = new Date();
    twilio.failNext(1, { resetAfterAcceptance: true });
    await failure(whatsApp.send(hello));
    const found = await whatsApp.sentSince({ from: hotel, to: guest, since });
    expect(found).toEqual([
      {
        provider_message_id: twilio.messages[0]!.sid,
        status: 'queued',
        body: hello.body,
        files: 0,
        created_at: expect.any(Date),
      },
    ]);
  });

  it('finds nothing if nothing was accepted, for another guest, or from another hotel', async () => {
    const since = new Date();
    twilio.failNext(1, { reset: true });
    await failure(whatsApp.send(hello));
    await whatsApp.send({ ...hello, to: '+33699999999' });
    await whatsApp.send({ ...hello, from: '+4398765432' });
    expect(await whatsApp.sentSince({ from: hotel, to: guest, since })).toEqual([]);
  });

  it('lists messages since the given time, newest first', async () => {
    const time = { now: new Date('2026-11-21T08:00:00Z') };
    const slow = await startFakeTwilio({ callbacks: 'none', clock: { now: () => time.now } });
    const port = createTwilioWhatsApp({
      ...slow,
      apiBaseUrl: slow.url,
      inboundUrl: 'https://hotel.example/i',
      statusCallbackUrl: 'https://hotel.example/s',
    });
    for (const [minute, body] of [
      [0, 'old'],
      [10, 'first'],
      [20, 'second'],
    ] as const) {
      time.now = new Date(Date.UTC(2026, 10, 21, 8, minute));
      await port.send({ ...hello, body });
    }
    const found = await port.sentSince({ from: hotel, to: guest, since: new Date('2026-11-21T08:10:00.900Z') });
    expect(found.map((each) => each.body)).toEqual(['second', 'first']);
    await slow.close();
  });

  it('reports an outage as an error, never as "nothing there"', async () => {
    twilio.failNext(1, { on: 'list', status: 500 });
    expect(await failure(whatsApp.sentSince({ from: hotel, to: guest, since: new Date() }))).toMatchObject({
      kind: 'later',
    });
  });
});

describe('templates', () => {
  const draft = { friendly_name: 'Welcome', language: 'en', body: 'Hello {{1}}, welcome!', variables: { 1: 'Ana' } };

  it('go from draft to approval, or to a rejection with a reason', async () => {
    const { template_handle } = await whatsApp.createTemplate(draft);
    expect(await whatsApp.templateApproval(template_handle)).toMatchObject({
      status: 'unsubmitted',
      rejection_reason: null,
    });
    expect(await whatsApp.submitTemplate(template_handle, 'welcome_en', 'UTILITY')).toEqual({ status: 'received' });
    twilio.decide(template_handle, 'rejected', 'INVALID_FORMAT');
    expect(await whatsApp.templateApproval(template_handle)).toEqual({
      status: 'rejected',
      category: 'UTILITY',
      rejection_reason: 'INVALID_FORMAT',
    });
    twilio.decide(template_handle, 'in_appeal');
    expect(await whatsApp.templateApproval(template_handle)).toMatchObject({ status: 'pending' });
    expect(twilio.templates[0]).toMatchObject({ ...draft, name: 'welcome_en', category: 'UTILITY' });
    expect(twilio.violations).toEqual([]);
  });

  it('with a name that WhatsApp does not take are refused', async () => {
    const { template_handle } = await whatsApp.createTemplate(draft);
    expect(await failure(whatsApp.submitTemplate(template_handle, 'Not A Name', 'UTILITY'))).toMatchObject({
      kind: 'refused',
    });
  });
});

describe('typing', () => {
  it('is shown for a message of the guest', async () => {
    twilio.settings.webhookBase = twilio.url;
    const { sid } = await twilio.inbound({ from: guest, to: hotel, body: 'Hi' });
    await whatsApp.showTyping(sid);
    expect(twilio.typing).toEqual([sid]);
  });

  it('fails as a refusal for a message that is not there', async () => {
    expect(await failure(whatsApp.showTyping(`SM${'0'.repeat(32)}`))).toMatchObject({ kind: 'refused' });
  });
});
