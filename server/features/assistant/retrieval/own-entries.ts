import type { KnowledgeEntry } from '../assistant.types.ts';
import { wordsOf } from '../language/plain-text.rules.ts';
import { remembered } from '#server/features/understanding/remembered.rules.ts';
import { answeredBy } from './linked-entries.ts';

/** They name many things and answer none of them: an entry of the group about one of them stays. */
const LISTS = new Set(['profile:amenities', 'profile:services']);

const wordsOfTitle = remembered((title) => wordsOf(title).join(' '), 5000);
const titleOf = ({ title }: KnowledgeEntry): string => wordsOfTitle(title);

/**
 * Leaves out entries of the group that the hotel answers itself: with the same question, or where each question that the
 * entry answers is answered by a fact of the profile or an entry of the hotel. Entries keep their order.
 * @param entries linked ahead, so that this takes milliseconds
 */
export function withoutOverruled(entries: readonly KnowledgeEntry[]): KnowledgeEntry[] {
  if (!entries.some(({ of_group }) => of_group)) return [...entries];
  const own = entries.filter(({ id, kind, of_group }) => !of_group && kind !== 'booking' && !LISTS.has(id));
  const titles = new Set(own.map(titleOf));
  const answered = new Set(own.flatMap((entry) => answeredBy(entry).map(({ id }) => id)));
  const isOverruled = (entry: KnowledgeEntry): boolean => {
    if (titles.has(titleOf(entry))) return true;
    const questions = answeredBy(entry);
    return questions.length > 0 && questions.every(({ id }) => answered.has(id));
  };
  return entries.filter((entry) => !entry.of_group || !isOverruled(entry));
}
