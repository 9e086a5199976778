import { likePattern } from './page.ts';

/**
 * What a person typed into a search box, as ILIKE patterns of which any may match: the words in either order, and a number
 * without its spaces and leading zeros, since phones are stored as E.164 and typed in every other way.
 */
export function searchPatterns(search: string): string[] {
  const words = search
    .trim()
    .split(/\s+/)
    .map((word) => likePattern(word).slice(1, -1));
  const patterns = [`%${words.join('%')}%`];
  if (words.length > 1) patterns.push(`%${words.toReversed().join('%')}%`);
  if (/^[\d\s().+/-]+$/.test(search)) {
    const digits = search.replace(/\D/g, '').replace(/^0+/, '');
    if (digits.length >= 3) patterns.push(`%${digits}%`);
  }
  return [...new Set(patterns)];
}
