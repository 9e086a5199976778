import { isCjk } from '../text/folding.rules.ts';
import { ASKING, SIGNAL_CONCEPTS } from './concept-kinds.ts';
import { LANGUAGES, type LanguageCode } from '../languages.ts';
import { type LanguageLexicon, type Lexicon, type Phrase, phraseKey } from './lexicon.rules.ts';
import { correctedEntry } from '../text/spelling.rules.ts';

/**
 * @property found the concepts in the text's order, each once
 * @property masked the words, those of a topic replaced by `TOPIC`
 * @property open the words (of Chinese and Japanese: the pieces between entries) that the lexicon does not know
 */
export type FoundConcepts = { found: string[]; open: string[]; masked: string[] };
type Found = { concepts: string[]; open: string[]; masked: string };

const MOST_CONCEPTS = 24;
/** Stands for a word that names a topic. */
const TOPIC = 'T';
/** Its words are explained and give no concept. */
const CHATTER = 'CHATTER';
/** A word of another language is taken for a loanword from this length on: shorter ones are often false friends. */
const LOAN_LENGTH = { en: 4, other: 5 };
const COMPOUNDING: readonly LanguageCode[] = ['de', 'nl'];
const COMPOUND_LENGTH = 9;
const COMPOUND_PART = 5;

/**
 * The concepts of folded words (`foldedWordsOf`).
 * @param languages the languages the text may be in, the most probable first
 */
export function conceptsOf(
  words: readonly string[],
  lexicon: Lexicon,
  languages: readonly LanguageCode[],
): FoundConcepts {
  const found = new Set<string>();
  const open: string[] = [];
  const masked: string[] = [];
  const own = languages.flatMap((language) => lexicon.languages.get(language) ?? []);
  let index = 0;
  while (index < words.length) {
    const word = words[index] ?? '';
    const phrase = longestPhrase(words, index, own);
    if (phrase) {
      for (const concept of phrase.concepts) found.add(concept);
      if (phrase.concepts.some(isTopic)) masked.push(TOPIC);
      else masked.push(...words.slice(index, index + phrase.length));
      index += phrase.length;
      continue;
    }
    const read = isCjk(word) ? denseConcepts(word, lexicon) : spacedConcepts(word, lexicon, languages, own);
    for (const concept of read.concepts) found.add(concept);
    open.push(...read.open);
    masked.push(read.masked);
    index += 1;
  }
  found.delete(CHATTER);
  return { found: [...found].slice(0, MOST_CONCEPTS), open, masked };
}

const isTopic = (concept: string): boolean =>
  concept !== CHATTER && !ASKING.has(concept) && !SIGNAL_CONCEPTS.has(concept);

type PhraseMatch = { length: number; concepts: string[] };

/** Of phrases of the same length in several languages, those of the first one. */
function longestPhrase(words: readonly string[], index: number, own: LanguageLexicon[]): PhraseMatch | null {
  let longest: PhraseMatch | null = null;
  const key = phraseKey(words[index] ?? '');
  for (const entries of own) {
    const least: number = longest ? longest.length + 1 : 1;
    longest = phraseFrom(entries.phrases.get(key), words, index, least) ?? longest;
  }
  return longest;
}

/** The longest phrases that begin at a word. @param least words of a phrase */
function phraseFrom(
  phrases: readonly Phrase[] | undefined,
  words: readonly string[],
  index: number,
  least: number,
): PhraseMatch | null {
  if (!phrases) return null;
  const best: PhraseMatch = { length: least, concepts: [] };
  for (const { words: wanted, concept } of phrases) {
    const { length } = wanted;
    if (length < best.length || !wanted.every((want, at) => isWanted(want, words[index + at] ?? ''))) continue;
    if (length > best.length) best.concepts = [];
    best.length = length;
    best.concepts.push(concept);
  }
  return best.concepts.length > 0 ? best : null;
}

const isWanted = (want: string, word: string): boolean =>
  want.endsWith('*') ? word.startsWith(want.slice(0, -1)) : want === word;

function spacedConcepts(word: string, ...where: Where): Found {
  const concepts = wordConcepts(word, ...where);
  return { concepts, open: concepts.length > 0 ? [] : [word], masked: concepts.some(isTopic) ? TOPIC : word };
}

