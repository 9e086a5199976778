import { covers } from '#server/features/understanding/entries/cover.ts';
import type { Understanding } from '#server/features/understanding/understanding.types.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { linkedEntry } from './linked-entries.ts';

const MOST_OF_CLAUSE = 3;
const LEAST = 0.2;
const LONGEST = 12_000;

/**
 * The entries that the recogniser takes for answers: at most 3 for each wish, the surest first, within 12,000
 * characters. They reach a prompt also where they share no word with the question.
 */
export function nominatedEntries({ clauses }: Understanding, entries: readonly KnowledgeEntry[]): KnowledgeEntry[] {
  const found = clauses
    .flatMap((clause) => {
      const covered = entries.map((entry) => ({ entry, probability: covers(clause, linkedEntry(entry)).probability }));
      return covered
        .filter(({ probability }) => probability >= LEAST)
        .toSorted((a, b) => b.probability - a.probability)
        .slice(0, MOST_OF_CLAUSE);
    })
    .toSorted((a, b) => b.probability - a.probability);
  let left = LONGEST;
  return [...new Set(found.map(({ entry }) => entry))].filter(({ title, text }) => {
    left -= title.length + text.length;
    return left >= 0;
  });
}
