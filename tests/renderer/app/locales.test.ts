import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const renderer = path.resolve(import.meta.dirname, '../../../renderer');
const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name));

/** Keys of words that mean two things in English: `t('Answer', { context: 'verb' })` reads `Answer_verb`. */
const wordsInContext = (): string[] =>
  filesOf(renderer, /\.tsx?$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\('([^']+)', \{ context: '(\w+)'/g)].map(
      ([, word, use]) => `${word}_${use}`,
    ),
  );

/** English sentences that the console's source passes to the translator directly. */
function sentences(): string[] {
  const found = filesOf(renderer, /\.tsx?$/).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bt\(\s*'((?:[^'\\]|\\.)*)'/g)].map((match) =>
      (match[1] ?? '').replaceAll("\\'", "'"),
    ),
  );
  return [...new Set(found)].toSorted();
}

/** English words in tables of `*.words.ts`, which the console translates when it shows them. */
const tables = import.meta.glob<Record<string, unknown>>('../../../renderer/**/*.words.ts', { eager: true });
const tableWords = (): string[] =>
  Object.values(tables)
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && value !== null)
    .flatMap((table) => Object.values(table))
    .filter((word): word is string => typeof word === 'string' && /^\p{Lu}/u.test(word));

function textsOf(language: string): Record<string, string> {
  const files = filesOf(path.join(renderer, 'app/locales', language), /\.json$/);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown));
}

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();

describe.each(['es', 'fr', 'de', 'it'])('the console in %s', (language) => {
  const texts = textsOf(language);

  test('has every sentence that the console says', () => {
    expect(sentences().filter((sentence) => !texts[sentence])).toEqual([]);
  });

  test('has every word of the tables of words', () => {
    expect(tableWords()).toContain('Unchanged');
    expect(tableWords().filter((word) => !texts[word])).toEqual([]);
  });

  test('has a word of its own for each meaning of an English word', () => {
    expect(wordsInContext()).toContain('Answer_verb');
    expect(wordsInContext().filter((key) => !texts[key])).toEqual([]);
  });

  test('keeps the names, numbers and quotes that a sentence carries', () => {
    const broken = Object.entries(texts).filter(
      ([english, text]) => placeholders(english).join() !== placeholders(text).join(),
    );
    expect(broken).toEqual([]);
  });
});
