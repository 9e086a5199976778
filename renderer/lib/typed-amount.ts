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

/** A stored amount as the language writes it in a field. */
export const amountToType = (amount: number | string, language: string): string =>
  String(amount).replace('.', decimalMarkOf(readerLocale(language)));
