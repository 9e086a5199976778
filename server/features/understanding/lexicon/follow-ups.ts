import { allConceptsOf } from '../danger/danger-words.rules.ts';
import { isLanguage, LANGUAGES, type LanguageCode } from '../languages.ts';
import { readData } from '../sources.ts';
import { foldedWordsOf } from '../text/folding.rules.ts';
import { limitsIn } from './limits.ts';
import { parseLexicon } from './lexicon.rules.ts';

const ASPECTS = ['AGE', 'CHILD', 'CLOSED', 'BOOKING', 'DURATION', 'DEPOSIT'] as const;
/** What a short question asks of a thing that it need not name (`data/follow-ups.txt`). */
export type Aspect = (typeof ASPECTS)[number];

const LEXICON = parseLexicon(readData('follow-ups.txt'));
const LONGEST = 4_000;

const conceptsIn = (text: string, languages: readonly LanguageCode[]): Set<string> =>
  allConceptsOf(foldedWordsOf(text.slice(0, LONGEST)), LEXICON, languages);

const languagesOf = (language: string | null): readonly LanguageCode[] =>
  language !== null && isLanguage(language) ? [language] : LANGUAGES;

/** What a text asks for by its words. "At what time is it closed?" asks for no day. @param language null: any */
export function aspectsIn(text: string, language: string | null): Aspect[] {
  const found = conceptsIn(text, languagesOf(language));
  return ASPECTS.filter((aspect) => found.has(aspect) && (aspect !== 'CLOSED' || !found.has('CLOCK')));
}

/** Whether a word says what is asked and no thing. */
export const isAspectWord = (word: string, language: string | null): boolean =>
  conceptsIn(word, languagesOf(language)).size > 0;

/** Whether a text states what is asked. @param language the text's; null: any */
export function statesAspect(aspect: Aspect, text: string, language: string | null): boolean {
  const languages = languagesOf(language);
  const found = conceptsIn(text, languages);
  const limits = limitsIn(text, languages);
  const saysAge = found.has('SAYS_AGE') || limits.has('AGE');
  if (aspect === 'AGE') return saysAge;
  if (aspect === 'CHILD') return saysAge || limits.has('CHILD');
  if (aspect === 'CLOSED') return limits.has('DAY') || found.has('SAYS_DAYS');
  return found.has(aspect === 'DURATION' ? 'SAYS_DURATION' : aspect);
}
