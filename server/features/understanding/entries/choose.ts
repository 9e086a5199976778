import { covers } from './cover.ts';
import { namedThings } from './cover-features.ts';
import type { Cover, LinkedEntry } from './entries.types.ts';
import type { Clause, Understanding } from '../understanding.types.ts';

/** From here on an entry is sent; between the two the guest is asked which one is meant. */
export const ANSWER_FROM = 0.75;
const ASK_FROM = 0.45;
/** Another entry about something else, this near to the best one (in logits), makes it a question of which. */
const MARGIN = 0.5;
const MOST_CHOICES = 3;

/**
 * What happens with a clause: an entry answers it, the guest is asked back with up to 3 choices, or a person answers.
 * Covers are sorted, the most probable first.
 */
export type Choice =
  | { clause: Clause; action: 'answer'; cover: Cover }
  | { clause: Clause; action: 'ask'; covers: Cover[] }
  | { clause: Clause; action: 'person'; covers: Cover[] };

/** Entries that are sure to answer, this near to the best one (in logits), are chosen from by preference. */
const AS_GOOD = 3;

/** @property prefer how much an entry is preferred to another one that answers as well (its language, its source) */
export type ChooseOptions = { prefer?: (entry: string) => number };

/** Chooses for every clause that is not small talk. Danger, complaints and trouble always go to a person. */
export function chooseEntries(
  { clauses, danger, complaint }: Understanding,
  entries: LinkedEntry[],
  { prefer = () => 0 }: ChooseOptions = {},
): Choice[] {
  const troubled = danger !== null || complaint || clauses.some(({ signals }) => signals.trouble);
  return clauses.filter(asksSomething).map((clause) => {
    const named = namedThings(clause, entries);
    const sorted = entries
      .map((entry) => covers(clause, entry, named))
      .toSorted((a, b) => b.probability - a.probability);
    const [best] = preferred(sorted, prefer);
    if (!best || troubled || best.probability < ASK_FROM || asksForOther(clause, best, entries))
      return { clause, action: 'person', covers: sorted.slice(0, MOST_CHOICES) };
    if (best.probability < ANSWER_FROM) {
      // A word that neither lexicon nor phrases contain may be what the question is about ("helicopter transfer").
      if (clause.unknown.length > 0) return { clause, action: 'person', covers: sorted.slice(0, MOST_CHOICES) };
      const choices = sorted.filter(({ probability }) => probability >= ASK_FROM).slice(0, MOST_CHOICES);
      return { clause, action: 'ask', covers: choices };
    }
    const rival = sorted.find(({ entry }) => subjectOf(entry, entries) !== subjectOf(best.entry, entries));
    if (rival && logitOf(best.probability) - logitOf(rival.probability) < MARGIN)
      return { clause, action: 'ask', covers: [best, rival] };
    return { clause, action: 'answer', cover: best };
  });
}

/** "Do you rent scooters?" is not answered by the entry about bikes, however sure it is. */
function asksForOther({ details }: Clause, { entry: id }: Cover, entries: LinkedEntry[]): boolean {
  const named = entries.find((entry) => entry.id === id)?.details;
  return details.things.some((thing) => !named?.has(thing));
}

/** What an entry is mostly about: "breakfast" for its hours and its price. */
const subjectOf = (id: string, entries: LinkedEntry[]): string =>
  entries.find((entry) => entry.id === id)?.intents[0]?.id.split('.')[0] ?? id;

const asksSomething = ({ intents }: Clause): boolean =>
  !intents[0]?.id.startsWith('talk.') || intents[0].probability < 0.6;

/** Where several surely answer, those that are preferred most; otherwise all. */
function preferred(sorted: Cover[], prefer: (entry: string) => number): Cover[] {
  const least = logitOf(sorted[0]?.probability ?? 0) - AS_GOOD;
  const sure = sorted.filter(({ probability }) => probability >= ANSWER_FROM && logitOf(probability) >= least);
  if (sure.length < 2) return sorted;
  const most = Math.max(...sure.map(({ entry }) => prefer(entry)));
  return sure.filter(({ entry }) => prefer(entry) === most);
}

const logitOf = (probability: number): number => Math.log((probability + 1e-6) / (1 - probability + 1e-6));
