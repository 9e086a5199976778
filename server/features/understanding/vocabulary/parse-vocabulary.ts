import { isLanguage, type LanguageCode } from '../languages.ts';
import { fold, isCjk } from '../text/folding.rules.ts';

/** A word ("sled"), a stem ("sled*") or an expression ("hot_tub*") of a language, folded. */
export type VocabularyEntry = { language: LanguageCode; text: string; meaning: number };
export type ParsedVocabulary = { meanings: string[]; entries: VocabularyEntry[] };

/** A stem of one letter would read half of a language. */
const SHORTEST_STEM = 2;

/**
 * Reads `data/vocabulary/*.txt`: "name | en: words | fr: words" on each line. A name that stands on several lines is one
 * meaning.
 * @throws Error naming the file and the line that is of another form.
 */
export function parseVocabulary(files: { name: string; text: string }[]): ParsedVocabulary {
  const numbers = new Map<string, number>();
  const entries: VocabularyEntry[] = [];
  for (const { name: file, text } of files)
    for (const [index, line] of text.split('\n').entries()) {
      if (!line.trim() || line.startsWith('#')) continue;
      const where = `${file}, line ${index + 1}`;
      const [name = '', ...rows] = line.split('|').map((part) => part.trim());
      if (!/^[a-z][a-z0-9_]*$/.test(name)) throw new Error(`${where}: "${name}" is no name of a meaning.`);
      const meaning = numbers.get(name) ?? numbers.size;
      numbers.set(name, meaning);
      for (const row of rows) entries.push(...readRow(row, meaning, where));
    }
  return { meanings: [...numbers.keys()], entries };
}

function readRow(row: string, meaning: number, where: string): VocabularyEntry[] {
  const language = row.slice(0, 2);
  if (!isLanguage(language) || row[2] !== ':') throw new Error(`${where}: "${row.slice(0, 40)}" has no language.`);
  return row
    .slice(3)
    .split(/\s+/)
    .map((word) => folded(word))
    .filter((text) => text.replace('*', '').length >= SHORTEST_STEM || isCjk(text))
    .map((text) => ({ language, text, meaning }));
}

/** Chinese and Japanese are found anywhere in a text: they have no stems. */
function folded(word: string): string {
  const text = fold(word).replace(/^_+|_+$/g, '');
  return isCjk(text) ? text.replace(/[*_]/g, '') : text;
}
