import type { Knowledge } from '../model-store.ts';
import { rememberedOf } from '../remembered-of.ts';
import type { Clause } from '../understanding.types.ts';
import type { LinkedEntry } from './entries.types.ts';
import { LEAST_LINK } from './linked-intents.ts';

/** Concepts that the phrases of the intents which clause and entry share usually contain, by intent. */
export const usualConcepts = (
  { intents }: Clause,
  { weights }: LinkedEntry,
  { model }: Knowledge,
  least: number,
): ReadonlySet<string>[] =>
  intents
    .filter(({ id, probability }) => probability >= 0.1 && (weights.get(id) ?? 0) >= LEAST_LINK)
    .map(({ id }) => usualOf(model)(id, least));

/** Concepts that at least such a share of an intent's phrases contains. */
const usualOf = rememberedOf(({ concepts }: Knowledge['model']) => {
  const known = new Map<string, ReadonlySet<string>>();
  return (intent: string, least: number): ReadonlySet<string> => {
    const key = `${intent} ${least}`;
    const kept =
      known.get(key) ??
      new Set(Object.entries(concepts[intent] ?? {}).flatMap(([concept, share]) => (share >= least ? [concept] : [])));
    known.set(key, kept);
    return kept;
  };
});
