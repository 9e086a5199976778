import twilio from 'twilio';
import { describe, expect, it } from 'vitest';
import { validTwilioSignature } from '#server/adapters/twilio/twilio.signature.ts';

const authToken = 'secret-token';
const publicUrl = 'https://concierge.example.com';
const originalUrl = '/webhooks/twilio/inbound?v=1';
const params = { From: 'whatsapp:+33612345678', Body: 'Où est la piscine ? 🏊', NumMedia: '0' };
const signature = twilio.getExpectedTwilioSignature(authToken, publicUrl + originalUrl, params);
const right = { authToken, signature, publicUrl, originalUrl, params };

describe('a webhook', () => {
  it('signed for our public address is Twilio’s, with or without a slash at its end', () => {
    expect(validTwilioSignature(right)).toBe(true);
    expect(validTwilioSignature({ ...right, publicUrl: `${publicUrl}/` })).toBe(true);
  });

  it.each([
    ['a changed text', { params: { ...params, Body: 'Free upgrade!' } }],
    ['an added parameter', { params: { ...params, To: 'whatsapp:+431' } }],
    ['another path', { originalUrl: '/webhooks/twilio/status' }],
    ['another host', { publicUrl: 'https://evil.example' }],
    ['another token', { authToken: 'other-token' }],
    ['no token', { authToken: '' }],
    ['no signature', { signature: undefined }],
    ['a short signature', { signature: 'abc' }],
    ['a public address that is none', { publicUrl: 'not a url' }],
  ])('with %s is not', (_name, change) => {
    expect(validTwilioSignature({ ...right, ...change })).toBe(false);
  });
});
