import type { Clause } from '../understanding.types.ts';
import { isOfChildPrice } from './child-price-topic.ts';
import type { LinkedEntry } from './entries.types.ts';
import { isInOtherTown } from './other-towns.ts';

/** A fact of the profile says nothing beside its fixed sentence; a question for a depth or an age needs one. */
export const mayAnswer = (entry: LinkedEntry, clause: Clause, entries: readonly LinkedEntry[]): boolean =>
  states(entry, clause) &&
  isOfChildPrice(entry, clause) &&
  !isInOtherTown(entry, clause, entries) &&
  (!entry.fact || factAnswers(entry, entry.fact, clause, entries));

const states = (
  { measures, confirmed, timeless }: LinkedEntry,
  { details, concepts, intents: [asked] }: Clause,
): boolean =>
  confirmed?.has(asked?.id ?? '') ||
  (details.measures.every((measure) => measures?.has(measure)) &&
    !(concepts.some((id) => TIMES.has(id)) && details.parts.some((part) => timeless?.has(part))));
const TIMES: ReadonlySet<string> = new Set(['WHEN', 'OPEN', 'CLOSE', 'UNTIL', 'FROM_TIME']);

function factAnswers(
  { weights, linked }: LinkedEntry,
  { about, beyond }: NonNullable<LinkedEntry['fact']>,
  { concepts, details, intents: [asked] }: Clause,
  entries: readonly LinkedEntry[],
): boolean {
  if (!asked || !weights.has(asked.id) || details.limits.some((limit) => beyond.includes(limit))) return false;
  if (about === undefined || concepts.includes(about)) return true;
  return !entries.some((other) => !other.fact && other.linked.some((intent) => linked.includes(intent)));
}
