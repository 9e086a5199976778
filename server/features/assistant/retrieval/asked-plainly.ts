import typicalQuestions from '#shared/features/knowledge/guest-questions/en.json' with { type: 'json' };
import { coveredQuestions } from '#shared/features/knowledge/guest-questions.values.ts';
import type { LinkedEntry } from '#server/features/understanding/entries/entries.types.ts';
import { understand } from '#server/features/understanding/understand.ts';
import type { KnowledgeEntry } from '../assistant.types.ts';
import { ownLoopTurn } from '../loop-turn.ts';
import { chooseAnswers } from './entry-choice.ts';
import { linkedEntry } from './linked-entries.ts';

/** What guests are told who ask a question of the coverage plainly. Ids of entries. */
export type ToldPlainly = { sent: ReadonlySet<string>; asked: ReadonlySet<string> };

const texts: Readonly<Record<string, string[]>> = typicalQuestions;
/** Questions that are answered between two turns of the event loop: about 20 ms with 50 entries. */
const AT_ONCE = 5;

/** The last result for a hotel's entries, by the first of them. */
const known = new WeakMap<LinkedEntry, { linked: LinkedEntry[]; told: ReadonlyMap<string, ToldPlainly> }>();

/**
 * For each question of the coverage what the assistant answers from these entries, all together: half a second for 40 of them, and
 * again only after a change.
 * @param entries linked ahead
 */
export async function toldPlainly(entries: readonly KnowledgeEntry[]): Promise<ReadonlyMap<string, ToldPlainly>> {
  const linked = entries.map(linkedEntry);
  const [first] = linked;
  if (!first) return new Map();
  const last = known.get(first);
  if (last && last.linked.length === linked.length && last.linked.every((entry, index) => entry === linked[index]))
    return last.told;
  const told = new Map<string, ToldPlainly>();
  for (const [index, id] of coveredQuestions.entries()) {
    if (index % AT_ONCE === 0) await ownLoopTurn();
    const [, question] = texts[id] ?? [];
    if (question !== undefined) told.set(id, whenAsked(question, entries));
  }
  known.set(first, { linked, told });
  return told;
}

function whenAsked(question: string, entries: readonly KnowledgeEntry[]): ToldPlainly {
  const { answers, asked } = chooseAnswers(understand(question, { previousLanguage: 'en' }), entries, 'en');
  return { sent: new Set(answers.map(({ id }) => id)), asked: new Set(asked.map(({ entry }) => entry.id)) };
}
