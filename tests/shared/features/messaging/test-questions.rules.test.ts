import { describe, expect, test } from 'vitest';
import { differencesOf, verdictOf } from '#shared/features/messaging/test-questions.rules.ts';
import type { Outcome } from '#shared/features/messaging/test-questions.schema.ts';

const breakfast = { id: 'faq-1', kind: 'faq', title: 'When is breakfast?' };
const pool = { id: 'faq-2', kind: 'faq', title: 'Is there a pool?' };
const expected: Outcome = { reply: 'From 7:00 to 10:30, for €18.', human_required: false, entries: [breakfast] };
const verdict = (actual: Partial<Outcome>) => verdictOf(differencesOf(expected, { ...expected, ...actual }));

describe('an answer compared with the expected one', () => {
  test('is the same whatever its spaces and capitals', () => {
    expect(verdict({ reply: ' from 7:00  to 10:30, for €18. ' })).toBe('same');
  });
  test('is reworded where only its words differ', () => {
    expect(verdict({ reply: 'Breakfast costs €18 and is served from 7 to 10.30.' })).toBe('reworded');
  });
  test('is different without a figure of the expected one', () => {
    expect(differencesOf(expected, { ...expected, reply: 'From 7 to 10:30.' }).figures).toEqual(['18']);
    expect(verdict({ reply: 'From 7 to 10:30.' })).toBe('different');
  });
  test('is different if a person is called or no longer called', () => {
    expect(verdict({ human_required: true })).toBe('different');
  });
  test('is different if it is based on other entries', () => {
    expect(differencesOf(expected, { ...expected, entries: [pool] })).toMatchObject({
      missing: [breakfast],
      added: [pool],
    });
    expect(verdict({ entries: [] })).toBe('different');
  });
  test('counts as the same entry if it was deleted and created again', () => {
    expect(verdict({ entries: [{ ...breakfast, id: 'faq-9' }] })).toBe('same');
  });
});
