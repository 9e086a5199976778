import { asks, topicsOf } from './lexicon/topic.rules.ts';
import { partsOf, sentencesOf } from './text/clauses.rules.ts';
import type { LanguageCode } from './languages.ts';
import type { Knowledge } from './model-store.ts';
import { highestAt } from './model/softmax.ts';
import { kindsOf, type Reading, readText } from './reading.ts';
import type { Intent, IntentKind } from './understanding.types.ts';

/** From here on a part of a sentence is a wish of its own. */
export const OWN_WISH = 0.5;
/** The same for a part that names no topic of the lexicon ("do you have a cot", "do men need long trousers"). */
const SURELY_OWN = 0.9;
const LONGEST_PLAIN = 60;
const QUESTION_MARK = /[?？؟]/u;
const LEAST_WISH = 0.35;
const SURELY_ASKED = 0.85;
/** What has the form of something told only tells below this, where no problem is as probable as `TOLD_PROBLEM`. */
const SURELY_TOLD = 0.95;
const TOLD_PROBLEM = 0.4;

/**
 * A message as it is read. @property readings its wishes; @property pieces its sentences, and the parts of those that could
 * be wishes of their own
 */
export type MessageReadings = { whole: Reading; readings: Reading[]; pieces: Reading[] };

/** Reads a message as a whole, its wishes and its pieces. @param languages those it may be in, the most probable first */
export function readingsOf(sample: string, languages: LanguageCode[], known: Knowledge): MessageReadings {
  const whole = readText(sample, languages, known);
  const sentences = sentencesOf(sample);
  const read = sentences.map((sentence) => {
    const own = sentences.length === 1 ? whole : readText(sentence, languages, known);
    const parts = partsOf(sentence, languages[0], (word) => namesTopic(readText(word, languages, known))) ?? [];
    return { own, parts: readInTurn(parts, languages, known).map((part) => ({ ...part, sentence })) };
  });
  return {
    whole,
    readings: read.flatMap(({ own, parts }) => wishesOf(own, parts, known.model.intents)),
    pieces: read.flatMap(({ own, parts }) => [own, ...parts]),
  };
}

const namesTopic = ({ concepts }: Reading): boolean => topicsOf(concepts).length > 0;

const SHORT_PART = /^\S+(?: \S+)?$/u;

/** The parts of a sentence. A short one that asks nothing is asked what its neighbour asks ("when are check-in and check-out?"). */
function readInTurn(parts: string[], languages: LanguageCode[], known: Knowledge): Reading[] {
  const alone = parts.map((part) => readText(part, languages, known));
  const asked = alone.map(({ concepts }) => concepts.filter((concept) => asks([concept])));
  return alone.map((reading, index) => {
    const { text, concepts } = reading;
    if (asks(concepts) || !namesTopic(reading) || !SHORT_PART.test(text)) return reading;
    const besides = [asked[index - 1] ?? [], asked[index + 1] ?? []].find((some) => some.length > 0);
    return besides ? readText(text, languages, known, besides) : reading;
  });
}

/**
 * A sentence, or its parts where two of them surely ask for different things. A part that only says when ("is breakfast also
 * on Saturdays?") asks for nothing of its own.
 * @param parts of the sentence, if it has several
 */
function wishesOf(sentence: Reading, parts: Reading[], intents: Intent[]): Reading[] {
  const wanting = parts.filter(
    (part) => topicsOf(part.concepts).length > 0 || asks(part.concepts) || asking(part, intents) >= SURELY_OWN,
  );
  const sure = wanting.map((part) => bestIntent(part)).filter(({ probability }) => probability >= OWN_WISH);
  return new Set(sure.map(({ index }) => index)).size > 1 ? parts : [sentence];
}

/** The most probable intent: its place among the model's, and its probability. */
export function bestIntent({ probabilities }: Reading): { index: number; probability: number } {
  const index = highestAt(probabilities);
  return { index, probability: probabilities[index] ?? 0 };
}

/** How probable it is that a text asks for something that a hotel may know, by its most probable intent. */
export function asking(reading: Reading, intents: Intent[]): number {
  const { index, probability } = bestIntent(reading);
  const kind = intents[index]?.kind;
  return kind === 'question' || kind === 'request' ? probability : 0;
}

/** A short question for a thing. Of a message that only asks such things, each one is judged by itself: the others tell nothing about it. */
export const asksPlainly = ({ text, concepts, words, unknown }: Reading): boolean =>
  (asks(concepts) || concepts.includes('HAVE')) &&
  topicsOf(concepts).length > 0 &&
  text.length <= LONGEST_PLAIN &&
  words.filter((word) => word.length > 1).length <= 1 &&
  unknown.length === 0;

/** How much of the probability lies on intents of a kind, 0 to 1. */
export const shareOf = ({ probabilities }: Reading, intents: Intent[], kind: IntentKind): number =>
  intents.reduce((sum, intent, index) => sum + (intent.kind === kind ? (probabilities[index] ?? 0) : 0), 0);

/** Whether a text only tells something by its form, and no wish and no problem is sure. */
export function isTold(reading: Reading, intents: Intent[]): boolean {
  const { trouble, complaint, emergency } = kindsOf(reading, intents);
  const problem = trouble + complaint + emergency;
  return reading.told() && problem < TOLD_PROBLEM && bestIntent(reading).probability < SURELY_TOLD;
}

/** Tells something: no wish, no trouble and no small talk is probable, or the text names nothing that a hotel knows. */
export function isStory(reading: Reading, intents: Intent[]): boolean {
  const { smalltalk, question, request, trouble, complaint, emergency } = kindsOf(reading, intents);
  if (QUESTION_MARK.test(reading.text)) return false;
  const named = topicsOf(reading.concepts).length > 0;
  const problem = trouble + complaint + emergency;
  return Math.max(smalltalk, question + request, named ? problem : 0) < (named ? LEAST_WISH : OWN_WISH);
}

/** Small talk beside a question says nothing about it. */
export function isTalk(reading: Reading, intents: Intent[]): boolean {
  const { index, probability } = bestIntent(reading);
  return intents[index]?.kind === 'smalltalk' && probability >= SURELY_ASKED;
}

/** Whether two of the readings surely want different things, or one wants something and another reports a problem. */
export function wantsSeveral(readings: Reading[], intents: Intent[]): boolean {
  const sure = readings.map(bestIntent).filter(({ index, probability }) => {
    const kind = intents[index]?.kind ?? 'other';
    return probability >= SURELY_ASKED && kind !== 'other' && kind !== 'smalltalk';
  });
  return new Set(sure.map(({ index }) => index)).size > 1;
}
