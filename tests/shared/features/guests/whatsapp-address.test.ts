import { expect, test } from 'vitest';
import { canReceiveWhatsApp, isNoPhone } from '#shared/features/guests/whatsapp-address.rules.ts';

test.each(['+4915112345678', '+521551234567'])('%s is an address of WhatsApp', (phone) =>
  expect(canReceiveWhatsApp(phone)).toBe(true),
);
test.each(['abc', '0151 123', '', '[erased]', '+0123456789'])('“%s” is none', (phone) =>
  expect(canReceiveWhatsApp(phone)).toBe(false),
);
test.each([
  ['abc', true],
  ['12', true],
  ['', false],
  ['0151 123 45678', false],
  ['+49 (0)151/123-45678', false],
])('“%s” typed: a note beside the field %s', (typed, noted) => expect(isNoPhone(typed)).toBe(noted));
