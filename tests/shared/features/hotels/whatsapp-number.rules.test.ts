import { describe, expect, test } from 'vitest';
import { oneCountryOf, readWhatsAppNumber } from '#shared/features/hotels/whatsapp-number.rules.ts';

describe('a WhatsApp number', () => {
  test.each([
    ['+49 30 5550100', null, '+49305550100'],
    ['0049 30 5550100', null, '+49305550100'],
    [' +1 (415) 523-8886 ', null, '+14155238886'],
    ['030 5550100', 'DE', '+49305550100'],
  ])('%s is read', (typed, country, number) => {
    expect(readWhatsAppNumber(typed, country)).toEqual({ number });
  });

  test.each([
    ['++49305550100', /one \+/],
    ['+49+305550100', /one \+/],
    ['+４９３０５５５０１００', /digits 0 to 9/],
    ['+٤٩٣٠٥٥٥٠١٠٠', /digits 0 to 9/],
    ['＋49305550100', /digits 0 to 9/],
    ['\u202a+49305550100\u202c', /digits 0 to 9/],
    ['+49 30\u200b5550100', /digits 0 to 9/],
    ['+49 30 555O100', /digits 0 to 9/],
    ['+1 800 FLOWERS', /digits 0 to 9/],
    ['+49 30 5550100 ext 5', /digits 0 to 9/],
    ['whatsapp:+49305550100', /digits 0 to 9/],
    ['+', /digits 0 to 9/],
    ['+4930', /few or too many/],
    ['+4930555010012345678', /few or too many/],
    ['+999123456789', /country code does not exist/],
    ['030 5550100', /with its country code, for example \+49/],
  ])('%s is refused in words', (typed, words) => {
    expect(readWhatsAppNumber(typed, null)).toEqual({ problem: expect.stringMatching(words) });
  });

  test('without a country code is refused where it is no number of the country of the hotel', () => {
    expect(readWhatsAppNumber('12', 'DE').problem).toMatch(/country code/);
  });

  test('of two countries gives no country', () => {
    expect(oneCountryOf('+49305550100', '+33140000001')).toBeNull();
    expect(oneCountryOf('+49305550100', null, '+491701234567')).toBe('DE');
  });
});