type Where = [lexicon: Lexicon, languages: readonly LanguageCode[], own: LanguageLexicon[]];

function wordConcepts(word: string, ...[lexicon, languages, own]: Where): string[] {
  const forms = formsOf(word);
  for (const entries of own)
    for (const form of forms) {
      const concepts = entryConcepts(form, entries, 1);
      if (concepts.length > 0) return concepts;
    }
  if (languages.some((language) => COMPOUNDING.includes(language))) {
    const concepts = compoundConcepts(word, own);
    if (concepts.length > 0) return concepts;
  }
  // A word that guests write is neither a typing error nor the same word of another language but English.
  if (own.some(({ isWritten }) => isWritten(word))) return lentBy('en', word, lexicon, languages) ?? [];
  return loanConcepts(word, lexicon, languages) ?? correctedConcepts(word, own);
}

/** An Arabic word also without its article, preposition and conjunction ("والفطور" → "فطور"). */
export function formsOf(word: string): string[] {
  const bare = /^[وف]?(?:ال|بال|لل|[بلك])(.{3,})$/u.exec(word)?.[1];
  const after = /^[وف](.{3,})$/u.exec(word)?.[1];
  return [word, bare, after].filter((form) => form !== undefined);
}

/** The word itself, otherwise the longest stem it begins with. */
function entryConcepts(word: string, { exact, prefix }: LanguageLexicon, least: number): string[] {
  if (word.length < least) return [];
  const whole = exact.get(word);
  if (whole) return whole;
  for (let length = word.length; length >= Math.max(2, least); length -= 1) {
    const stem = prefix.get(word.slice(0, length));
    if (stem) return stem;
  }
  return [];
}

function loanConcepts(word: string, lexicon: Lexicon, languages: readonly LanguageCode[]): string[] | null {
  for (const language of LANGUAGES) {
    const lent = lentBy(language, word, lexicon, languages);
    if (lent) return lent;
  }
  return null;
}

function lentBy(
  language: LanguageCode,
  word: string,
  { languages: all, ownOnly }: Lexicon,
  own: readonly LanguageCode[],
): string[] | null {
  const entries = all.get(language);
  if (!entries || own.includes(language)) return null;
  const concepts = entryConcepts(word, entries, language === 'en' ? LOAN_LENGTH.en : LOAN_LENGTH.other);
  const lent = concepts.filter((concept) => !ownOnly.has(concept));
  return lent.length > 0 ? lent : null;
}

/** "Tiefgaragenstellplatz": the entries that the parts of a long word begin with. */
function compoundConcepts(word: string, own: LanguageLexicon[]): string[] {
  if (word.length < COMPOUND_LENGTH) return [];
  for (let start = 3; start <= word.length - COMPOUND_PART; start += 1) {
    for (const entries of own) {
      const concepts = entryConcepts(word.slice(start), entries, COMPOUND_PART);
      if (concepts.length > 0) return concepts;
    }
  }
  return [];
}

function correctedConcepts(word: string, own: LanguageLexicon[]): string[] {
  for (const { exact, prefix, corrections } of own) {
    const entry = correctedEntry(word, corrections(), (stem) => prefix.has(stem));
    if (entry) return exact.get(entry) ?? prefix.get(entry) ?? [];
  }
  return [];
}

/** Chinese and Japanese: the longest entry at each place. */
function denseConcepts(run: string, { dense }: Lexicon): Found {
  const concepts: string[] = [];
  const open: string[] = [];
  let masked = '';
  let at = 0;
  let unread = 0;
  while (at < run.length) {
    const entries = (dense.get(run[at] ?? '') ?? []).filter(({ text }) => run.startsWith(text, at));
    const longest = Math.max(0, ...entries.map(({ text }) => text.length));
    if (longest > 0) {
      if (at > unread) open.push(run.slice(unread, at));
      unread = at + longest;
    }
    const here = entries.filter(({ text }) => text.length === longest).map(({ concept }) => concept);
    concepts.push(...here);
    masked += here.some(isTopic) ? TOPIC : run.slice(at, at + Math.max(1, longest));
    at += Math.max(1, longest);
  }
  if (unread < run.length) open.push(run.slice(unread));
  return { concepts, open, masked };
}
