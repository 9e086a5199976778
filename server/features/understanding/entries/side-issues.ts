import type { Clause } from '../understanding.types.ts';
import type { Choice, Cover } from './entries.types.ts';
import { logitOf } from './logit-of.ts';

/** This far ahead in its own clause (in logits), an entry answers it beside the one that the whole message is about. */
const FURTHER = 1.5;
/** A clause does not speak more than this against an entry. */
const LEAST = -4;

/** @property covers of the clause, by their entry */
type Judged = { clause: Clause; covers: Cover[] };

/**
 * A message is mostly about one thing. Where entries that answer its clauses are near to each other ("is there a cot? when do
 * we have to tell you?"), the one that all clauses together speak for answers them all.
 * @param judged what each clause that asks something is covered by
 */
export function withoutSideIssues(choices: Choice[], judged: readonly Judged[]): Choice[] {
  const sent = new Set(choices.flatMap((choice) => (choice.action === 'answer' ? [choice.cover.entry] : [])));
  if (sent.size < 2) return choices;
  const coverOf = (clause: Clause, entry: string): Cover =>
    judged.find((one) => one.clause === clause)?.covers.find((cover) => cover.entry === entry) ?? {
      entry,
      probability: 0,
    };
  const logit = (clause: Clause, entry: string): number => logitOf(coverOf(clause, entry).probability);
  const inAll = (entry: string): number =>
    judged.reduce((sum, { clause }) => sum + Math.max(LEAST, logit(clause, entry)), 0);
  const kept: string[] = [];
  const bestKept = (clause: Clause): string | undefined =>
    kept.toSorted((one, other) => logit(clause, other) - logit(clause, one))[0];
  for (const entry of [...sent].toSorted((one, other) => inAll(other) - inAll(one))) {
    const isFurther = choices.some((choice) => {
      if (choice.action !== 'answer' || choice.cover.entry !== entry) return false;
      const best = bestKept(choice.clause);
      return best === undefined || logit(choice.clause, entry) - logit(choice.clause, best) >= FURTHER;
    });
    if (isFurther) kept.push(entry);
  }
  return choices.map((choice) => {
    const best = bestKept(choice.clause);
    if (choice.action !== 'answer' || kept.includes(choice.cover.entry) || best === undefined) return choice;
    return { ...choice, cover: coverOf(choice.clause, best) };
  });
}
