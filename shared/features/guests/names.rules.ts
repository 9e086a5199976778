export type PersonName = { first_name: string | null; last_name: string | null };

/** Splits a booking's name into first and last name: the last word is the last name, except in "Family, Given". */
export function splitName(name: string): PersonName {
  const [family, given] = name.split(',', 2).map((part) => part.trim());
  if (given && family) return { first_name: given, last_name: family };
  const words = name.replace(/,/g, ' ').trim().split(/\s+/).filter(Boolean);
  if (words.length < 2) return { first_name: words[0] ?? null, last_name: null };
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1)! };
}

/** First plus last name, else first name, else 'Guest' (docs/product.md, section 3). */
export function displayName({ first_name, last_name }: PersonName): string {
  if (first_name && last_name) return `${first_name} ${last_name}`;
  return first_name || 'Guest';
}

/** The name, or null if it is empty. Used to replace the name of a WhatsApp profile. */
export function knownName({ first_name, last_name }: PersonName): string | null {
  return [first_name, last_name].filter(Boolean).join(' ') || null;
}
