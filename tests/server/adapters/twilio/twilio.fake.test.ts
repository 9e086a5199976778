import express from 'express';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { validTwilioSignature } from '#server/adapters/twilio/twilio.signature.ts';
import { createTwilioWhatsApp } from '#server/adapters/twilio/twilio.whatsapp.ts';
import { startLocalServer } from '#tests/support/fakes/local-server.fake.ts';
import type { LocalServer } from '#tests/support/fakes/local-server.fake.ts';
import { startFakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import type { FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';

const publicUrl = 'https://concierge.example.com';
const hotel = '+4312345678';
const guest = '+33612345678';
type Told = { path: string; valid: boolean; params: Record<string, string> };

let twilio: FakeTwilio;
let product: LocalServer;
let told: Told[];

beforeEach(async () => {
  told = [];
  twilio = await startFakeTwilio({ publicUrl });
  const app = express().use(express.urlencoded({ extended: false }), (request, response) => {
    const params = request.body as Record<string, string>;
    const signed = {
      authToken: twilio.authToken,
      signature: request.get('x-twilio-signature'),
      publicUrl,
      originalUrl: request.originalUrl,
      params,
    };
    told.push({ path: request.path, valid: validTwilioSignature(signed), params });
    response.status(204).end();
  });
  product = await startLocalServer(app);
  twilio.settings.webhookBase = product.url;
});
afterEach(async () => {
  await twilio.close();
  await product.close();
});

const send = (message: { body?: string; template_handle?: string } = { body: 'Hello' }) =>
  createTwilioWhatsApp({
    ...twilio,
    apiBaseUrl: twilio.url,
    inboundUrl: `${publicUrl}/webhooks/twilio/inbound`,
    statusCallbackUrl: `${publicUrl}/webhooks/twilio/status`,
  }).send({ from: hotel, to: guest, ...message });
const statuses = async () => {
  await twilio.idle();
  return told.map((each) => each.params['MessageStatus']);
};

describe('status callbacks', () => {
  beforeEach(() => twilio.openWindow(guest, hotel));

  it.each([
    ['in order', ['sent', 'delivered', 'read']],
    ['reversed', ['read', 'delivered', 'sent']],
    ['doubled', ['sent', 'sent', 'delivered', 'delivered', 'read', 'read']],
    ['none', []],
  ] as const)('%s', async (mode, expected) => {
    twilio.settings.callbacks = mode;
    await send();
    expect(await statuses()).toEqual(expected);
    expect(told.every((each) => each.valid && each.path === '/webhooks/twilio/status')).toBe(true);
  });

  it('before the response', async () => {
    twilio.settings.callbacks = 'before the response';
    await send();
    expect(told).toHaveLength(3);
  });

  it('tell of a failure with its code', async () => {
    twilio.failDelivery(1, 63024);
    await send();
    expect(await statuses()).toEqual(['sent', 'undelivered']);
    expect(told[1]!.params['ErrorCode']).toBe('63024');
    expect(twilio.messages[0]).toMatchObject({ status: 'undelivered', error_code: 63024 });
  });
});

describe('the 24-hour window', () => {
  it('lets free text through only after the guest has written, to this hotel and no other', async () => {
    await send();
    expect(await statuses()).toEqual(['sent', 'failed']);
    expect(told[1]!.params['ErrorCode']).toBe('63016');
    await twilio.inbound({ from: guest, to: '+4399999999', body: 'Wrong hotel' });
    await send();
    await twilio.idle();
    expect(twilio.messages.map((each) => each.status)).toEqual(['failed', 'failed']);
    await twilio.inbound({ from: guest, to: hotel, body: 'Hi' });
    await send();
    await twilio.idle();
    expect(twilio.messages.map((each) => each.status)).toEqual(['failed', 'failed', 'read']);
  });

  it('does not matter to an approved template, but to one that is not approved', async () => {
    await send({ template_handle: twilio.addTemplate({ body: 'Welcome!' }) });
    await send({ template_handle: twilio.addTemplate({ body: 'Welcome!', status: 'pending' }) });
    await twilio.idle();
    expect(twilio.messages.map((each) => each.status)).toEqual(['read', 'failed']);
  });
});

describe("a guest's message", () => {
  it('comes signed, with everything that Twilio sends', async () => {
    const { sid, response } = await twilio.inbound({
      from: guest,
      to: hotel,
      body: 'Look',
      profileName: 'Ana',
      media: [{ data: Buffer.from('x'), content_type: 'image/png' }],
      location: { latitude: 48.2, longitude: 16.4, label: 'Here' },
      extra: { BrandNewParameter: '1' },
    });
    expect(response.status).toBe(204);
    expect(told[0]).toMatchObject({ path: '/webhooks/twilio/inbound', valid: true });
    expect(told[0]!.params).toMatchObject({
      MessageSid: sid,
      From: `whatsapp:${guest}`,
      WaId: '33612345678',
      NumMedia: '1',
      Latitude: '48.2',
      BrandNewParameter: '1',
    });
    expect(told[0]!.params['MediaUrl0']).toContain(`/Messages/${sid}/Media/ME`);
  });

  it('may come forged, repeated, or from a guest without a number', async () => {
    await twilio.inbound({ from: guest, to: hotel, signature: 'forged' });
    const { sid } = await twilio.inbound({ from: 'AT.abc123', to: hotel });
    await twilio.inbound({ from: 'AT.abc123', to: hotel, sid });
    expect(told.map((each) => each.valid)).toEqual([false, true, true]);
    expect(told[1]!.params).not.toHaveProperty('WaId');
    expect(told[2]!.params['MessageSid']).toBe(sid);
  });
});

describe('the strict reading of requests', () => {
  const path = () => `${twilio.url}/2010-04-01/Accounts/${twilio.accountSid}/Messages.json`;
  const right = { To: `whatsapp:${guest}`, From: `whatsapp:${hotel}`, Body: 'Hi', StatusCallback: `${publicUrl}/s` };
  const post = async (form: Record<string, string>) => {
    const authorization = `Basic ${Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64')}`;
    const response = await fetch(path(), {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { authorization },
    });
    return { status: response.status, ...((await response.json()) as { code?: number }) };
  };

  it('accepts valid requests', async () => expect(await post(right)).toMatchObject({ status: 'queued' }));

  it.each([
    ['a recipient without the prefix', { ...right, To: guest }, 21211],
    ['a sender without the prefix', { ...right, From: hotel }, 21212],
    ['a text that is too long', { ...right, Body: 'x'.repeat(1601) }, 21617],
    ['nothing to say', { ...right, Body: '' }, 21619],
    ['an unknown field', { ...right, Boddy: 'Hi' }, 20001],
    ['no status callback', { To: right.To, From: right.From, Body: 'Hi' }, 21609],
    ['text beside a template', { ...right, ContentSid: 'HX1' }, 21620],
    [
      'a template that does not exist',
      { To: right.To, From: right.From, StatusCallback: right.StatusCallback, ContentSid: 'HX1' },
      21655,
    ],
    ['an endless validity', { ...right, ValidityPeriod: '36001' }, 21621],
  ])('refuses %s and writes it down', async (_name, form, code) => {
    expect(await post(form)).toMatchObject({ code });
    expect(twilio.violations).toHaveLength(1);
  });

  it.each(['not JSON', '[]', '{"1":2}'])('refuses %s as variables', async (ContentVariables) => {
    const { To, From, StatusCallback } = right;
    expect(
      await post({ To, From, StatusCallback, ContentSid: twilio.addTemplate({ body: 'Hi {{1}}' }), ContentVariables }),
    ).toMatchObject({ code: 21656 });
  });
});
