import type { EntryLanguage } from '#shared/features/knowledge/knowledge.schema.ts';
import { entryLanguages } from '#shared/features/knowledge/knowledge.values.ts';
import { detectLanguage } from '#server/features/assistant/language/language.rules.ts';
import { baseLanguage } from '#server/features/assistant/language/languages.rules.ts';
import { remembered } from '#server/features/understanding/remembered.rules.ts';

/** How an undetermined language is stored (ISO 639-2). */
export const undetermined = 'und';
/** Texts with fewer letters have no detected language, unless their script determines it. */
const leastLetters = 20;

type Text = { question: string; answer: string };
type Labelled = Text & { language: string | null; text_language: string | null };

/** The detected language of a text. Null if it is too short or mixed. */
export function languageOfText({ question, answer }: Text): EntryLanguage | null {
  const read = surely(`${question}\n${answer}`.slice(0, 2000));
  return entryLanguages.find((known) => known === read) ?? null;
}

const surely = remembered((text) => {
  const { language, confident } = detectLanguage(text);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const longEnough = letters >= leastLetters || /[^\p{Script=Latin}\P{L}]/u.test(text);
  return confident && longEnough ? language : undetermined;
}, 2000);

/** The value stored with a text. */
export const storedLanguage = (text: Text): string => languageOfText(text) ?? undetermined;

/** The language of a stored row's text; detected now if it is not stored yet. */
export function textLanguage(row: Labelled): EntryLanguage | null {
  if (row.text_language === null) return languageOfText(row);
  return entryLanguages.find((known) => known === row.text_language) ?? null;
}

/** The language used by the assistant: the text's own, or the label if the text's language is undetermined. */
export const trueLanguage = (row: Labelled): string | null =>
  textLanguage(row) ?? (row.language ? baseLanguage(row.language) : null);
