import { likePattern } from './page.ts';

/** LIKE patterns of a search: all `words` must be there, in any order, or any one of `others`. The database folds accents. */
export type SearchTerms = { words: string[]; others: string[] };

const mostWords = 8;

/**
 * What a person typed into a search box. Besides its words, a phone is found by its digits without leading zeros, since
 * phones are stored as E.164 and typed in every other way, and a confirmation number without its spaces and dashes.
 */
export function searchTerms(search: string): SearchTerms {
  const words = search
    .trim()
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, mostWords);
  const others = new Set<string>();
  if (/^[\d\s().+/-]+$/.test(search)) {
    const digits = search.replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
    if (digits.length >= 3) others.add(digits);
  }
  const compact = search.replace(/[^\p{L}\p{N}]/gu, '');
  if (compact.length >= 4 && compact !== search) others.add(compact);
  if (words.length === 0) words.push(search);
  return { words: words.map(likePattern), others: [...others].map(likePattern) };
}

const folded: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l', ı: 'i', þ: 'th', ð: 'd' };

/** Lower case without accents, as `fold_for_search` in the database. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøæœđłıþð]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFC');
}

/** A run of Chinese or Japanese, as `words_for_search` in the database separates its characters; or another word. */
const WORD =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]+|(?:(?![\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff])[\p{L}\p{N}])+/gu;
const UNSPACED = /^[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/u;

/**
 * The words of a search as a tsquery: each may be the beginning of a word, all must be there; Chinese and Japanese are
 * found as phrases. Null where there is none.
 */
export function searchWords(search: string): string | null {
  const words = (fold(search).match(WORD) ?? []).filter((word) => UNSPACED.test(word) || word.length > 1).slice(0, 12);
  if (words.length === 0) return null;
  return words.map((word) => (UNSPACED.test(word) ? [...word].join(' <-> ') : `${word}:*`)).join(' & ');
}
