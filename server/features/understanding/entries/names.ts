import type { LanguageCode } from '../languages.ts';
import { isWanted } from '../danger/danger-words.rules.ts';
import { formsOf } from '../lexicon/concepts.rules.ts';
import { type Lexicon, parseLexicon, phraseKey } from '../lexicon/lexicon.rules.ts';
import { readData, readFolder } from '../sources.ts';
import { foldedWordsOf, isCjk } from '../text/folding.rules.ts';
import { HARMLESS, namesLexicon } from './names.rules.ts';

const NAMES = parseLexicon(namesLexicon(readFolder('data/names', '.txt').map(({ text }) => text)));
const COMING = parseLexicon(readData('coming.txt'));
/** Words before a name, and words on either side of it, that may say that the guest comes from there. */
const BEFORE = 2;
const NEAR = 4;
/** The same in letters of Chinese and Japanese. */
const DENSE_NEAR = 8;

/** @property words folded; @property told whether the guest comes from there, arrives, lives or has booked there */
type Name = { name: string; words: string[]; told: boolean };

/** All places, sights, clubs and firms that a text names, by `data/names/`; the longest name wins. */
export function namesOf(text: string, languages: readonly LanguageCode[]): Name[] {
  const words = foldedWordsOf(text);
  const found: Name[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (isCjk(word)) {
      found.push(...denseNames(word));
      continue;
    }
    const match = longestName(words, index, languages);
    if (!match) continue;
    found.push({
      name: match.name,
      words: words.slice(index, index + match.length),
      told: isTold(words, index, match.length, languages),
    });
    index += match.length - 1;
  }
  return found.filter(({ name }) => name !== HARMLESS);
}

type Match = { name: string; length: number };

function longestName(words: readonly string[], index: number, languages: readonly LanguageCode[]): Match | null {
  let best: Match | null = null;
  for (const found of matchesAt(words, index, NAMES, languages)) if (!best || found.length > best.length) best = found;
  return best;
}

function* matchesAt(words: readonly string[], index: number, lexicon: Lexicon, languages: readonly LanguageCode[]) {
  const word = words[index] ?? '';
  for (const language of languages) {
    const entries = lexicon.languages.get(language);
    if (!entries) continue;
    for (const { words: wanted, concept } of entries.phrases.get(phraseKey(word)) ?? [])
      if (wanted.every((want, at) => isWanted(want, words[index + at] ?? '')))
        yield { name: concept, length: wanted.length };
    for (const form of formsOf(word)) {
      for (const name of entries.exact.get(form) ?? []) yield { name, length: 1 };
      for (let length = form.length; length >= 2; length -= 1)
        for (const name of entries.prefix.get(form.slice(0, length)) ?? []) yield { name, length: 1 };
    }
  }
}

function isTold(words: readonly string[], index: number, length: number, languages: readonly LanguageCode[]): boolean {
  const says = (at: number, concept: string): boolean =>
    at >= 0 && at < words.length && [...matchesAt(words, at, COMING, languages)].some(({ name }) => name === concept);
  const end = index + length;
  const before = Array.from({ length: NEAR }, (_, at) => index - 1 - at);
  const behind = Array.from({ length: NEAR }, (_, at) => end + at);
  return (
    before.slice(0, BEFORE).some((at) => says(at, 'FROM')) ||
    says(end, 'FROMBEHIND') ||
    [...before, ...behind].some((at) => says(at, 'TOLD'))
  );
}

/** The names in a run of Chinese or Japanese. */
function denseNames(run: string): Name[] {
  const found: Name[] = [];
  for (let from = 0; from < run.length; from += 1) {
    const match = longestDense(run, from, NAMES);
    if (!match) continue;
    const to = from + match.length;
    const told =
      denseIn(run.slice(Math.max(0, from - 1), from), 'FROM') ||
      longestDense(run, to, COMING)?.name === 'FROMBEHIND' ||
      denseIn(run.slice(Math.max(0, from - DENSE_NEAR), from), 'TOLD') ||
      denseIn(run.slice(to, to + DENSE_NEAR), 'TOLD');
    found.push({ name: match.name, words: [run.slice(from, to)], told });
    from = to - 1;
  }
  return found;
}

const denseIn = (run: string, concept: string): boolean =>
  [...run].some((_, at) => longestDense(run, at, COMING)?.name === concept);

function longestDense(run: string, from: number, { dense }: Lexicon): Match | null {
  let best: Match | null = null;
  for (const { text, concept } of dense.get(run[from] ?? '') ?? [])
    if (run.startsWith(text, from) && text.length > (best?.length ?? 0)) best = { name: concept, length: text.length };
  return best;
}
