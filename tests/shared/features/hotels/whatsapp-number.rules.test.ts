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
    ['++49305550100', 'number_characters'],
    ['+49+305550100', 'number_characters'],
    ['+４９３０５５５０１００', 'number_characters'],
    ['+٤٩٣٠٥٥٥٠١٠٠', 'number_characters'],
    ['＋49305550100', 'number_characters'],
    ['\u202a+49305550100\u202c', 'number_characters'],
    ['+49 30\u200b5550100', 'number_characters'],
    ['+49 30 555O100', 'number_characters'],
    ['+1 800 FLOWERS', 'number_characters'],
    ['+49 30 5550100 ext 5', 'number_characters'],
    ['whatsapp:+49305550100', 'number_characters'],
    ['+', 'number_characters'],
    ['+4930', 'number_impossible'],
    ['+4930555010012345678', 'number_impossible'],
    ['+999123456789', 'number_impossible'],
    ['030 5550100', 'number_with_country'],
  ])('%s is refused with a reason', (typed, problem) => {
    expect(readWhatsAppNumber(typed, null)).toEqual({ problem });
  });

  test('without a country code is refused where it is no number of the country of the hotel', () => {
    expect(readWhatsAppNumber('12', 'DE').problem).toBe('number_not_national');
    expect(readWhatsAppNumber('971 555', 'ES').problem).toBe('number_not_national');
  });

  test('of two countries gives no country', () => {
    expect(oneCountryOf('+49305550100', '+33140000001')).toBeNull();
    expect(oneCountryOf('+49305550100', null, '+491701234567')).toBe('DE');
  });
});
