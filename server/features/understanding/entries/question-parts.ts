import { type guestQuestions, questionParts } from '#shared/features/knowledge/guest-questions.values.ts';
import { allConceptsOf } from '../danger/danger-words.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { parseLexicon } from '../lexicon/lexicon.rules.ts';
import { readData } from '../sources.ts';
import { foldedWordsOf } from '../text/folding.rules.ts';
import type { Clause } from '../understanding.types.ts';
import type { LinkedEntry } from './entries.types.ts';

const WORDS = parseLexicon(readData('question-parts.txt'));

/** The parts of questions that a text names. @param languages those the text may be in */
export const partsOf = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  new Set([...allConceptsOf(foldedWordsOf(text), WORDS, languages)].map((concept) => concept.toLowerCase()));

export const partsOfQuestion = (intent: string): readonly string[] =>
  questionParts[intent as (typeof guestQuestions)[number]] ?? [];

/** Whether an entry names other parts of what a clause asks for, and not the one that the clause names. */
export function namesOtherPart({ intents: [first], details }: Clause, { parts }: LinkedEntry): boolean {
  const known = partsOfQuestion(first?.id ?? '');
  const asked = known.filter((part) => details.parts.includes(part));
  return asked.length > 0 && known.some((part) => parts?.has(part)) && !asked.some((part) => parts?.has(part));
}
