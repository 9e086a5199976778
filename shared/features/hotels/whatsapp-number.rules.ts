import type { PlainCode } from '#shared/reasons/reasons.ts';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/** A hotel's WhatsApp number in E.164, or what is wrong with what was typed. */
export type WhatsAppNumber = { number: string; problem?: undefined } | { number?: undefined; problem: PlainCode };

/**
 * Parses a typed number: ASCII digits, spaces and the marks ( ) - . / only. A national
 * number is completed by `country` (where the hotel is; two letters) only where it is valid there.
 */
export function readWhatsAppNumber(typed: string, country: string | null): WhatsAppNumber {
  const text = typed.trim();
  if (!/^\+?[0-9 ()./-]{1,40}$/.test(text) || !/[0-9]/.test(text)) return { problem: 'number_characters' };
  const dialled = text.replace(/^00 ?(?=[1-9])/, '+');
  if (dialled.startsWith('+')) {
    const parsed = parsePhoneNumberFromString(dialled);
    return parsed?.isPossible() ? { number: parsed.number } : { problem: 'number_impossible' };
  }
  const national = country ? parsePhoneNumberFromString(dialled, country as CountryCode) : undefined;
  if (national?.isValid()) return { number: national.number };
  return { problem: country ? 'number_not_national' : 'number_with_country' };
}

/** The country of all these numbers; null if no number has one, or if they differ. */
export function oneCountryOf(...phones: (string | null | undefined)[]): string | null {
  const named = phones.flatMap((phone) => (phone && parsePhoneNumberFromString(phone)?.country) || []);
  return new Set(named).size === 1 ? named[0]! : null;
}
