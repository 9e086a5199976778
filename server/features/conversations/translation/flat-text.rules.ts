import { foldText } from '#server/features/assistant/language/plain-text.rules.ts';

const flats = new Map<string, string>();
const isDigit = (point: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(point));

/**
 * A text folded (lower case, no accents, Latin digits) in which each character keeps its place, so that what is found in it
 * can be cut out of the original.
 */
export function flatText(text: string): string {
  let flat = '';
  for (const letter of text) flat += flats.get(letter) ?? remember(letter);
  return flat;
}

function remember(letter: string): string {
  const flat = flatLetter(letter);
  if (flats.size < 5000) flats.set(letter, flat);
  return flat;
}

function flatLetter(letter: string): string {
  const digit = digitOf(letter);
  if (digit !== null) return digit.padEnd(letter.length, '\uE001');
  const folded = foldText(letter);
  return folded.length === letter.length ? folded : letter;
}

/** The digit 0 to 9 that a character of any script stands for. */
function digitOf(letter: string): string | null {
  const plain = letter.normalize('NFKC');
  if (/^[0-9]$/.test(plain)) return plain;
  const point = plain.codePointAt(0) ?? 0;
  if (!isDigit(point)) return null;
  let value = 0;
  while (value < 9 && isDigit(point - value - 1)) value += 1;
  return String(value);
}
