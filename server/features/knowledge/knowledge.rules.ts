import type { TextToInspect } from '#shared/features/knowledge/knowledge.schema.ts';
import { isInHouseOnly, looksLikeCode } from '#server/features/assistant/checking/access.rules.ts';
import { textLanguage } from './text-language.rules.ts';

/** A question and answer in the assistant's shape. */
export const wordsOf = ({ question, answer }: TextToInspect) => ({ title: question, text: answer });

type Stored = TextToInspect & {
  in_house_only: boolean | null;
  language: string | null;
  text_language: string | null;
};

/** A stored row in the form of the API: its audience, whether a decision is needed, and its languages. */
export function shown<Row extends Stored>(row: Row) {
  const words = wordsOf(row);
  const text_language = textLanguage(row);
  return {
    ...row,
    in_house_only: isInHouseOnly({ ...words, in_house_only: row.in_house_only }),
    in_house_decided: row.in_house_only !== null,
    in_house_proposed: row.in_house_only === null && looksLikeCode(words),
    language: row.language ?? text_language ?? 'en',
    text_language,
  };
}
