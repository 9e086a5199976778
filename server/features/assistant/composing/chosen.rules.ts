import type { KnowledgeEntry } from '../assistant.types.ts';
import { BESIDE, CARDINALS, LAST, NO, ORDINALS, YES } from '../language/choosing.words.ts';
import { choosingWords, DIGIT, isPlace, LONGEST_CHOICE, saysBoth } from '../language/choosing.rules.ts';
import { plainDigits } from '../language/plain-digits.rules.ts';
import { foldText } from '../language/plain-text.rules.ts';
import { STOPWORDS } from '../language/stop.words.ts';
import { stem } from '../retrieval/question-terms.rules.ts';
import { type OfferedEntry, tappedTitles } from './asking-back.rules.ts';
import { readHan } from './chosen-in-han.rules.ts';

/** The entries that a guest chose of those offered, or that a person is to answer: "none of these", a yes to several. */
export type Chosen = KnowledgeEntry[] | 'person';

export const isEntries = (chosen: Chosen | null): chosen is KnowledgeEntry[] => Array.isArray(chosen);

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const QUESTION = /[?？؟]/u;

/**
 * What a message answers to the choices that the last reply offered: a number, a place, a title, a tap, "yes" or "no", in all
 * guest languages. Null: it says something else.
 * @param smalltalk what the recogniser takes the message for
 */
export function chosenOf(text: string, offers: readonly OfferedEntry[], smalltalk: string | null): Chosen | null {
  if (offers.length === 0 || text === '' || text.length > LONGEST_CHOICE) return null;
  const said = bare(text);
  const titled = titledAs(said, offers);
  const answer = titled ?? (QUESTION.test(text) ? null : spoken(text, offers, smalltalk));
  if (answer === null || answer === 'person') return answer;
  const entries = [...new Set(answer)].flatMap((index) => offers[index]?.entry ?? []);
  return entries.length > 0 ? entries : null;
}

const bare = (text: string): string =>
  foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function titledAs(said: string, offers: readonly OfferedEntry[]): number[] | null {
  const tapped = tappedTitles(offers.map(({ title }) => ({ id: '', title })));
  const at = offers.findIndex(({ title }, index) =>
    [title, tapped[index] ?? '', `${index + 1}. ${title}`].some((each) => bare(each) === said && said !== ''),
  );
  return at < 0 ? null : [at];
}

type Answer = number[] | 'person' | null;

function spoken(text: string, offers: readonly OfferedEntry[], smalltalk: string | null): Answer {
  const answer = HAN.test(text) ? inHan(plainDigits(text), offers) : inWords(choosingWords(text), offers);
  if (answer !== null) return answer;
  if (smalltalk === 'ack') return agreed(offers);
  return smalltalk === 'no' ? 'person' : null;
}

/** "Yes" names the only choice; of several, none. */
const agreed = (offers: readonly OfferedEntry[]): number[] | 'person' => (offers.length === 1 ? [0] : 'person');

/** "Both" names all where there are two. */
const both = (offers: readonly OfferedEntry[]): number[] | 'person' => (offers.length === 2 ? [0, 1] : 'person');

function inWords(words: readonly string[], offers: readonly OfferedEntry[]): Answer {
  const rest = words.filter((word) => !isBeside(word) && !YES.has(word) && !NO.has(word));
  if (words.some((word) => NO.has(word))) return namesOnly(rest, offers) || rest.every(isPlace) ? 'person' : null;
  if (saysBoth(words) && rest.every(isPlace)) return both(offers);
  const places = placesIn(words, offers.length);
  if (places.length > 0 && rest.every(isPlace)) return places;
  const yes = words.some((word) => YES.has(word));
  if (rest.length === 0) return yes ? agreed(offers) : null;
  if (offers.length === 1) return yes && namesOnly(rest, offers) ? [0] : null;
  const named = offers.flatMap((offer, index) => (namesOnly(rest, [offer]) ? [index] : []));
  return named.length === 1 ? named : null;
}

/** What says nothing beside a choice; articles and single letters ("l'uno") among it. */
const isBeside = (word: string): boolean =>
  BESIDE.has(word) || (!isPlace(word) && (STOPWORDS.has(word) || /^\p{L}$/u.test(word)));

/** "The first one" is the first: numbers in words count only without a place. */
function placesIn(words: readonly string[], count: number): number[] {
  const found = (sets: readonly ReadonlySet<string>[]): number[] =>
    words.flatMap((word) => {
      const at = sets.findIndex((set) => set.has(word));
      return at < 0 ? [] : [at];
    });
  const digits = words.flatMap((word) => (DIGIT.test(word) ? [Number(word[0]) - 1] : []));
  const ordinals = [...found(ORDINALS), ...(words.some((word) => LAST.has(word)) ? [count - 1] : [])];
  const places = digits.length > 0 ? digits : ordinals.length > 0 ? ordinals : found(CARDINALS);
  return places.every((place) => place < count) ? places : [];
}

/** Whether all of the words stand in what was offered. */
function namesOnly(words: readonly string[], offers: readonly OfferedEntry[]): boolean {
  const known = new Set(offers.flatMap((offer) => wordsIn(offer).map(stem)));
  return words.every((word) => known.has(stem(word)));
}

const wordsIn = ({ title, entry }: OfferedEntry): string[] => bare(`${title} ${entry?.title ?? ''}`).split(' ');

function inHan(plain: string, offers: readonly OfferedEntry[]): Answer {
  const { place, isBoth, no, yes, rest } = readHan(plain.replace(/[^\p{L}\p{N}]+/gu, ''));
  if (no) return 'person';
  if (isBoth) return both(offers);
  const at = place === -1 ? offers.length - 1 : place;
  if (at !== undefined) return at < offers.length ? [at] : null;
  if (rest === '') return yes ? agreed(offers) : null;
  const named = offers.flatMap((offer, index) => (wordsIn(offer).join('').includes(rest) ? [index] : []));
  return named.length === 1 && (yes || offers.length > 1) ? named : null;
}
