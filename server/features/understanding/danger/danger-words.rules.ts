import { formsOf } from '../lexicon/concepts.rules.ts';
import { foldedWordsOf, isCjk, LONGEST_TEXT } from '../text/folding.rules.ts';
import { LOSTTHING, lostThings, type Match } from './lost-things.rules.ts';
import { HARMLESS_PATTERNS, PATTERNS, patternsIn, WORDS_OF_PATTERNS } from './patterns.rules.ts';
import { isShort, NAMED, nameIn, REQUESTW, TOOL } from './named-things.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { type LanguageLexicon, type Lexicon, phraseKey } from '../lexicon/lexicon.rules.ts';

/** What words that only sound like danger are hidden by ("to die for"). */
export const HARMLESS = 'HARMLESS';
/** What plainly is no danger, unless another word or the trained part says so: a person who smokes, a phone in the sea. */
export const PEACEFUL = 'PEACEFUL';
/** "Quick question", "thanks for everything": nothing beside it, also no reason to hurry or despair. */
export const POLITE = 'POLITE';
export const FAREWELL = 'FAREWELL';
/** "No fire", "no injuries": peaceful where no "but" follows. */
const DENIED = 'DENIED';
/** What is only read for the peaceful combinations of `danger-rules.txt`: the gates did not learn from it. */
export const ONLY_PEACEFUL = [DENIED, 'TURNED', 'TIPPED', 'DRINKS', 'FABRIC', 'MISTAKEN'];
/** What might happen and shall not: "so that my kid won't choke". */
export const RISK = 'RISK';
/** The words inside of these do not count. */
const HIDING: ReadonlySet<string> = new Set([
  HARMLESS,
  PEACEFUL,
  DENIED,
  POLITE,
  FAREWELL,
  LOSTTHING,
  RISK,
  ...HARMLESS_PATTERNS,
]);
/** Nothing hides these: also what has a harmless name ("gas grill") may explode. */
const NEVER_HIDDEN: ReadonlySet<string> = new Set(['GASGRILL', 'BLAST']);
/** Verbs of smoking that are said of cigarettes and of things on fire. */
const SMOKES = 'SMOKES';
const DEVICES: ReadonlySet<string> = new Set(['DEVICE', 'HEATER', 'TANK']);
const PERSONS: ReadonlySet<string> = new Set(['WHO', 'KID', 'OLDIE', 'PERSON', 'PEOPLE']);
/** After a person these are what smokes: "my husband says the room smokes". */
const PLACES: ReadonlySet<string> = new Set(['PLACE', 'SOMETHING', 'CARW']);
/** Words from a person to the verb. */
const FARTHEST_VERB = 4;
/** A device that smokes. */
const SMOKING_THING = 'SMOKINGTHING';
/** What no single word says. How a text is written: one word, short cries ("fire!"), capitals or several "!", and an emergency number. */
export const SHAPES = ['ALONE', 'SHORT', 'SHOUT', 'EMNO', SMOKING_THING, ...PATTERNS];
/** "He is fine", which "not" turns around: "non sta bene". */
const OVER = 'OVER';
/** Folded words before it that do so. */
const NOT = new Set('not no non nao nicht pas niet nie не нет مش مو ليس ليست لا ما'.split(' '));
const SHORTEST_CRY = 4;
const FEW_WORDS = 4;
/** Letters of a Chinese or Japanese cry. */
const DENSE_CRY = 4;

/** "All was fine, now there is smoke": what follows is no story of yesterday. */
const NOW =
  /(?<!\p{L})(?:now|jetzt|maintenant|ahora|ora|adesso|agora|nu|teraz|сейчас|теперь|şimdi|simdi|الآن|الان)(?!\p{L})|现在|今(?!年|月|朝|晩|週|回)/giu;
const MOST_NOW = 3;

/** What a text says behind each "now". */
export const afterNow = (text: string): string[] =>
  [...text.matchAll(NOW)].slice(0, MOST_NOW).map((match) => text.slice(match.index + match[0].length));

/**
 * All danger concepts of a text. Other than `conceptsOf`, each word counts for every entry it belongs to, also inside a
 * longer phrase: a missed danger costs more than a double reading. Words inside a harmless phrase do not count.
 * @param languages the languages the text may be in
 */
