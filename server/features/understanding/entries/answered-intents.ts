import guestQuestions from '#shared/features/knowledge/guest-questions/en.json' with { type: 'json' };
import { ASK_FROM } from './choose.ts';
import { judgedEntries } from './judged.ts';
import type { LinkedEntry, LinkedIntent } from './entries.types.ts';
import { knowledge } from '../model-store.ts';
import { understand } from '../understand.ts';

const LEAST_LINK = 0.3;

/** Whether an intent is something that guests ask or wish, so that an entry can answer it. */
export const isAnswerable = (id: string): boolean =>
  knowledge().model.intents.some(
    (intent) => intent.id === id && (intent.kind === 'question' || intent.kind === 'request'),
  );

/** The questions that an entry answers when a guest asks them plainly, the surest first: judged as in a real turn. */
export const answeredIntents = (entry: LinkedEntry): LinkedIntent[] =>
  entry.intents
    .filter(({ id, weight }) => weight >= LEAST_LINK && isAnswerable(id))
    .map(({ id }) => ({ id, weight: answers(entry, id) }))
    .filter(({ weight }) => weight >= ASK_FROM)
    .toSorted((a, b) => b.weight - a.weight);

const typical: Readonly<Record<string, string[]>> = guestQuestions;

/** How probable it is that the entry answers the typical question of an intent. */
function answers(entry: LinkedEntry, intent: string): number {
  const [, question] = typical[intent] ?? [];
  if (question === undefined) return 0;
  const { clauses } = understand(question, { previousLanguage: 'en' });
  const judged = clauses.flatMap((clause) => judgedEntries(clause, clauses, [entry]));
  return Math.max(0, ...judged.map(({ probability }) => probability));
}
