import { allConceptsOf, HARMLESS } from '../danger/danger-words.rules.ts';
import { childPriceAsked } from './child-prices.rules.ts';
import { namesOf } from './names.ts';
import { type Measure, measuresAsked } from './measures.rules.ts';
import { townsIn } from './towns.rules.ts';
import { partsOf } from './question-parts.ts';
import type { LanguageCode } from '../languages.ts';
import { parseLexicon } from '../lexicon/lexicon.rules.ts';
import { type Limit, limitsAsked } from '../lexicon/limits.ts';
import { sentencesOf } from '../text/clauses.rules.ts';
import { readFolder } from '../sources.ts';
import { foldedWordsOf } from '../text/folding.rules.ts';

const DETAILS = parseLexicon(
  readFolder('data/details', '.txt')
    .map(({ text }) => text)
    .join('\n'),
);
const QUESTION_MARK = /[?？؟]/u;
const NO_THINGS = ['LASTTIME', 'KIN', 'THERE', 'HOUSE', HARMLESS];
/** Concepts of which a clause names one where an aspect ("SAUNA_INFUSION" in `data/details/aspects.txt`) counts. */
const TOPICS: Record<string, readonly string[]> = {
  WELLNESS: ['SAUNA', 'ONSEN', 'GYM'],
  SWIM: ['POOL', 'BEACH'],
  PAYING: ['PAY', 'PRICE', 'DEPOSIT'],
  DOGS: ['PET', 'ALLOWED'],
};
const ALWAYS = 'ANY';
/** Ends the name of what an aspect may be called in an entry only. */
const SAID = /_SAID$/;

/**
 * @property things particular things that the text names ("karaoke"): only an entry that names them answers it
 * @property places places, sights, clubs and firms that the text names and that the guest does not come from
 * @property towns names of places that only the hotel may know, and that the text asks about (`towns.rules.ts`)
 * @property nameWords the words of all these names, folded; @property namesPlaces whether the message names any
 * @property parts parts of questions that the text names (`question-parts.ts`)
 * @property limits what it names that a fact of the profile may not know (a day, an age, an animal)
 * @property measures figures and names that it asks for, and that an entry must state (`measures.rules.ts`)
 * @property lastTime about an earlier stay ("last year"); @property theirs about where relatives or friends are
 */
export type Details = {
  things: string[];
  places: string[];
  towns: string[];
  nameWords: string[];
  namesPlaces: boolean;
  parts: string[];
  limits: Limit[];
  measures: Measure[];
  lastTime: boolean;
  theirs: boolean;
};

const namedIn = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  allConceptsOf(foldedWordsOf(text), DETAILS, languages);

/** What an entry names. @param languages those the text may be in */
export const thingsOf = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  new Set(
    [...namedIn(text, languages)]
      .filter((concept) => !NO_THINGS.includes(concept))
      .map((concept) => concept.replace(SAID, '')),
  );

/** Whether an entry has to name a thing, however sure it is. */
export const isAspect = (thing: string): boolean => thing.includes('_');

function isAsked(thing: string, concepts: readonly string[]): boolean {
  if (!isAspect(thing)) return !NO_THINGS.includes(thing);
  if (SAID.test(thing)) return false;
  const topic = thing.slice(0, thing.indexOf('_'));
  return topic === ALWAYS || (TOPICS[topic] ?? [topic]).some((concept) => concepts.includes(concept));
}

/** Places, sights, clubs and firms that an entry names. */
export const placesOf = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  new Set(namesOf(text, languages).map(({ name }) => name));

/** In a message of several sentences those that ask: "Traffic jam at Munich. Where is the key?" tells of Munich. */
function askedPlaces(text: string, message: string, languages: readonly LanguageCode[]): string[] {
  const sentences = sentencesOf(text);
  const asking = sentences.filter((sentence) => QUESTION_MARK.test(sentence));
  const read = QUESTION_MARK.test(message) ? asking : sentences.slice(-1);
  const found = read.flatMap((sentence) => namesOf(sentence, languages));
  return [...new Set(found.filter(({ told }) => !told).map(({ name }) => name))];
}

function measuresOf(text: string, concepts: readonly string[], languages: readonly LanguageCode[]): Measure[] {
  const price = childPriceAsked(text, concepts, languages);
  return [...measuresAsked(text, languages), ...(price ? [price] : [])];
}

/** @param clause a wish of the message, and the sentence that it is a part of; @param whole the message */
export function detailsOf(
  clause: {
    text: string;
    sentence?: string | undefined;
    concepts: readonly string[];
    words: readonly string[];
    unknown: readonly string[];
  },
  whole: { text: string },
  languages: readonly LanguageCode[],
): Details {
  const message = namedIn(whole.text, languages);
  const nameWords = namesOf(clause.text, languages).flatMap(({ words }) => words);
  return {
    things: [...namedIn(clause.text, languages)].filter((thing) => isAsked(thing, clause.concepts)),
    places: askedPlaces(clause.text, whole.text, languages),
    towns: townsIn(clause.text, languages[0] ?? 'en', clause).filter((town) => !nameWords.includes(town)),
    nameWords,
    parts: [...partsOf(clause.text, languages)],
    limits: limitsAsked(clause.sentence ?? clause.text, whole.text, languages),
    measures: measuresOf(clause.text, clause.concepts, languages),
    namesPlaces: namesOf(whole.text, languages).length > 0,
    lastTime: namedIn(clause.sentence ?? clause.text, languages).has('LASTTIME'),
    theirs: message.has('KIN') && (message.has('THERE') || message.has('HOUSE')),
  };
}
