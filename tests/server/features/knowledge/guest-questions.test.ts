import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  coveredQuestions,
  frequentQuestions,
  guestQuestions,
  intentOf,
  questionParts,
} from '#shared/features/knowledge/guest-questions.values.ts';
import { profileFields } from '#shared/features/knowledge/profile-fields.values.ts';
import { PROFILE_FACTS } from '#server/features/understanding/entries/profile-facts.ts';
import { knowledge } from '#server/features/understanding/model-store.ts';
import { LANGUAGES } from '#server/features/understanding/languages.ts';
import { parseLexicon } from '#server/features/understanding/lexicon/lexicon.rules.ts';
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

test('each question that a fact of the profile answers has the field of that fact', () => {
  // A menu answers only what is on it, and quiet hours say when the hotel writes.
  const { restaurantMenu: _restaurant, barMenu: _bar, quietHours: _quiet, ...facts } = PROFILE_FACTS;
  const answered = new Set(Object.values(facts).flatMap(({ intents }) => intents));
  expect(Object.keys(profileFields).toSorted()).toEqual([...answered].toSorted());
});

describe.each(['en', 'de', 'fr', 'es', 'it'])('questions in %s', (language) => {
  const texts = textsOf(language);

  test('each has a name of its own and a typical question', () => {
    expect(Object.keys(texts).toSorted()).toEqual([...new Set([...guestQuestions, ...coveredQuestions])].toSorted());
    for (const shown of [guestQuestions, coveredQuestions]) {
      const names = shown.map((id) => texts[id]?.[0]);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(Object.values(texts).filter(([name, question]) => !name.trim() || !question.trim())).toEqual([]);
  });

  test('typical questions are read as what they ask', () => {
    const misread = Object.entries(texts).filter(([id, [, question]]) => {
      const { clauses } = understand(question, { previousLanguage: language });
      return !clauses.some(({ intents }) => intents.slice(0, 3).some((guess) => guess.id === intentOf(id)));
    });
    expect(misread.length / Object.keys(texts).length, misread.map(([id]) => id).join(' ')).toBeLessThan(1 - leastRead);
  });
});

test('the coverage has a row for 150 things that guests ask', () => {
  expect(coveredQuestions.length).toBe(150);
});

test('each part but the first has words in all guest languages', () => {
  const file = path.resolve(import.meta.dirname, '../../../../server/features/understanding/data/question-parts.txt');
  const text = fs.readFileSync(file, 'utf8');
  const { concepts } = parseLexicon(text);
  const parts = Object.values(questionParts);
  const known = parts.flat().map((part) => part.toUpperCase());
  expect(new Set(known).size).toBe(known.length);
  expect([...concepts].filter((concept) => concept !== 'HARMLESS' && !known.includes(concept))).toEqual([]);
  expect(parts.flatMap(([, ...others]) => others).filter((part) => !concepts.has(part.toUpperCase()))).toEqual([]);
  expect(text.match(/^[a-z]{2}: \S/gm)).toHaveLength(concepts.size * LANGUAGES.length);
});
