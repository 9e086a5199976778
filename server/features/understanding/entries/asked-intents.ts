import { isAnswerable } from './answered-intents.ts';
import type { Understanding } from '../understanding.types.ts';

/** From here on a clause counts as asking for its first intent. */
const ASKED_FROM = 0.35;
const MOST = 5;

/** The questions and requests of a message, for statistics: each once, at most 5, sorted by id. */
export function askedIntents({ clauses }: Understanding): string[] {
  const asked = clauses.flatMap(({ intents: [first] }) =>
    first && first.probability >= ASKED_FROM && isAnswerable(first.id) ? [first.id] : [],
  );
  return [...new Set(asked)].slice(0, MOST).toSorted();
}
