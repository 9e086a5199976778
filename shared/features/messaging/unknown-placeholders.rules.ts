import { isPlaceholder, placeholders, type Placeholder } from './template.rules.ts';

export type UnknownPlaceholder = { name: string; suggestion: Placeholder };

const anyBraces = /\{\{([^{}]{0,80})\}\}|\{\s*(\w{1,80})\s*\}/g;

/** Unknown names in braces, without duplicates, each with the most similar known placeholder. */
export function unknownPlaceholdersOf(text: string): UnknownPlaceholder[] {
  const names = [...text.matchAll(anyBraces)].map((match) => (match[1] ?? match[2] ?? '').trim());
  return [...new Set(names)]
    .filter((name) => !isPlaceholder(name))
    .map((name) => ({ name, suggestion: closest(name) }));
}

/** Both names as they stand in a text: the parameters of the reason `placeholder_did_you_mean`. */
export const unknownPlaceholderNames = ({ name, suggestion }: UnknownPlaceholder) => ({
  name: `{{${name}}}`,
  suggestion: `{{${suggestion}}}`,
});

function closest(name: string): Placeholder {
  const plain = name.toLowerCase().replace(/[\s-]+/g, '_');
  return placeholders.reduce((best, each) => (distance(plain, each) < distance(plain, best) ? each : best));
}

/** Levenshtein distance: characters to insert, delete or replace. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[other.length]!;
}
