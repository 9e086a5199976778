import { ASKING, SIGNAL_CONCEPTS } from '../lexicon/concept-kinds.ts';
import type { Clause } from '../understanding.types.ts';
import type { Cover, LinkedEntry } from './entries.types.ts';

const LONGEST = 30;

/**
 * Of a message that only names a thing ("breakfast?"), the entries whose titles name it, the most probable first. One that also names
 * an aspect ("is the wifi fast?") means those that say something of it.
 */
export function meantByName(
  { text, concepts, words, lookalike, details }: Clause,
  sorted: readonly Cover[],
  byId: ReadonlyMap<string, LinkedEntry>,
): Cover[] {
  const [topic, ...others] = concepts;
  const isName = topic !== undefined && !ASKING.has(topic) && !SIGNAL_CONCEPTS.has(topic);
  if (!isName || others.length + words.length > 0 || text.length > LONGEST || lookalike > 0) return [];
  return sorted.filter(({ entry }) => {
    const named = byId.get(entry);
    return named?.titleConcepts.has(topic) && details.things.every((thing) => named.details?.has(thing));
  });
}
