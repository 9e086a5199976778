import { ASKING, SIGNAL_CONCEPTS } from './concept-kinds.ts';

/** Concepts that say when, for whom or how: alone they need the topic of what was said before. */
const CIRCUMSTANCES: ReadonlySet<string> = new Set([
  'EARLY',
  'LATE',
  'NIGHT',
  'NIGHTS',
  'WEEKEND',
  'CHILD',
  'BABY',
  'CLOSE',
  'GOOD',
  'PAY',
  'BOOKING',
]);
/** Concepts and marks of a question. */
const QUESTIONS = [
  'WHEN',
  'UNTIL',
  'FROM_TIME',
  'PRICE',
  'WHERE',
  'OPEN',
  'CLOSE',
  'INCLUDED',
  'FREE',
  'ALLOWED',
  'PAY',
];
const QUESTION_MARK = /[?？؟]/u;
const LONGEST = 40;

/** What is spoken about, without what is asked of it. */
export const topicsOf = (concepts: readonly string[]): string[] =>
  concepts.filter((concept) => !ASKING.has(concept) && !SIGNAL_CONCEPTS.has(concept) && !CIRCUMSTANCES.has(concept));

/** Concepts that say how something is: told of a dog ("he is very quiet"), they are not what the next question is about. */
const QUALITIES: ReadonlySet<string> = new Set(['QUIET', 'NOISE', 'COLD', 'HOT', 'CLEAN', 'DIRTY', 'FAR', 'AGE']);

export const withoutQualities = (concepts: readonly string[]): string[] =>
  concepts.filter((concept) => !QUALITIES.has(concept));

/**
 * What a wish without a topic takes over from the one before it: the topic, and what was asked of it where the wish says
 * no question of its own ("and on Sunday?").
 */
export function takenOver(before: readonly string[], concepts: readonly string[]): string[] {
  const topics = topicsOf(before);
  return asks(concepts) ? topics : [...topics, ...QUESTIONS.filter((concept) => before.includes(concept))];
}

/** Whether concepts ask something themselves: when, how much, whether it is allowed. */
export const asks = (concepts: readonly string[]): boolean => QUESTIONS.some((concept) => concepts.includes(concept));

/** Whether a text asks without saying about what: "how much?", "and on Sunday?". */
export const asksWithoutTopic = (text: string, concepts: readonly string[]): boolean =>
  text.length <= LONGEST && topicsOf(concepts).length === 0 && (QUESTION_MARK.test(text) || asks(concepts));
