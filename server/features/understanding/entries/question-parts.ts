import { type guestQuestions, questionParts } from '#shared/features/knowledge/guest-questions.values.ts';
import { allConceptsOf } from '../danger/danger-words.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { saysTime } from '../lexicon/aspects.rules.ts';
import { parseLexicon } from '../lexicon/lexicon.rules.ts';
import { readData } from '../sources.ts';
import { foldedWordsOf } from '../text/folding.rules.ts';

const WORDS = parseLexicon(readData('question-parts.txt'));

/** The parts of questions that a text names. @param languages those the text may be in */
export const partsOf = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  new Set([...allConceptsOf(foldedWordsOf(text), WORDS, languages)].map((concept) => concept.toLowerCase()));

/**
 * The parts of questions that an entry names only in sentences that state no time, where others state one: "Dr. Moser, Monday to
 * Friday 8 to 12. The next pharmacy is 9 km away." does not say when the pharmacy opens.
 */
export function timelessParts(
  title: string,
  sentences: readonly string[],
  languages: readonly LanguageCode[],
): Set<string> {
  const timed = sentences.filter(saysTime);
  if (timed.length === 0) return new Set();
  const known = partsOf([title, ...timed].join('\n'), languages);
  const named = partsOf(sentences.join('\n'), languages);
  return new Set([...named].filter((part) => !known.has(part)));
}

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
