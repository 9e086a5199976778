import { describe, expect, test } from 'vitest';
import { DEVELOPMENT_SETS, developmentHotels, developmentLines, type DevelopmentSet } from './development.ts';
import { type Outcome, outcomes, outcomesOf } from './figures.ts';
import { SETS, type SetName } from './held-out.ts';

/** Percent of lines that must be right, or may be wrong. A floor is raised when the figures have risen. */
const FLOORS: Record<SetName, { kind: string; right: number; wrong: number }[]> = {
  'held-out': [
    { kind: 'answerable', right: 81, wrong: 4 },
    { kind: 'plain', right: 98, wrong: 1 },
    { kind: 'unanswerable', right: 98, wrong: 2 },
    { kind: 'lookalike', right: 95, wrong: 5 },
    { kind: 'emergency', right: 98, wrong: 0 },
    { kind: 'harmless', right: 89, wrong: 4 },
    { kind: 'smalltalk', right: 95, wrong: 1 },
    { kind: 'complaint', right: 98, wrong: 0 },
    { kind: 'trouble', right: 95, wrong: 2 },
    { kind: 'language', right: 96, wrong: 4 },
  ],
  // Few lines: one of them is 2 to 7 %.
  fresh: [
    { kind: 'answerable', right: 62, wrong: 4 },
    { kind: 'unanswerable', right: 92, wrong: 8 },
    { kind: 'lookalike', right: 96, wrong: 4 },
    { kind: 'emergency', right: 100, wrong: 0 },
    { kind: 'harmless', right: 88, wrong: 8 },
  ],
  unseen: [
    { kind: 'answerable', right: 75, wrong: 3 },
    { kind: 'plain', right: 92, wrong: 4 },
    { kind: 'unanswerable', right: 94, wrong: 6 },
    { kind: 'lookalike', right: 88, wrong: 12 },
    { kind: 'emergency', right: 98, wrong: 0 },
    { kind: 'harmless', right: 80, wrong: 12 },
    { kind: 'complaint', right: 92, wrong: 4 },
    { kind: 'trouble', right: 94, wrong: 3 },
    { kind: 'language', right: 92, wrong: 8 },
  ],
  strangers: [
    { kind: 'answerable', right: 54, wrong: 6 },
    { kind: 'plain', right: 92, wrong: 1 },
    { kind: 'unanswerable', right: 92, wrong: 8 },
    { kind: 'lookalike', right: 90, wrong: 10 },
  ],
  outsiders: [
    { kind: 'answerable', right: 64, wrong: 9 },
    { kind: 'plain', right: 95, wrong: 2 },
    { kind: 'unanswerable', right: 92, wrong: 8 },
    { kind: 'lookalike', right: 93, wrong: 7 },
    { kind: 'emergency', right: 95, wrong: 1 },
    { kind: 'harmless', right: 82, wrong: 8 },
    { kind: 'smalltalk', right: 93, wrong: 1 },
    { kind: 'complaint', right: 94, wrong: 2 },
    { kind: 'trouble', right: 81, wrong: 8 },
    { kind: 'language', right: 97, wrong: 3 },
  ],
};
/** The sets that words, rules, weights and trees are developed with. Most of their questions avoid the usual word for the thing. */
const DEVELOPMENT_FLOORS: Record<DevelopmentSet, { kind: string; right: number; wrong: number }[]> = {
  usual: [
    { kind: 'answerable', right: 72, wrong: 4 },
    { kind: 'unanswerable', right: 95, wrong: 5 },
    { kind: 'lookalike', right: 94, wrong: 6 },
    { kind: 'emergency', right: 99, wrong: 0 },
    { kind: 'harmless', right: 90, wrong: 5 },
    { kind: 'smalltalk', right: 97, wrong: 1 },
    { kind: 'complaint', right: 95, wrong: 1 },
    { kind: 'trouble', right: 96, wrong: 1 },
  ],
  particular: [
    { kind: 'answerable', right: 40, wrong: 6 },
    { kind: 'plain', right: 70, wrong: 2 },
    { kind: 'unanswerable', right: 88, wrong: 12 },
    { kind: 'lookalike', right: 96, wrong: 4 },
  ],
};
const percent = (group: Outcome[], key: 'right' | 'wrong'): number =>
  (100 * group.filter((outcome) => outcome[key]).length) / group.length;

describe.each(DEVELOPMENT_SETS)('The set %s to develop with', (set) => {
  const all = outcomesOf(developmentLines(set), developmentHotels(set));

  test.each(DEVELOPMENT_FLOORS[set])(
    '$kind: at least $right % right, at most $wrong % wrong',
    ({ kind, right, wrong }) => {
      const group = all.filter(({ line }) => line.kind === kind);
      expect(group.length).toBeGreaterThan(20);
      expect(percent(group, 'right')).toBeGreaterThanOrEqual(right);
      expect(percent(group, 'wrong')).toBeLessThanOrEqual(wrong);
    },
  );

  test('every expected entry exists', () => {
    const ids = new Set(
      developmentHotels(set).flatMap(({ id, entries }) => entries.map((entry) => `${id} ${entry.id}`)),
    );
    const expected = developmentLines(set).flatMap(({ hotel, answer }) => (answer ?? []).map((id) => `${hotel} ${id}`));
    expect(expected.filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe.each(SETS)('The set %s', (set) => {
  const all = outcomes(set);

  test.each(FLOORS[set])('$kind: at least $right % right, at most $wrong % wrong', ({ kind, right, wrong }) => {
    const group = all.filter(({ line }) => line.kind === kind);
    expect(group.length).toBeGreaterThan(10);
    expect(percent(group, 'right')).toBeGreaterThanOrEqual(right);
    expect(percent(group, 'wrong')).toBeLessThanOrEqual(wrong);
  });
});
