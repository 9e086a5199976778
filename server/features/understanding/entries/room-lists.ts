import type { Clause } from '../understanding.types.ts';
import { hasWord } from './entry-words.ts';
import type { LinkedEntry } from './entries.types.ts';

/** What guests ask for in a room. */
const EQUIPMENT: ReadonlySet<string> = new Set([
  'safe',
  'climate.howto',
  'kettle_coffee',
  'hairdryer',
  'minibar',
  'tv.howto',
  'iron',
  'rooms.types',
]);
/** An entry about one of these lists what rooms, or the house, have. */
const LISTS = ['rooms.types', 'hotel.facilities'];
const LISTS_FROM = 0.8;
/** What a question for a thing in the room names beside it. */
const BESIDE: ReadonlySet<string> = new Set([
  'HAVE',
  'ROOM',
  'SHOWER',
  'GREET',
  'POLITE',
  'CHATTER',
  'HOTEL',
  'PEOPLE',
]);
const ASKED = 0.8;
const ALL_NAMED = 0.95;

/**
 * Whether a clause only asks whether the rooms have a thing that an entry lists ("Is there a safe in the room?").
 * @param meanings the share of what the clause means that the entry names; @param isNear whether the guest would be asked back
 */
export function isListed(clause: Clause, entry: LinkedEntry, meanings: number, isNear: boolean): boolean {
  const { intents, concepts, words, unknown, details, signals } = clause;
  const [asked] = intents;
  if (!asked || asked.probability < ASKED || !EQUIPMENT.has(asked.id)) return false;
  if (!LISTS.some((id) => (entry.weights.get(id) ?? 0) >= LISTS_FROM)) return false;
  const things = concepts.filter((concept) => !BESIDE.has(concept));
  const isWhether = concepts.includes('HAVE') || concepts.includes('ROOM');
  if (!isWhether || things.length > 1 || unknown.length > 0 || signals.negated || signals.past) return false;
  if (words.some((word) => word.length > 1 && !hasWord(entry, word))) return false;
  if (details.things.length > 0) return details.things.every((thing) => entry.details?.has(thing));
  const names = things.every((thing) => entry.textConcepts.has(thing) || entry.titleConcepts.has(thing));
  return names && things.length > 0 && (isNear || meanings >= ALL_NAMED);
}