export function dangerConceptsOf(text: string, lexicon: Lexicon, languages: readonly LanguageCode[]): Set<string> {
  const words = foldedWordsOf(text);
  const shape = shapeOf(text, words);
  const spoken = words.filter((word) => /\p{L}/u.test(word));
  const isName = isShort(spoken) && !shape.includes('SHOUT');
  const name = isName && nameIn(text, segmentsOf(spoken, lexicon, languages));
  if (name) return new Set([name, ...shape]);
  const found = allConceptsOf(words, lexicon, languages, breaksIn(text, words));
  for (const concept of [...WORDS_OF_PATTERNS, REQUESTW, TOOL]) found.delete(concept);
  return new Set([...found, ...shape]);
}

/** The spaced words, and each Chinese or Japanese run, with their concepts. */
function segmentsOf(words: readonly string[], lexicon: Lexicon, languages: readonly LanguageCode[]) {
  const spaced = words.filter((word) => !isCjk(word));
  const own = languages.flatMap((language) => lexicon.languages.get(language) ?? []);
  const matches = spaced.flatMap((_, index) => own.flatMap((entries) => matchesAt(spaced, index, entries)));
  const runs = words.filter((word) => isCjk(word));
  return [
    { length: spaced.length, matches },
    ...runs.map((run) => ({ length: run.length, matches: denseMatches(run, lexicon) })),
  ];
}

/** Parts of sentences. A "?" or "!" is a word. */
const PIECES = /[.,;:…\n()،؛。、，；]/u;

/** Places of the words that follow a punctuation mark. */
function breaksIn(text: string, words: readonly string[]): number[] {
  const breaks: number[] = [];
  let count = 0;
  for (const piece of text.slice(0, LONGEST_TEXT).split(PIECES)) {
    if (count > 0) breaks.push(count);
    count += foldedWordsOf(piece).length;
  }
  const signs = words.flatMap((word, index) => (word === '?' || word === '!' ? [index] : []));
  return [...new Set([...breaks, ...signs])].filter((at) => at < words.length).toSorted((a, b) => a - b);
}

/** @param words folded (`foldedWordsOf`) @param breaks places of the words that begin a part of a sentence */
export function allConceptsOf(
  words: readonly string[],
  lexicon: Lexicon,
  languages: readonly LanguageCode[],
  breaks: readonly number[] = [],
): Set<string> {
  const own = languages.flatMap((language) => lexicon.languages.get(language) ?? []);
  const runs = new Map(words.flatMap((word, index) => (isCjk(word) ? [[index, denseMatches(word, lexicon)]] : [])));
  const spaced = words.flatMap((_, index) =>
    runs.has(index) ? [] : own.flatMap((entries) => matchesAt(words, index, entries)),
  );
  const everything = [...spaced, ...[...runs.values()].flat()];
  const lost = lostThings([
    { words, matches: spaced, breaks },
    ...[...runs].map(([index, matches]) => ({ words: [...(words[index] ?? '')], matches, breaks: [] })),
  ]);
  const dense = [...runs].flatMap(([index, matches], at) =>
    // "No one is hurt" hides its own letters only: the rest of the run may tell a danger.
    visible([
      ...matches,
      ...(lost[at + 1] ?? []),
      ...patternsIn({ words: [...(words[index] ?? '')], matches, breaks: [] }, everything, true),
    ]).map((concept) => ({
      concept,
      from: index,
      to: concept === DENIED ? index : index + 1,
    })),
  );
  const all = [...spaced, ...dense.filter(({ concept }) => concept !== LOSTTHING)];
  const matches = all.filter((match) => match.concept !== OVER || !isTurned(match, words, all));
  const found = new Set(
    visible([
      ...matches,
      ...smokersIn(matches),
      ...patternsIn({ words, matches: spaced, breaks }, everything),
      ...(lost[0] ?? []),
    ]),
  );
  found.delete(NAMED);
  if (lost.flat().length > 0) found.add(LOSTTHING);
  return found;
}

