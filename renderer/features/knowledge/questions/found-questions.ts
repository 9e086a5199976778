import type { QuestionId } from '#shared/features/knowledge/knowledge.schema.ts';
import { intentOf } from '#shared/features/knowledge/guest-questions.values.ts';
import type { GuestQuestions } from './guest-questions.queries.ts';
import { rankOf } from './question-search.rules.ts';
import { searchWords } from './question-search.words.ts';

/** Questions that say what was typed, in their name, typical question, id or other words; the best matches first. */
export function foundQuestions<Id extends string>(ids: readonly Id[], names: GuestQuestions, typed: string) {
  return ids
    .flatMap((id) => {
      const texts = [...(names[id] ?? [id]), id, searchWords[intentOf(id) as QuestionId] ?? ''];
      const rank = rankOf(texts, typed);
      return rank === null ? [] : [{ id, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank);
}
