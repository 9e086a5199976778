import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/**
 * Normalizes a number for storage: E.164 if it parses, otherwise as typed. A plus followed by digits is a
 * number even if it violates the country's numbering plan, because WhatsApp still uses Mexico's old +52 1.
 * `country`: the hotel's country. A number without a country code gets this one if it is valid there; a
 * number that is not stays as typed, because a wrong country code would send messages to a stranger.
 */
export function storedPhone(typed: string, country?: string | null): string {
  const text = typed.trim();
  const international = parsePhoneNumberFromString(text.replace(/^00(?=\s?[1-9])/, '+'));
  if (international?.isPossible()) return international.number;
  if (/^\+[\d\s().-]{8,24}$/.test(text)) return `+${text.replace(/\D/g, '')}`;
  const national = country ? parsePhoneNumberFromString(text, country as CountryCode) : undefined;
  return national?.isValid() ? national.number : text;
}

/**
 * The country (two letters) of the first number that has one. Used to derive a hotel's country from its own numbers.
 */
export function countryOfPhones(...phones: (string | null | undefined)[]): string | null {
  for (const phone of phones) {
    const country = phone && parsePhoneNumberFromString(phone)?.country;
    if (country) return country;
  }
  return null;
}

/**
 * The same key for all spellings of a number. WhatsApp and people differ on Brazil's ninth digit, Mexico's 1 after
 * 52 and Argentina's 9 after 54; both spellings reach the same phone. Stored numbers are only matched by this key,
 * never rewritten. For an address that is not a number (WhatsApp's business-scoped user id), the key is the address.
 */
export function phoneKey(address: string): string {
  const stored = storedPhone(address);
  if (!/^[\d\s().+/-]*\d[\d\s().+/-]*$/.test(stored)) return stored.toLowerCase();
  const digits = stored.replace(/\D/g, '');
  if (!stored.startsWith('+')) return digits;
  const brazil = /^55(\d{2})9(\d{8})$/.exec(digits);
  if (brazil) return `+55${brazil[1]}${brazil[2]}`;
  const mexico = /^521(\d{10})$/.exec(digits);
  if (mexico) return `+52${mexico[1]}`;
  const argentina = /^549(\d{10})$/.exec(digits);
  if (argentina) return `+54${argentina[1]}`;
  return `+${digits}`;
}
