import { erasedText } from '#shared/features/guests/erasure.rules.ts';

/** Texts that identify a person in rows of others. */
export type PersonMarks = { names: string[]; phones: string[]; addresses: string[] };

const shortest = 3;
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** Matches the digits of a phone number in any grouping, with or without the plus. */
const digitsOf = (phone: string) => phone.replace(/\D/g, '');
const outsideWord = (pattern: string) => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`;

/**
 * A pattern that finds people in a text. Names match case-sensitively as whole words, so that "Summer" is a guest and
 * "summer" a season; e-mail addresses and numbers match in any spelling. Null if there is nothing to match.
 */
export function marksPattern({ names, phones, addresses }: PersonMarks): RegExp | null {
  const words = new Set([...names, ...names.flatMap((name) => name.split(/\s+/))]);
  const patterns = [
    ...[...words].filter((word) => word.length >= shortest).map(escaped),
    ...addresses.map((address) => `(?i:${escaped(address)})`),
    ...phones
      .map(digitsOf)
      .filter((digits) => digits.length >= 6)
      .map((digits) => `\\+?${[...digits].join('[ ().\\/-]{0,2}')}`),
  ].toSorted((one, other) => other.length - one.length);
  return patterns.length > 0 ? new RegExp(outsideWord(patterns.join('|')), 'gu') : null;
}

/** A JSON value with every match replaced; the same value if nothing matched. */
export function withoutMarks<Value>(value: Value, pattern: RegExp): Value {
  return replaced(value, pattern) as Value;
}

function replaced(value: unknown, pattern: RegExp): unknown {
  if (typeof value === 'string') return value.replace(pattern, erasedText);
  if (Array.isArray(value)) return value.map((each) => replaced(each, pattern));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each, pattern)]));
}
