import type { Clause } from '../understanding.types.ts';
import type { LinkedEntry } from './entries.types.ts';
import { hasWord } from './entry-words.ts';

/** Words and places of a clause that an entry of the hotel contains, and concepts that a title names. */
export const namedThings = ({ words, concepts, details }: Clause, entries: readonly LinkedEntry[]): Set<string> =>
  new Set([
    ...words.filter((word) => entries.some((entry) => hasWord(entry, word))),
    ...details.places.filter((place) => entries.some(({ places }) => places?.has(place))),
    ...concepts.filter((concept) => entries.some(({ titleConcepts }) => titleConcepts.has(concept))),
  ]);

/** Whether the message names places, and all that the clause asks about are those of the hotel; the guest may come from others. */
export const namesOwnPlaces = ({ details }: Clause, entries: readonly LinkedEntry[]): boolean =>
  details.namesPlaces && details.places.every((place) => entries.some(({ places }) => places?.has(place)));
