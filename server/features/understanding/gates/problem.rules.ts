import { TROUBLE_CONCEPTS } from '../lexicon/signals.rules.ts';
import { topicsOf } from '../lexicon/topic.rules.ts';
import type { MessageReadings } from '../message-readings.ts';
import { kindsOf, type Reading } from '../reading.ts';
import { isCjk } from '../text/folding.rules.ts';
import type { Intent } from '../understanding.types.ts';
import { namesNoTrouble } from './bare-words.rules.ts';
import { gateLogit } from './gates.ts';

/** From this logit on a message reports a problem or complains. */
const PROBLEM_FROM = -0.65;
/** The same where a sentence is surely about one. */
const PROBLEM_TOLD = -3;
const SURELY_TOLD = 0.95;
/** The same for a message whose every sentence is small talk. */
const PROBLEM_IN_TALK = 0.75;
const SMALLTALK = 0.6;
const COMPLAINT = 0.25;

/**
 * Whether a message reports a fault or complains.
 * @param numbers of the message, in the order of GATE_NUMBERS
 */
export function reportsProblem(
  { whole, readings, pieces }: MessageReadings,
  numbers: number[],
  intents: Intent[],
): boolean {
  const kinds = readings.map((reading) => kindsOf(reading, intents));
  const talks = kinds.every(({ smalltalk }) => smalltalk >= SMALLTALK);
  const told = kinds.some(({ trouble, complaint }) => trouble + complaint >= SURELY_TOLD);
  const least = talks ? PROBLEM_IN_TALK : told ? PROBLEM_TOLD : PROBLEM_FROM;
  if (gateLogit('problem', numbers) < least || isTopic(whole) || namesNoTrouble(whole, intents)) return false;
  return [whole, ...pieces].some((reading) => mayTell(reading, intents));
}

/** Where neither intents nor stance know of a problem at all, trees that say so have not learned from such messages. */
const LEAST_TOLD = 0.002;
const LEAST_STANCE = 0.05;

function mayTell(reading: Reading, intents: Intent[]): boolean {
  const { trouble, complaint } = kindsOf(reading, intents);
  return trouble + complaint >= LEAST_TOLD || reading.stances.problem >= LEAST_STANCE;
}

/** Letters of one word: more in Chinese or Japanese are a sentence. */
const LONGEST_WORD = 24;
const LONGEST_DENSE_WORD = 4;

/** "WiFi" and nothing else asks for it more often than it reports a fault of it. */
function isTopic({ text, concepts }: Reading): boolean {
  const word = text.trim();
  const isOne = !/\s/u.test(word) && word.length <= (isCjk(word) ? LONGEST_DENSE_WORD : LONGEST_WORD);
  return isOne && topicsOf(concepts).length > 0 && !concepts.some((id) => TROUBLE_CONCEPTS.includes(id));
}

/** Whether the problem of a message is dissatisfaction and no fault: some sentence is, or the worst one rather that. */
export function complains(readings: Reading[], intents: Intent[]): boolean {
  const kinds = readings.map((reading) => kindsOf(reading, intents));
  const worst = kinds.toSorted((a, b) => b.trouble + b.complaint - a.trouble - a.complaint)[0];
  return (
    kinds.some(({ complaint }) => complaint >= COMPLAINT) || (worst !== undefined && worst.complaint > worst.trouble)
  );
}
