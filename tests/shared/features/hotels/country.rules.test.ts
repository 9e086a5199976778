import { describe, expect, test } from 'vitest';
import { countryOfAddress } from '#shared/features/hotels/country.rules.ts';
import { usualIn } from '#shared/features/hotels/country.values.ts';
import { hotelLanguages } from '#shared/features/hotels/hotels.values.ts';

describe('the country of an address', () => {
  test.each([
    ['Carrer de la Mar 3, 07012 Palma, Spain', 'ES'],
    ['Calle Mayor 1, 28013 Madrid, España', 'ES'],
    ['Uferweg 1\n88131 Lindau\nDeutschland', 'DE'],
    ['Hauptstr. 2, 6020 Innsbruck, Österreich', 'AT'],
    ['12 High Street, Bath BA1 1AA, U.K.', 'GB'],
    ['1 Quay Street, Cork Ireland', 'IE'],
    ['350 5th Ave, New York, NY 10118, United States', 'US'],
    ['Nyhavn 1, København, Danmark,', 'DK'],
  ])('%s', (address, country) => expect(countryOfAddress(address)).toBe(country));

  test.each(['', null, 'Calle Mayor 1, Madrid', 'Spain Street 4, Nowhere', ' , , '])('%s names none', (address) =>
    expect(countryOfAddress(address)).toBeNull(),
  );
});

test('what is usual in a country is a zone, a currency and a language that the product knows', () => {
  const zones = new Set(Intl.supportedValuesOf('timeZone'));
  const currencies = new Set(Intl.supportedValuesOf('currency'));
  for (const [country, [zone, currency, language]] of Object.entries(usualIn)) {
    const isKnown = zone === null || zones.has(zone) || Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
    expect([country, isKnown, currencies.has(currency)]).toEqual([country, true, true]);
    expect(hotelLanguages).toContain(language);
  }
});
