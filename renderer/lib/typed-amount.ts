import { decimalMarkOf, readAmount } from '#shared/features/bookings/amounts.rules.ts';
import { readerLocale } from './reader-locale.ts';

/**
 * An amount typed in a field, as a decimal string with a point; the language's decimal mark settles `1,234`. Other text
 * stays as it is, so that the schema refuses it. Empty is null.
 */
export function typedAmount(typed: string, language: string, decimals: number): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const read = readAmount(text, decimalMarkOf(readerLocale(language)), decimals);
  return 'problem' in read ? typed : read.text;
}

/** How many digits behind the point an amount has, and its currency (ISO 4217). */
export type AmountForm = { currency: string; decimals: number };

/** A typed amount as it is read, in the words of the reader's language; null for an empty or refused one. */
export function readAmountWords(typed: string, language: string, { currency, decimals }: AmountForm): string | null {
  const locale = readerLocale(language);
  const read = readAmount(typed, decimalMarkOf(locale), decimals);
  if ('problem' in read) return null;
  // Intl throws for a currency that is typed and not whole yet.
  const isCurrency = /^[A-Za-z]{3}$/.test(currency);
  const style = isCurrency ? ({ style: 'currency', currency } as const) : {};
  return new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: Math.min(2, decimals),
    maximumFractionDigits: decimals,
  }).format(read.amount);
}

/** A stored amount as the language writes it in a field. */
export const amountToType = (amount: number | string, language: string): string =>
  String(amount).replace('.', decimalMarkOf(readerLocale(language)));
