import { topicsOf } from '../lexicon/topic.rules.ts';
import type { Clause } from '../understanding.types.ts';
import { isChildPrice } from './child-prices.rules.ts';
import type { LinkedEntry } from './entries.types.ts';

/** Say for whom, not for what. */
const PERSONS: ReadonlySet<string> = new Set(['CHILD', 'BABY', 'AGE', 'PEOPLE', 'DISCOUNT', 'PAY']);
const SURELY = 0.9;

/**
 * What a child pays for breakfast is not answered by an entry that does not name breakfast ("children stay free"), where the question
 * follows one about breakfast, or surely asks what the entry is not about.
 */
export function isOfChildPrice(
  { fact, weights, titleConcepts, textConcepts }: LinkedEntry,
  { concepts, details, carried, intents: [asked] }: Clause,
): boolean {
  if (fact || !details.measures.some(isChildPrice)) return true;
  const isStrange = asked !== undefined && asked.probability >= SURELY && !weights.has(asked.id);
  if (!carried && !isStrange) return true;
  const topics = topicsOf(concepts).filter((topic) => !PERSONS.has(topic));
  return topics.length === 0 || topics.some((topic) => titleConcepts.has(topic) || textConcepts.has(topic));
}
