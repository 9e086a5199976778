import type { FixedLanguage } from '#server/features/assistant/language/languages.rules.ts';
import { FACT_WORDS, STRICT_GROUPS } from './fact-words.ts';
import { flatText } from './flat-text.rules.ts';
import { NEGATIONS, POLITE } from './polarity.words.ts';

type Entry = { group: string; member: string };
type Vocabulary = { exact: Map<string, Entry>; stems: Map<string, Entry>; dense: [string, Entry][] };
type Hit = Entry & { at: number };

const DENSE: readonly string[] = ['zh', 'ja'];
const LONGEST_PHRASE = 4;
const vocabularies = new Map<FixedLanguage, Vocabulary>();

function vocabularyOf(language: FixedLanguage): Vocabulary {
  const known = vocabularies.get(language);
  if (known) return known;
  const made: Vocabulary = { exact: new Map(), stems: new Map(), dense: [] };
  for (const { group, member, words } of FACT_WORDS)
    for (const written of words.get(language) ?? []) {
      const word = flatText(written);
      const entry = { group, member };
      if (DENSE.includes(language)) made.dense.push([word, entry]);
      else if (word.endsWith('*')) made.stems.set(word.slice(0, -1).replaceAll('_', ' '), entry);
      else made.exact.set(word.replaceAll('_', ' '), entry);
    }
  vocabularies.set(language, made);
  return made;
}

/** Words that carry a fact without a digit, in the order of a flat text. */
function hitsIn(flat: string, language: FixedLanguage): Hit[] {
  const { exact, stems, dense } = vocabularyOf(language);
  if (DENSE.includes(language)) return denseHits(flat, dense);
  const words = [...flat.matchAll(/[\p{L}\p{M}]+/gu)].map((match) => ({ word: match[0], at: match.index }));
  const hits: Hit[] = [];
  for (let index = 0; index < words.length; index += 1) {
    for (let length = Math.min(LONGEST_PHRASE, words.length - index); length > 0; length -= 1) {
      const phrase = words.slice(index, index + length).map(({ word }) => word);
      const entry = entryOf(phrase.join(' '), { exact, stems }, language);
      if (!entry) continue;
      hits.push({ ...entry, at: words[index]!.at });
      index += length - 1;
      break;
    }
  }
  return hits;
}

function entryOf(phrase: string, { exact, stems }: Pick<Vocabulary, 'exact' | 'stems'>, language: FixedLanguage) {
  const whole = exact.get(phrase);
  if (whole) return whole;
  for (let length = Math.min(phrase.length, 24); length > 2; length -= 1) {
    const stem = stems.get(phrase.slice(0, length));
    if (stem && !phrase.slice(length).includes(' ')) return stem;
  }
  if (language !== 'ar') return undefined;
  // "للفطور", "والغداء": without preposition and conjunction.
  return exact.get(phrase.replace(/^و?لل/u, 'ال')) ?? exact.get(phrase.replace(/^[وفبلك]/u, ''));
}

function denseHits(flat: string, dense: [string, Entry][]): Hit[] {
  const hits = dense.flatMap(([word, entry]) => {
    const found: Hit[] = [];
    for (let at = flat.indexOf(word); at >= 0; at = flat.indexOf(word, at + word.length)) found.push({ ...entry, at });
    return found;
  });
  return hits.toSorted((a, b) => a.at - b.at);
}

type Side = { flat: string; language: FixedLanguage };

/** Facts in words that a translation has changed: another weekday, dinner for breakfast, hours for minutes; null: none. */
export function changedWord(source: Side, target: Side, facts: number): string | null {
  const [before, after] = [hitsIn(source.flat, source.language), hitsIn(target.flat, target.language)];
  for (const group of new Set(after.map((hit) => hit.group))) {
    const [had, has] = [membersOf(before, group), membersOf(after, group)];
    const added = has.filter((member) => !had.includes(member));
    const lost = had.filter((member) => !has.includes(member));
    if (added.length > 0 && (lost.length > 0 || STRICT_GROUPS.has(group))) return group;
  }
  return facts >= 2 && hasOtherOrder(before, after) ? 'order' : null;
}

const membersOf = (hits: Hit[], group: string): string[] => [
  ...new Set(hits.filter((hit) => hit.group === group).map(({ member }) => member)),
];

/** With several facts in a sentence, things that change places would change facts. */
function hasOtherOrder(before: Hit[], after: Hit[]): boolean {
  for (const group of ['topic', 'weekday', 'day', 'part']) {
    const [had, has] = [membersOf(before, group), membersOf(after, group)];
    const both = had.filter((member) => has.includes(member));
    if (both.join(' ') !== has.filter((member) => had.includes(member)).join(' ')) return true;
  }
  return false;
}

/** Whether a sentence denies something. */
export const denies = ({ flat, language }: Side): boolean =>
  NEGATIONS[language].test(flat.replace(POLITE[language], ' '));
