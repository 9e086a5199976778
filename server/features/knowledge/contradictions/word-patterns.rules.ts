const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A pattern for a list of folded words separated by commas: `*` ends a stem, a space joins words. */
export function patternOf(list: string): RegExp {
  return new RegExp(sourceOf(list), 'u');
}

export function sourceOf(list: string): string {
  const words = list.split(',').map((word) => word.trim());
  const dense = words.filter((word) => DENSE.test(word)).map((word) => word.replace('*', ''));
  const spaced = words
    .filter((word) => word && !DENSE.test(word))
    .map((word) => word.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
    .map((word) => word.replaceAll('*', String.raw`\p{L}*`).replaceAll(' ', ' {1,2}'))
    .toSorted((a, b) => b.length - a.length);
  const parts = [spaced.length > 0 ? String.raw`(?<![\p{L}\d])(?:${spaced.join('|')})(?!\p{L})` : '', ...dense];
  return parts.filter(Boolean).join('|');
}
