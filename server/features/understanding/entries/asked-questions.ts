import { guestQuestions } from '#shared/features/knowledge/guest-questions.values.ts';
import type { Clause, Understanding } from '../understanding.types.ts';
import { partsOfQuestion } from './question-parts.ts';

/** From here on a clause counts as asking for its first intent. */
const ASKED_FROM = 0.35;
const MOST = 5;

/** The questions and requests of a message: each once, at most 5, sorted by id. */
export const askedIntents = ({ clauses }: Understanding): string[] => onceEach(clauses.flatMap(intentOf));

/** The same as questions of the coverage: with their parts where they have any. */
export const askedQuestions = ({ clauses }: Understanding): string[] =>
  onceEach(clauses.flatMap((clause) => intentOf(clause).map((intent) => partOf(intent, clause))));

const onceEach = (ids: readonly string[]): string[] => [...new Set(ids)].slice(0, MOST).toSorted();

const QUESTIONS: ReadonlySet<string> = new Set(guestQuestions);

const intentOf = ({ intents: [first] }: Clause): string[] =>
  first && first.probability >= ASKED_FROM && QUESTIONS.has(first.id) ? [first.id] : [];

function partOf(intent: string, { details }: Clause): string {
  const parts = partsOfQuestion(intent);
  const [part] = [...parts.filter((each) => details.parts.includes(each)), ...parts];
  return part === undefined ? intent : `${intent}:${part}`;
}
