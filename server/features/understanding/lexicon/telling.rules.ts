import { denseMatches, matchesAt } from '../danger/danger-words.rules.ts';
import type { LanguageCode } from '../languages.ts';
import { readData } from '../sources.ts';
import { foldedWordsOf, isCjk } from '../text/folding.rules.ts';
import { parseLexicon } from './lexicon.rules.ts';

const WORDS = parseLexicon(readData('telling.txt'));
const QUESTION_MARK = /[?？؟]/u;
/** A Japanese sentence that states something. */
const STATED = /(?:です|ます|でした|ました|ません|んだ|いる|ある)[。.！!ねよ]*$/u;
/** Words before the first one of the sentence itself. */
const BEFORE = /^(?:and|but|so|hi|hello|et|mais|und|aber|y|pero|e|ma|mas|en|maar|i|a|ale|и|а|но|ve|ama|و)$/u;
/** Of a sentence so long only the beginning is read. */
const MOST_WORDS = 60;

/**
 * Whether a sentence tells something of the guest by its form ("our flight leaves at 9 pm", "he is very quiet"): it begins with who
 * does something, and contains no question mark and no word of a wish or a question.
 * @param languages those the text may be in
 */
export function tells(text: string, languages: readonly LanguageCode[]): boolean {
  if (QUESTION_MARK.test(text)) return false;
  const words = foldedWordsOf(text).slice(0, MOST_WORDS);
  const own = languages.flatMap((language) => WORDS.languages.get(language) ?? []);
  const found = words.map((word, index) =>
    isCjk(word) ? denseMatches(word, WORDS) : own.flatMap((entries) => matchesAt(words, index, entries)),
  );
  if (found.flat().some(({ concept }) => concept === 'WISHES')) return false;
  if (languages[0] === 'ja') return STATED.test(text.trim());
  const firsts = BEFORE.test(words[0] ?? '') ? [0, 1] : [0];
  const begins = firsts.some((first) =>
    (found[first] ?? []).some(
      ({ concept, from }) => concept === 'TELLS' && from === (isCjk(words[first] ?? '') ? 0 : first),
    ),
  );
  return begins || found.flat().some(({ concept }) => concept === 'TOLD');
}
