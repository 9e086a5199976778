import { countryOfAddress } from '#shared/features/hotels/country.rules.ts';
import { usualIn } from '#shared/features/hotels/country.values.ts';

/** The sign of the currency at an address, else of the region of the browser's language, else the euro's. */
export function currencySign(address: string, browserLanguage: string): string {
  const country = countryOfAddress(address) ?? new Intl.Locale(browserLanguage).maximize().region ?? '';
  const currency = usualIn[country]?.[1] ?? 'EUR';
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** An amount that is a bare number gets the currency; everything else stays as typed. */
export function withCurrency(amount: string, sign: string): string {
  const typed = amount.trim();
  return /^\d{1,7}(?:[.,]\d{1,2})?$/.test(typed) ? `${typed} ${sign}` : amount;
}
