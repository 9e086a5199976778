import type { Clause } from '../understanding.types.ts';
import type { LinkedEntry } from './entries.types.ts';
import { hasWord } from './entry-words.ts';

/** Questions about what a house has: beside the name of another place they are about that place. */
const OF_HOUSE =
  /^(?:parking|gym|pool|sauna|spa|restaurant|breakfast|bar|wifi|pets|laundry|luggage|minibar|room_service|rooms|checkin|checkout|reception|kids|smoking|terrace|lift|safe|thermal|dresscode|quiet)(?:\.|$)/;
/** An entry that says where the hotel is. */
const ADDRESS = 'address';
const ARRIVAL = [ADDRESS, 'directions.arrive'];
const SURELY = 0.8;

/**
 * Whether a clause asks about what a house has, in a town that the entry does not name: the bus goes there. The town of the hotel's
 * address is its own, and so is what a title names (its restaurant).
 */
export function isInOtherTown(entry: LinkedEntry, clause: Clause, entries: readonly LinkedEntry[]): boolean {
  const { towns, places } = clause.details;
  if (towns.length + places.length === 0 || !OF_HOUSE.test(clause.intents[0]?.id ?? '')) return false;
  return (
    towns.some((town) => !hasWord(entry, town) && !entries.some((other) => isOwn(town, other))) ||
    places.some((place) => !entry.places?.has(place) && !entries.some((other) => isPlaceOf(place, other)))
  );
}

const isPlaceOf = (place: string, { places, fact, weights }: LinkedEntry): boolean =>
  (places?.has(place) ?? false) && (fact !== undefined || ARRIVAL.some((id) => (weights.get(id) ?? 0) >= SURELY));

const isOwn = (town: string, { here, titleWords, weights, words }: LinkedEntry): boolean =>
  (here?.includes(town) ?? false) ||
  (titleWords?.has(town) ?? false) ||
  ((weights.get(ADDRESS) ?? 0) >= SURELY && words.has(town));
