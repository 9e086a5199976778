import typicalQuestions from '#shared/features/knowledge/guest-questions/en.json' with { type: 'json' };
import { coveredQuestions, intentOf } from '#shared/features/knowledge/guest-questions.values.ts';
import { ASK_FROM } from './choose.ts';
import { judgedEntries } from './judged.ts';
import type { LinkedEntry } from './entries.types.ts';
import { understand } from '../understand.ts';

const LEAST_LINK = 0.3;

/** A question of the coverage that an entry answers. @property weight how probable that is, 0 to 1 */
export type AnsweredQuestion = { id: string; weight: number };

/** The questions that an entry answers when a guest asks them plainly, the surest first: judged as in a real turn. */
export const answeredQuestions = (entry: LinkedEntry): AnsweredQuestion[] =>
  coveredQuestions
    .filter((id) => (entry.weights.get(intentOf(id)) ?? 0) >= LEAST_LINK)
    .map((id) => ({ id, weight: probabilityOf(entry, id) }))
    .filter(({ weight }) => weight >= ASK_FROM)
    .toSorted((a, b) => b.weight - a.weight);

const texts: Readonly<Record<string, string[]>> = typicalQuestions;

/** How probable it is that the entry answers the typical question. */
function probabilityOf(entry: LinkedEntry, id: string): number {
  const [, question] = texts[id] ?? [];
  if (question === undefined) return 0;
  const { clauses } = understand(question, { previousLanguage: 'en' });
  const judged = clauses.flatMap((clause) => judgedEntries(clause, clauses, [entry]));
  return Math.max(0, ...judged.map(({ probability }) => probability));
}
