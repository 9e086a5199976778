import { type guestQuestions, questionParts } from '#shared/features/knowledge/guest-questions.values.ts';
import { allConceptsOf } from '../danger/danger-words.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { parseLexicon } from '../lexicon/lexicon.rules.ts';
import { readData } from '../sources.ts';
import { foldedWordsOf } from '../text/folding.rules.ts';

const WORDS = parseLexicon(readData('question-parts.txt'));

/** The parts of questions that a text names. @param languages those the text may be in */
export const partsOf = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  new Set([...allConceptsOf(foldedWordsOf(text), WORDS, languages)].map((concept) => concept.toLowerCase()));

export const partsOfQuestion = (intent: string): readonly string[] =>
  questionParts[intent as (typeof guestQuestions)[number]] ?? [];

/**
 * Whether an entry names other parts of a question, and not the one that a message names.
 * @param named parts that the message names; @param stated parts that the entry names
 */
export function namesOtherPart(intent: string, named: readonly string[], stated: ReadonlySet<string>): boolean {
  const known = partsOfQuestion(intent);
  const asked = known.filter((part) => named.includes(part));
  return asked.length > 0 && known.some((part) => stated.has(part)) && !asked.some((part) => stated.has(part));
}
