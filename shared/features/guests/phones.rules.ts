import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/**
 * A number as it is stored: E.164 where it parses, otherwise as typed. What has a plus and digits is a
 * number even where the plan of its country says no: WhatsApp itself still writes Mexico's old +52 1.
 * `country`: where the hotel is. A number typed without its country code belongs there, if it is a valid number there; a
 * short or odd one stays as typed, since a wrong country code would write to a stranger.
 */
export function storedPhone(typed: string, country?: string | null): string {
  const text = typed.trim();
  const international = parsePhoneNumberFromString(text.replace(/^00(?=\s?[1-9])/, '+'));
  if (international?.isPossible()) return international.number;
  if (/^\+[\d\s().-]{8,24}$/.test(text)) return `+${text.replace(/\D/g, '')}`;
  const national = country ? parsePhoneNumberFromString(text, country as CountryCode) : undefined;
  return national?.isValid() ? national.number : text;
}

/** The country (two letters) of the first of these numbers that tells one: a hotel's own numbers say where it is. */
export function countryOfPhones(...phones: (string | null | undefined)[]): string | null {
  for (const phone of phones) {
    const country = phone && parsePhoneNumberFromString(phone)?.country;
    if (country) return country;
  }
  return null;
}

/**
 * One key for every spelling of a guest's number. WhatsApp and people disagree about Brazil's ninth digit, Mexico's 1 after
 * 52 and Argentina's 9 after 54; both spellings reach the same phone. What came is never rewritten, only matched by this.
 * An address that is no number (WhatsApp's business-scoped user id) is its own key.
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
