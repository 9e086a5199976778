import { readerLocale } from './reader-locale.ts';

/** '1,234' as the reader writes it: '1.234', '1’234'. */
export function countWords(count: number, language: string): string {
  return count.toLocaleString(readerLocale(language));
}

/** '$1,234.50'. Amounts are in the hotel's currency and shown with a dollar sign (docs/product.md, section 9). */
export function moneyWords(amount: number, language: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString(readerLocale(language), { minimumFractionDigits: digits, maximumFractionDigits: 2 })}`;
}
