import { readerLocale } from './reader-locale.ts';

/**
 * An amount of the hotel, such as a stay: '€1,234.50', '1.234,50 €', '¥12,000'; whole amounts without decimals.
 * @property currency ISO 4217; its sign is the one that the reader's language has for it: a Canadian reads 'US$' and '$'
 */
export function moneyWords(amount: number, currency: string, language: string): string {
  return amountWords(amount, currency, language, { trailingZeroDisplay: 'stripIfInteger' });
}

/** What a provider bills, in the currency of its bill: '$12.40'; sums below one keep more digits, since a message costs less than a cent. */
export function priceWords(amount: number, currency: string, language: string): string {
  const size = Math.abs(amount);
  if (size === 0 || size >= 1) return amountWords(amount, currency, language, {});
  const digits = size >= 0.01 ? 3 : 4;
  return amountWords(amount, currency, language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

/** '€', 'CHF', 'US$': before an amount that is typed. */
export function currencySign(currency: string, language: string): string {
  const parts = new Intl.NumberFormat(readerLocale(language), { style: 'currency', currency }).formatToParts(1);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

function amountWords(amount: number, currency: string, language: string, digits: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(readerLocale(language), { style: 'currency', currency, ...digits }).format(amount);
}
