import { fold } from '../text/folding.rules.ts';
import { readData } from '../sources.ts';
import { isGreeting } from './common-words.ts';

/** Words and expressions that guests of many languages use (`data/international-words.txt`), folded, joined by `_`. */
export const INTERNATIONAL: ReadonlySet<string> = new Set(
  readData('international-words.txt')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(/\s+/).filter(Boolean)),
);
/** Words of the longest expression ("all you can eat"). */
const LONGEST = 4;
/** What is left says its language from here on. */
const SENTENCE = 3;
const WORD = /\p{L}[\p{L}\p{M}]*/gu;
/** "Merci beaucoup, bis morgen": the greeting of another language ends here. */
const FIRST_PART = /^[^,.!?;:\n]{1,40}[,.!;:\n]\s*/u;

/**
 * A text of Latin letters without what it borrows: the greeting that it begins with, and words of many languages ("crème brûlée",
 * "upgrade"). Where fewer than three words would be left, the whole text.
 */
export function withoutLoanwords(text: string): string {
  const rest = ownWordsOf(text);
  return [withoutInternational(rest), withoutInternational(text)].find(isSentence) ?? text;
}

/** The few words that a text has beside a greeting and words of many languages ("chcemy" of "chcemy late check-out"); else null. */
export function fewOwnWords(text: string): string | null {
  const own = withoutInternational(ownWordsOf(text)).trim();
  return own.length < text.trim().length && !isSentence(own) && lettersIn(own).length > 0 ? own : null;
}

/** What stands behind a greeting. */
function ownWordsOf(text: string): string {
  const [first] = FIRST_PART.exec(text) ?? [];
  return first && isGreeting(first) ? text.slice(first.length) : text;
}

const isSentence = (text: string): boolean => lettersIn(text).length >= SENTENCE;

const lettersIn = (text: string): RegExpExecArray[] => [...text.matchAll(WORD)].filter(([word]) => word.length > 1);

function withoutInternational(text: string): string {
  const words = [...text.matchAll(WORD)];
  const folded = words.map(([word]) => fold(word));
  let kept = '';
  let end = 0;
  for (let at = 0; at < words.length;) {
    const length = lengthOfExpression(folded, at);
    const last = words[at + Math.max(1, length) - 1]!;
    const to = last.index + last[0].length;
    kept += length > 0 ? `${text.slice(end, words[at]!.index)} ` : text.slice(end, to);
    end = to;
    at += Math.max(1, length);
  }
  return kept + text.slice(end);
}

/** Words of the longest expression of many languages that begins at a place; 0 where there is none. */
function lengthOfExpression(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1)
    if (INTERNATIONAL.has(words.slice(at, at + length).join('_'))) return length;
  return 0;
}
