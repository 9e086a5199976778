import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { frequentQuestions, guestQuestions } from '#shared/features/knowledge/guest-questions.values.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import { understand } from '#server/features/understanding/understand.ts';

const folder = path.resolve(import.meta.dirname, '../../../../shared/features/knowledge/guest-questions');
const textsOf = (language: string): Record<string, [name: string, question: string]> =>
  JSON.parse(fs.readFileSync(path.join(folder, `${language}.json`), 'utf8'));
/** Share of the typical questions that are read as their own intent, among the first three. */
const leastRead = 0.9;

test('the list has every question and request that the recogniser knows, each once', () => {
  const known = knowledge().model.intents.filter(({ kind }) => kind === 'question' || kind === 'request');
  expect([...guestQuestions].toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  expect(frequentQuestions).toBeLessThan(guestQuestions.length);
});

describe.each(['en', 'de', 'fr', 'es', 'it'])('questions in %s', (language) => {
  const texts = textsOf(language);

  test('each has a name of its own and a typical question', () => {
    expect(Object.keys(texts).toSorted()).toEqual([...guestQuestions].toSorted());
    const names = Object.values(texts).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.values(texts).filter(([name, question]) => !name.trim() || !question.trim())).toEqual([]);
  });

  test('typical questions are read as what they ask', () => {
    const misread = Object.entries(texts).filter(([id, [, question]]) => {
      const { clauses } = understand(question, { previousLanguage: language });
      return !clauses.some(({ intents }) => intents.slice(0, 3).some((guess) => guess.id === id));
    });
    expect(misread.length / guestQuestions.length, misread.map(([id]) => id).join(' ')).toBeLessThan(1 - leastRead);
  });
});
