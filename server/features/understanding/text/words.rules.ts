import { fold, isCjk } from './folding.rules.ts';

const segmenters = new Map<string, Intl.Segmenter>();
const CONTENT = /\p{L}/u;

/**
 * Words that carry a meaning of their own: runs of Chinese and Japanese cut into words, digits and punctuation left
 * out. Expects folded tokens.
 */
export function contentWords(words: string[], language: string): string[] {
  return words.flatMap((word) => {
    if (isCjk(word)) return segmentsOf(word, language === 'ja' ? 'ja' : 'zh');
    return CONTENT.test(word) && word.length > 1 ? [word] : [];
  });
}

function segmentsOf(run: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' });
  segmenters.set(language, segmenter);
  return [...segmenter.segment(run)].map(({ segment }) => segment);
}

/** Words that begin with a capital letter inside a sentence, folded: names, and the nouns of German. */
export const namesIn = (text: string): string[] =>
  (text.match(/(?<=[\p{L}\p{N},] )\p{Lu}\p{Ll}+/gu) ?? []).map((word) => fold(word));
