/** Places of a match, the best first: the beginning of the name, of words of the name, of any words, inside a word. */
export const ranks = { beginning: 0, name: 1, words: 2, inside: 3 } as const;
type Rank = (typeof ranks)[keyof typeof ranks];

/** Without accents, case and signs; what a hyphen or an apostrophe joins is one word: `check-out` is `checkout`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\p{Pd}'’/]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const joined = (text: string): string => text.replaceAll(' ', '');

/** Whether each word that was typed begins a word of the text, or all of them together do: `check out` is `checkout`. */
function begins(text: string, typed: string): boolean {
  const words = text.split(' ');
  if (typed.split(' ').every((part) => words.some((word) => word.startsWith(part)))) return true;
  return words.some((_, index) => joined(words.slice(index).join(' ')).startsWith(joined(typed)));
}

/**
 * Where a question says what was typed; null: nowhere.
 * @param texts its name, then whatever else it is known by
 */
export function rankOf([name = '', ...others]: readonly string[], typed: string): Rank | null {
  const search = folded(typed);
  const named = folded(name);
  if (joined(named).startsWith(joined(search))) return ranks.beginning;
  if (begins(named, search)) return ranks.name;
  const all = [named, ...others.map(folded)].join(' ');
  if (begins(all, search)) return ranks.words;
  return joined(all).includes(joined(search)) ? ranks.inside : null;
}
