import { isDangerKind } from './parse-danger-rules.ts';
import type { DangerKind, Intent } from '../understanding.types.ts';

const NO_DANGER: ReadonlySet<string> = new Set(['other.harmless', 'safety.info']);
const LEAST_PROBABILITY = 0.0002;

/** Of a probability; the lowest and highest ones are bounded. */
export function logit(probability: number): number {
  const bounded = Math.min(Math.max(probability, LEAST_PROBABILITY), 1 - LEAST_PROBABILITY);
  return Math.log(bounded / (1 - bounded));
}

/** Of the intents that are dangers: index and kind. */
const dangersAmong = new WeakMap<Intent[], { index: number; kind: DangerKind }[]>();

function dangersOf(intents: Intent[]): { index: number; kind: DangerKind }[] {
  const known = dangersAmong.get(intents);
  if (known) return known;
  const found = intents.flatMap(({ id }, index) => {
    const kind = id.startsWith('emergency.') ? id.slice('emergency.'.length) : '';
    return isDangerKind(kind) ? [{ index, kind }] : [];
  });
  dangersAmong.set(intents, found);
  return found;
}

/** @property sum share of the probability on dangers; @property harmless share on what only sounds like one */
type Trained = { kind: DangerKind | null; sum: number; harmless: number };

/** How much of the probability lies on dangers, and the most probable one. */
export function trainedDanger(probabilities: Float32Array, intents: Intent[]): Trained {
  let sum = 0;
  let highest = 0;
  let kind: DangerKind | null = null;
  for (const danger of dangersOf(intents)) {
    const probability = probabilities[danger.index] ?? 0;
    sum += probability;
    if (probability > highest) [highest, kind] = [probability, danger.kind];
  }
  const harmless = intents.reduce(
    (share, { id }, index) => share + (NO_DANGER.has(id) ? (probabilities[index] ?? 0) : 0),
    0,
  );
  return { kind, sum, harmless };
}