/** Whether "he is fine" is said with "not" before it, or inside a longer expression ("I will not need anything any more"). */
const isTurned = ({ from, to }: Match, words: readonly string[], all: readonly Match[]): boolean =>
  NOT.has(words[from - 1] ?? '') ||
  all.some((other) => other.from <= from && to <= other.to && other.to - other.from > to - from);

/** What smokes is the last noun before the verb: a person smokes cigarettes, a device may burn. */
function smokersIn(matches: readonly Match[]): Match[] {
  const verbs = matches.filter(({ concept }) => concept === SMOKES);
  return verbs.flatMap((verb) => {
    const before = matches.filter(({ to }) => to <= verb.from && verb.from - to < FARTHEST_VERB);
    const last = (names: ReadonlySet<string>): number =>
      Math.max(-1, ...before.flatMap(({ concept, to }) => (names.has(concept) ? [to] : [])));
    const [person, device] = [last(PERSONS), last(DEVICES)];
    if (device > person) return [{ ...verb, concept: SMOKING_THING }];
    return person > last(PLACES) ? [{ ...verb, concept: PEACEFUL }] : [];
  });
}

/** The concepts that no harmless phrase covers. */
function visible(matches: Match[]): string[] {
  const harmless = matches.filter(({ concept }) => HIDING.has(concept));
  const covered = ({ from, to, concept }: Match): boolean =>
    !HIDING.has(concept) &&
    !NEVER_HIDDEN.has(concept) &&
    harmless.some((other) => other.from <= from && to <= other.to);
  return matches.filter((match) => !covered(match)).map(({ concept }) => concept);
}

/** What entries of a lexicon begin with a word. */
export function matchesAt(words: readonly string[], index: number, entries: LanguageLexicon): Match[] {
  const word = words[index] ?? '';
  const single = [...formsOf(word), ...shortened(word)].flatMap((form) => [
    ...(entries.exact.get(form) ?? []),
    ...stemConcepts(form, entries),
  ]);
  const phrases = (entries.phrases.get(phraseKey(word)) ?? []).filter(({ words: wanted }) =>
    wanted.every((want, at) => isWanted(want, words[index + at] ?? '')),
  );
  return [
    ...single.map((concept) => ({ concept, from: index, to: index + 1 })),
    ...phrases.map(({ concept, words: wanted }) => ({ concept, from: index, to: index + wanted.length })),
  ];
}

/** "fogoo" → "fogo": a cry is drawn out. */
const shortened = (word: string): string[] => (/(\p{L})\1$/u.test(word) ? [word.slice(0, -1)] : []);

const stemConcepts = (word: string, { prefix }: LanguageLexicon): string[] =>
  [...word].flatMap((_, index) => prefix.get(word.slice(0, index + 1)) ?? []);

export const isWanted = (want: string, word: string): boolean =>
  want.endsWith('*') ? word.startsWith(want.slice(0, -1)) : want === word;

/** The entries of a lexicon in a run of Chinese or Japanese. */
export function denseMatches(run: string, { dense }: Lexicon): Match[] {
  return [...run].flatMap((letter, from) =>
    (dense.get(letter) ?? [])
      .filter((entry) => run.startsWith(entry.text, from))
      .map(({ concept, text }) => ({ concept, from, to: from + text.length })),
  );
}

/** How a text is written: one word ALONE, SHORT cries ("fire!") and SHOUT (capitals, several exclamation marks). */
function shapeOf(text: string, words: readonly string[]): string[] {
  const letters = text.replace(/[^\p{L}]/gu, '');
  const spoken = words.filter((word) => /\p{L}/u.test(word));
  const dense = spoken.length === 1 && isCjk(spoken[0] ?? '');
  const short = dense ? letters.length <= 2 * FEW_WORDS : spoken.length <= FEW_WORDS;
  const alone = spoken.length === 1 && (!dense || letters.length <= DENSE_CRY);
  const capitals =
    letters.length >= SHORTEST_CRY && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  const dialled = /(?<!\d)(?:112|911|999|119|120|118|110|000|15)(?!\d)/.test(text);
  return [
    ...(dialled ? ['EMNO'] : []),
    ...(alone ? ['ALONE'] : []),
    ...(short ? ['SHORT'] : []),
    ...(capitals || /[!！]{2}/u.test(text) ? ['SHOUT'] : []),
  ];
}
