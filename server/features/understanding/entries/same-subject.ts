import type { LinkedEntry } from './entries.types.ts';

/** Translations of an entry reach 0.77 and more; entries about two things of a house mostly stay below 0.7. */
const LEAST_ALIKE = 0.75;

/** Whether two entries speak of the same thing: an FAQ and its translation, or the hours and the price of the breakfast. */
export function sameSubject(one: LinkedEntry, other: LinkedEntry): boolean {
  const [first, second] = [one.intents[0]?.id, other.intents[0]?.id];
  return (first !== undefined && subjectOf(first) === subjectOf(second ?? '')) || isAlike(one, other);
}

/** Whether two entries answer the same questions, by the angle between their intents. */
export function isAlike({ weights: one }: LinkedEntry, { weights: other }: LinkedEntry): boolean {
  let common = 0;
  for (const [id, weight] of one) common += weight * (other.get(id) ?? 0);
  return common > 0 && common >= LEAST_ALIKE * Math.sqrt(lengthOf(one) * lengthOf(other));
}

/** Whether two entries say the same in different languages; a fact of the profile is said in all of them. */
export const isTranslation = (one: LinkedEntry, other: LinkedEntry): boolean =>
  spokenIn(one) !== spokenIn(other) && isAlike(one, other);

const spokenIn = ({ fact, language }: LinkedEntry): string => (fact ? 'all' : (language ?? ''));

const subjectOf = (intent: string): string => intent.split('.')[0] ?? intent;

function lengthOf(weights: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const weight of weights.values()) sum += weight * weight;
  return sum;
}
