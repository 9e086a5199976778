import type { TextToInspect } from '#shared/features/knowledge/knowledge.schema.ts';
import { isValidOn } from '#shared/features/knowledge/entry-dates.rules.ts';
import { isInHouseOnly, looksLikeCode } from '#server/features/assistant/checking/access.rules.ts';
import { entryGivesOrders } from '#server/features/assistant/gates/orders.rules.ts';
import type { KnowledgeEntry } from '#server/features/assistant/assistant.types.ts';
import { questionsOf } from './coverage-rows.ts';
import { languageOfText, textLanguage, trueLanguage } from './text-language.rules.ts';

/** A question and answer in the assistant's shape. */
export const wordsOf = ({ question, answer }: TextToInspect) => ({ title: question, text: answer });

type Stored = TextToInspect & {
  id: string;
  answers: string[];
  never: string[];
  in_house_only: boolean | null;
  language: string | null;
  text_language: string | null;
};

/** The entries that are valid on a day of the hotel, `YYYY-MM-DD`. */
export const validOn = <Entry extends Pick<KnowledgeEntry, 'dates'>>(entries: readonly Entry[], day: string): Entry[] =>
  entries.filter(({ dates }) => !dates || isValidOn(dates, day));

/** A stored row as the assistant reads it. */
export const entryOf = (row: Stored): KnowledgeEntry => ({
  id: row.id,
  kind: 'faq',
  ...wordsOf(row),
  language: trueLanguage(row),
  category: null,
  answers: row.answers,
  never: row.never,
});

/** A text from a form as the assistant would read it. */
export const unsavedEntry = (text: TextToInspect): KnowledgeEntry => ({
  id: 'unsaved',
  kind: 'faq',
  ...wordsOf(text),
  language: languageOfText(text),
  category: null,
});

/** Why the assistant does not read a text; null: it does. */
export const notUsed = (words: ReturnType<typeof wordsOf>) =>
  entryGivesOrders(words) ? ('gives_orders' as const) : null;

/** A stored row in the form of the API: its audience, whether a decision is needed, its languages and what it answers. */
export function shown<Row extends Stored>(row: Row) {
  const words = wordsOf(row);
  const text_language = textLanguage(row);
  return {
    ...row,
    in_house_only: isInHouseOnly({ ...words, in_house_only: row.in_house_only }),
    in_house_decided: row.in_house_only !== null,
    in_house_proposed: row.in_house_only === null && looksLikeCode(words),
    not_used: notUsed(words),
    language: row.language ?? text_language ?? 'en',
    text_language,
    answered: [...questionsOf(entryOf(row)).keys()],
  };
}
