import { afterEach, expect, test, vi } from 'vitest';
import { newHotelFields } from '#renderer/features/hotels/form/hotel-form-values.ts';

afterEach(() => vi.restoreAllMocks());

function inBrowser(timeZone: string, language: string) {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const { timezone, currency } = newHotelFields('en');
  return { timezone, currency };
}

test("a new hotel's currency is that of the computer's time zone, else of the browser's country", () => {
  expect(inBrowser('Europe/Madrid', 'en-GB')).toEqual({ timezone: 'Europe/Madrid', currency: 'EUR' });
  expect(inBrowser('UTC', 'en-GB')).toEqual({ timezone: 'UTC', currency: 'GBP' });
  expect(inBrowser('America/New_York', 'en-US')).toEqual({ timezone: 'America/New_York', currency: 'USD' });
});
