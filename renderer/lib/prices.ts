import { readerLocale } from './reader-locale.ts';

/** '$12.40'; sums below one keep more digits, since one message costs less than a cent. */
export function priceWords(amount: number, currency: string, language: string): string {
  const size = Math.abs(amount);
  const digits = size === 0 || size >= 1 ? 2 : size >= 0.01 ? 3 : 4;
  // 'US$' in one place and '$' in another would look like two currencies.
  const style = {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat(readerLocale(language), style).format(amount);
}
