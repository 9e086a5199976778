import { COVER_FEATURES, type CoverFeatures, coverFeatures } from './cover-features.ts';
import type { Cover, LinkedEntry } from './entries.types.ts';
import { knowledge } from '../model-store.ts';
import { readData } from '../sources.ts';
import type { Clause } from '../understanding.types.ts';

/** Logits by feature, and `start`, the logit of an entry of which nothing is known. */
export type CoverWeights = ReadonlyMap<string, number>;

/**
 * Reads `data/cover-weights.txt`: "name weight" on each line.
 * @throws Error naming a feature without a weight.
 */
export function parseWeights(text: string): CoverWeights {
  const rows = text.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  const weights = new Map(rows.map((row) => [row.split(/\s+/)[0] ?? '', Number(row.split(/\s+/)[1])]));
  for (const name of ['start', ...COVER_FEATURES])
    if (!Number.isFinite(weights.get(name))) throw new Error(`cover-weights.txt: no weight for ${name}`);
  return weights;
}

export const WEIGHTS = parseWeights(readData('cover-weights.txt'));

/**
 * How probable it is that an entry answers a clause, without a look at the others. A tenth of a millisecond for 50 entries.
 * @param named things of the clause that some entry of the hotel names (`namedThings`)
 */
export function covers(clause: Clause, entry: LinkedEntry, named?: ReadonlySet<string>): Cover {
  const logit = firstLogit(coverFeatures(clause, entry, knowledge(), named));
  return { entry: entry.id, probability: 1 / (1 + Math.exp(-logit)) };
}

const WEIGHED = COVER_FEATURES.map((name) => ({ name, weight: WEIGHTS.get(name) ?? 0 }));

/** What speaks for an entry and against it, weighed, in logits. */
export function firstLogit(features: CoverFeatures): number {
  let logit = WEIGHTS.get('start') ?? 0;
  for (const { name, weight } of WEIGHED) logit += features[name] * weight;
  return logit;
}
