import { ASKING, SIGNAL_CONCEPTS } from './concept-kinds.ts';
import type { Intent, Signals, StanceShares } from '../understanding.types.ts';

/** The concept of `data/lexicon/signals.txt` (or the lexicon) behind each signal that is read from words alone. */
const CONCEPTS: Record<Exclude<keyof Signals, 'trouble'>, string> = {
  negated: 'NOT',
  past: 'PAST',
  elsewhere: 'ELSEWHERE',
  otherPerson: 'OTHERS',
  why: 'WHY',
  comparison: 'COMPARE',
  state: 'STATE',
};
/** Concepts that only guests with a problem name. */
export const TROUBLE_CONCEPTS: readonly string[] = [
  'BROKEN',
  'DIRTY',
  'RUDE',
  'CLOG',
  'BADFOOD',
  'STEAL',
  'FAULT',
  'REPEATED',
];
const TROUBLE_SHARE = 0.5;
const TROUBLE_WITH_WORDS = 0.12;
/** What a room has: said not to be there, it is missing. */
const EQUIPMENT = ['towels.request', 'toiletries.request', 'bedding.request'];
const MISSING_SHARE = 0.5;
/** From here on the stance ("T gives no W") tells a problem whose words no intent knows. */
const PROBLEM_SHARE = 0.7;

/** A concept that may have a problem. */
const isThing = (concept: string): boolean => !ASKING.has(concept) && !SIGNAL_CONCEPTS.has(concept);

/** @property probabilities by intent, in the order of `intents` */
type SignalSource = { concepts: string[]; probabilities: Float32Array; stances: StanceShares };

/** What a reading says beside its topic. */
export function signalsOf({ concepts, probabilities, stances: { problem } }: SignalSource, intents: Intent[]): Signals {
  const has = (concept: string): boolean => concepts.includes(concept);
  const troubled = intents.reduce(
    (sum, { kind }, index) => sum + (kind === 'trouble' || kind === 'complaint' ? (probabilities[index] ?? 0) : 0),
    0,
  );
  const equipment = intents.reduce(
    (sum, { id }, index) => sum + (EQUIPMENT.includes(id) ? (probabilities[index] ?? 0) : 0),
    0,
  );
  const missing = has(CONCEPTS.negated) && equipment >= MISSING_SHARE;
  return {
    negated: has(CONCEPTS.negated),
    past: has(CONCEPTS.past),
    trouble:
      missing ||
      (problem >= PROBLEM_SHARE && concepts.some(isThing)) ||
      troubled >= TROUBLE_SHARE ||
      (troubled >= TROUBLE_WITH_WORDS && TROUBLE_CONCEPTS.some(has)),
    elsewhere: has(CONCEPTS.elsewhere),
    otherPerson: has(CONCEPTS.otherPerson),
    why: has(CONCEPTS.why),
    comparison: has(CONCEPTS.comparison),
    state: has(CONCEPTS.state),
  };
}

export const conceptOfSignal = (signal: keyof Signals): string | null =>
  signal === 'trouble' ? null : CONCEPTS[signal];
