import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A number as it is stored: E.164 where it parses, otherwise as typed (design: Data). */
export function storedPhone(typed: string, country?: string): string {
  const text = typed.trim();
  const parsed = parsePhoneNumberFromString(text, country as 'US' | undefined);
  return parsed?.isPossible() ? parsed.number : text;
}

/**
 * One key for every spelling of a guest's number. WhatsApp and people disagree about Brazil's ninth digit, Mexico's 1 after
 * 52 and Argentina's 9 after 54; both spellings reach the same phone. What came is never rewritten, only matched by this.
 * An address that is no number (WhatsApp's business-scoped user id) is its own key.
 */
export function phoneKey(address: string): string {
  const stored = storedPhone(address);
  if (!stored.startsWith('+')) {
    const digits = stored.replace(/\D/g, '');
    return /^[\d\s().+/-]+$/.test(stored) && digits ? digits : stored.toLowerCase();
  }
  const digits = stored.slice(1);
  const brazil = /^55(\d{2})9(\d{8})$/.exec(digits);
  if (brazil) return `+55${brazil[1]}${brazil[2]}`;
  const mexico = /^521(\d{10})$/.exec(digits);
  if (mexico) return `+52${mexico[1]}`;
  const argentina = /^549(\d{10})$/.exec(digits);
  if (argentina) return `+54${argentina[1]}`;
  return `+${digits}`;
}
