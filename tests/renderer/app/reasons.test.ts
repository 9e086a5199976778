import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { english } from '#shared/reasons/english/index.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const tableOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(root, 'renderer/app/reasons', `${language}.json`), 'utf8'));
const gapsOf = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1]).toSorted();

describe.each(['de', 'es', 'fr', 'it'])('reasons in %s', (language) => {
  const table = tableOf(language);

  test('have a sentence for every code and no other', () => {
    expect(Object.keys(table).toSorted()).toEqual(Object.keys(english).toSorted());
    expect(Object.entries(table).filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  test('have the gaps of the English sentences', () => {
    const broken = Object.entries(english).filter(
      ([code, sentence]) => gapsOf(sentence).join() !== gapsOf(table[code] ?? '').join(),
    );
    expect(broken).toEqual([]);
  });
});

test('an English sentence has one code', () => {
  const sentences = Object.values(english);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

/** Sentences of the table that another file has as well. */
function copiesIn(folder: string): string[] {
  const files = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.startsWith(path.join('reasons', 'english')),
  );
  const sentences = Object.values<string>(english).filter((sentence) => sentence.length > 20);
  return files.flatMap((name) => {
    const source = readFileSync(path.join(root, folder, name), 'utf8').replaceAll("\\'", "'");
    return sentences.filter((sentence) => source.includes(sentence)).map((sentence) => `${name}: ${sentence}`);
  });
}

test('the English sentences stand in the table alone', () => {
  expect([...copiesIn('server'), ...copiesIn('shared')]).toEqual([]);
});
