import { CURRENCY } from './facts.words.ts';
import { numberWords } from './number.words.ts';

const LATIN_AND_MORE = 'en de fr es it pt nl pl ru tr ar'.split(' ');
/** What the words of translations leave out: "one", hundreds as one word, and plurals. */
const MORE = `1: one ein eine einen une un uno una um uma een jeden jedno jedna один одно одна bir واحد; 16: dieciséis; 20: vingts;
  70: setenta; 100: hundreds cents ciento cien; 150: poltora; 200: doscientos doscientas duzentos duecento двести dwiescie مائتان مئتان;
  300: trescientos trezentos триста trzysta; 400: cuatrocientos quatrocentos четыреста czterysta; 500: quinientos quinhentos пятьсот piecset`;
const ONES_OF_CASES = `17: семнадцати; 18: восемнадцати; 19: девятнадцати; 11: أحد`;

const WORDS: ReadonlyMap<string, number> = new Map([
  ...LATIN_AND_MORE.flatMap((language) => [...(numberWords(language)?.all ?? [])]),
  ...[MORE, ONES_OF_CASES].flatMap((list) =>
    list.split(';').flatMap((entry) => {
      const [value, forms = ''] = entry.split(':');
      return forms
        .trim()
        .split(/\s+/)
        .map((form): [string, number] => [form, Number(value)]);
    }),
  ),
]);
const JOINTS = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'i', 'и', 've', 'و']);
/** Joints inside words that have grown together ("siebenundzwanzig", "honderdvijftig"). */
const INNER = ['und', 'en', 'e', 'y', 'i'];
const LONGEST_WORD = 32;
const MOST_WORDS = 7;
const LOOK_BACK = 80;

const PER = '(?:per|a|an|each|pro|par|la|por|al|a la|je|die|za|в|за|de l)';
const UNIT =
  '(?:night|day|hour|week|person|adult|child|nacht|tag|stunde|woche|nuit|jour|heure|noche|dia|hora|notte|giorno|ora|noite|dag|uur|noc|dzien|ночь|день|час|сутки)';
const MONEY = new RegExp(`(?<=[\\p{L}] {1,2})(?:${CURRENCY}|${PER} ${UNIT}(?!\\p{L}))`, 'gu');

/** A folded text with amounts in words ("dix-huit euros", "siebzehn Euro") in digits. */
export function withAmountsInDigits(folded: string): string {
  let written = '';
  let done = 0;
  for (const { index } of folded.matchAll(MONEY)) {
    const head = folded.slice(Math.max(done, index - LOOK_BACK), index);
    const found = amountAtEnd(head);
    if (!found) continue;
    written += `${folded.slice(done, index - found.length)}${found.value} `;
    done = index;
  }
  return written + folded.slice(done);
}

type Spoken = { value: number; length: number };

/** The number that a text ends with, with its length. */
function amountAtEnd(head: string): Spoken | null {
  const values: number[] = [];
  let length = 0;
  let joint = 0;
  const words = [...head.matchAll(/[^\s-]+[\s-]*/gu)].slice(-MOST_WORDS).toReversed();
  for (const { 0: whole } of words) {
    const word = whole.replace(/[\s-]+$/u, '');
    if (JOINTS.has(word) && values.length > 0 && joint === 0) {
      joint = whole.length;
      continue;
    }
    const parts = valuesOf(word) ?? (word.startsWith('و') ? valuesOf(word.slice(1)) : null);
    if (!parts || (joint > 0 && !mayJoin(parts.at(-1) ?? 0, values[0] ?? 0))) break;
    values.unshift(...parts);
    length += joint + whole.length;
    joint = 0;
  }
  return values.length > 0 ? { value: sumOf(values), length } : null;
}

/** "Treinta y cinco" is one number, "ten and twelve" are two. */
const mayJoin = (before: number, behind: number): boolean =>
  (before >= 20 && behind < before) || (before < 10 && behind >= 20);

const grown = new Map<string, number[] | null>();
/** The numbers of one word, in their order; null where it is none. */
function valuesOf(word: string): number[] | null {
  const known = WORDS.get(word);
  if (known !== undefined) return [known];
  if (word.length < 6 || word.length > LONGEST_WORD) return null;
  if (grown.size > 5000) grown.clear();
  const read = grown.get(word);
  if (read !== undefined) return read;
  const values = splitWord(word);
  grown.set(word, values);
  return values;
}

function splitWord(word: string): number[] | null {
  const from: (number[] | null)[] = Array.from({ length: word.length + 1 }, () => null);
  from[0] = [];
  for (let start = 0; start < word.length; start += 1) {
    const before = from[start];
    if (!before) continue;
    for (let end = start + 2; end <= word.length; end += 1) {
      const value = WORDS.get(word.slice(start, end)) ?? elided(word.slice(start, end), word.slice(end));
      if (value !== undefined) from[end] ??= [...before, value];
    }
    const joint = before.length > 0 ? INNER.find((each) => word.startsWith(each, start)) : undefined;
    if (joint) from[start + joint.length] ??= before;
  }
  const values = from[word.length];
  return values && values.length > 1 ? values : null;
}

/** "Trentuno", "ventotto": a ten without its last letter. */
const elided = (part: string, rest: string): number | undefined =>
  /^(?:uno?|otto)/.test(rest) ? (WORDS.get(`${part}a`) ?? WORDS.get(`${part}i`)) : undefined;

function sumOf(values: readonly number[]): number {
  let total = 0;
  let current = 0;
  for (const [index, value] of values.entries()) {
    if (value === 1000) [total, current] = [total + (current || 1) * 1000, 0];
    else if (value === 100 && current > 0 && current < 10) current *= 100;
    else if (value === 20 && values[index - 1] === 4) current += 76;
    else current += value;
  }
  return total + current;
}
