import type { DangerSigns, MessageSigns } from '../danger/danger.rules.ts';
import { NAMED } from '../danger/named-things.rules.ts';
import { isInternational } from '../language/plain-words.rules.ts';
import { TROUBLE_CONCEPTS } from '../lexicon/signals.rules.ts';
import { topicsOf } from '../lexicon/topic.rules.ts';
import { kindsOf, type Reading } from '../reading.ts';
import { isCjk } from '../text/folding.rules.ts';
import type { Intent } from '../understanding.types.ts';

const MOST_WORDS = 2;
/** Letters of a Chinese or Japanese word; one in katakana may be longer. */
const LONGEST_DENSE_WORD = 4;
const KATAKANA = /^[\p{Script=Katakana}ー]{1,12}$/u;
/** Concepts of `data/danger` that are things, places and people, or say how a text is written: alone they are in no danger. */
const THINGS: ReadonlySet<string> = new Set(
  (
    'ALONE SHORT SHOUT PLACE DEVICE ENCLOSED LIFTW CEIL PIPE ROOFW INSIDE INROOM WATERW WATERBODY HEATER FUSEBOX ' +
    'WIRES CARW HOTLIQ BBQ CIG OBJECT BELONGING WORN PRICES SENDW THANKS KID WHO OLDIE WOMAN PERSON PREG BODY LIMB ' +
    'SOMETHING STORY EARLIER CALM OVER ASKS HARMLESS'
  ).split(' '),
);
/** A word that the trained part takes for a danger with a logit above this is left to the trees ("Stichverletzung"). */
const MOST_TRAINED = -1.5;
const NOT = 'NOT';
const QUESTION_MARK = /[?？؟]/u;
/** From this share of the probability on a word tells trouble that no concept knows. */
const TOLD = 0.85;
/** The same for what may be a sentence: two words, or Chinese and Japanese letters. */
const TOLD_IN_SENTENCE = 0.2;
const ASKED = 0.5;

/** Whether a text is a word or a name and nothing else ("Dim sum", "駐車場"). */
export function isBare(text: string): boolean {
  const word = text.replace(/[\p{P}\p{S}]+/gu, ' ').trim();
  if (isCjk(word)) return !/\s/u.test(word) && (word.length <= LONGEST_DENSE_WORD || KATAKANA.test(word));
  return word.split(/\s+/).length <= MOST_WORDS;
}

export const isOneWord = (text: string): boolean => isBare(text) && !/\S\s+\S/u.test(text);

/** Whether every sentence is a word or a name, and none is a word of danger: "lift" names a thing, "stuck lift" does not. */
export const namesNoDanger = (pieces: readonly Reading[], { whole, parts }: MessageSigns): boolean =>
  whole.concepts.has(NAMED) || (pieces.every(({ text }) => isBare(text)) && [whole, ...parts].every(namesThing));

const namesThing = ({ rule, trained, concepts }: DangerSigns): boolean =>
  rule === null && trained < MOST_TRAINED && [...concepts].every((concept) => THINGS.has(concept));

/** Whether a message is a word or a name that tells no trouble. */
export function namesNoTrouble(reading: Reading, intents: Intent[]): boolean {
  const { text, concepts } = reading;
  if (!isBare(text) || concepts.some((id) => id === NOT || TROUBLE_CONCEPTS.includes(id))) return false;
  const { trouble, complaint, emergency } = kindsOf(reading, intents);
  const least = /\S\s+\S/u.test(text) || isCjk(text) ? TOLD_IN_SENTENCE : TOLD;
  return isUnheardOf(reading) || trouble + complaint + emergency < least;
}

/** Whether a message names a thing that guests ask about and no trouble with it: "breakfast" is the question about it. */
export function asksByName(reading: Reading, intents: Intent[]): boolean {
  const { text, concepts } = reading;
  if (!isBare(text) || QUESTION_MARK.test(text) || topicsOf(concepts).length === 0) return false;
  const { question, request } = kindsOf(reading, intents);
  return question + request >= ASKED && namesNoTrouble(reading, intents);
}

/** Whether a message is a name, or a word of many languages, that guests' phrases do not contain: nothing is known of how it is meant. */
export const isUnheardOf = ({ text, words, unknown }: Reading): boolean =>
  isBare(text) && (isInternational(text) || (unknown.length > 0 && unknown.length === words.length));
