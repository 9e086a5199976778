import { describe, expect, test } from 'vitest';
import { type Outcome, outcomes } from './figures.ts';
import { SETS, type SetName } from './held-out.ts';

/** Percent of lines that must be right, or may be wrong. A floor is raised when the figures have risen. */
const FLOORS: Record<SetName, { kind: string; right: number; wrong: number }[]> = {
  'held-out': [
    { kind: 'answerable', right: 78, wrong: 2 },
    { kind: 'plain', right: 94, wrong: 1 },
    { kind: 'unanswerable', right: 98, wrong: 2 },
    { kind: 'lookalike', right: 96, wrong: 4 },
    { kind: 'emergency', right: 98, wrong: 0 },
    { kind: 'harmless', right: 90, wrong: 4 },
    { kind: 'smalltalk', right: 95, wrong: 1 },
    { kind: 'complaint', right: 97, wrong: 0 },
    { kind: 'trouble', right: 94, wrong: 2 },
    { kind: 'language', right: 96, wrong: 4 },
  ],
  // Few lines: one of them is 2 to 7 %.
  fresh: [
    { kind: 'answerable', right: 60, wrong: 4 },
    { kind: 'unanswerable', right: 92, wrong: 8 },
    { kind: 'lookalike', right: 96, wrong: 4 },
    { kind: 'emergency', right: 100, wrong: 0 },
    { kind: 'harmless', right: 88, wrong: 8 },
  ],
  unseen: [
    { kind: 'answerable', right: 75, wrong: 3 },
    { kind: 'plain', right: 96, wrong: 2 },
    { kind: 'unanswerable', right: 92, wrong: 8 },
    { kind: 'lookalike', right: 91, wrong: 9 },
    { kind: 'emergency', right: 96, wrong: 0 },
    { kind: 'harmless', right: 76, wrong: 8 },
    { kind: 'complaint', right: 96, wrong: 4 },
    { kind: 'trouble', right: 94, wrong: 3 },
    { kind: 'language', right: 92, wrong: 8 },
  ],
  strangers: [
    { kind: 'answerable', right: 65, wrong: 3 },
    { kind: 'plain', right: 93, wrong: 2 },
    { kind: 'unanswerable', right: 97, wrong: 3 },
    { kind: 'lookalike', right: 96, wrong: 4 },
  ],
  outsiders: [
    { kind: 'answerable', right: 75, wrong: 4 },
    { kind: 'plain', right: 94, wrong: 2 },
    { kind: 'unanswerable', right: 96, wrong: 4 },
    { kind: 'lookalike', right: 95, wrong: 5 },
    { kind: 'emergency', right: 96, wrong: 0 },
    { kind: 'harmless', right: 86, wrong: 7 },
    { kind: 'smalltalk', right: 92, wrong: 1 },
    { kind: 'complaint', right: 95, wrong: 3 },
    { kind: 'trouble', right: 89, wrong: 6 },
    { kind: 'language', right: 97, wrong: 3 },
  ],
  newcomers: [
    { kind: 'answerable', right: 74, wrong: 3 },
    { kind: 'plain', right: 93, wrong: 2 },
    { kind: 'unanswerable', right: 94, wrong: 6 },
    { kind: 'lookalike', right: 91, wrong: 9 },
    { kind: 'emergency', right: 97, wrong: 0 },
    { kind: 'harmless', right: 86, wrong: 6 },
    { kind: 'smalltalk', right: 94, wrong: 1 },
    { kind: 'complaint', right: 96, wrong: 2 },
    { kind: 'trouble', right: 87, wrong: 4 },
    { kind: 'language', right: 98, wrong: 2 },
  ],
  // Entries that are easily confused; half of the emergencies are told indirectly.
  neighbours: [
    { kind: 'answerable', right: 74, wrong: 5 },
    { kind: 'plain', right: 88, wrong: 6 },
    { kind: 'unanswerable', right: 93, wrong: 7 },
    { kind: 'lookalike', right: 97, wrong: 3 },
    { kind: 'emergency', right: 90, wrong: 5 },
    { kind: 'harmless', right: 86, wrong: 7 },
    { kind: 'complaint', right: 83, wrong: 3 },
    { kind: 'trouble', right: 89, wrong: 3 },
  ],
};
const percent = (group: Outcome[], key: 'right' | 'wrong'): number =>
  (100 * group.filter((outcome) => outcome[key]).length) / group.length;

describe.each(SETS)('The set %s', (set) => {
  const all = outcomes(set);

  test.each(FLOORS[set])('$kind: at least $right % right, at most $wrong % wrong', ({ kind, right, wrong }) => {
    const group = all.filter(({ line }) => line.kind === kind);
    expect(group.length).toBeGreaterThan(10);
    expect(percent(group, 'right')).toBeGreaterThanOrEqual(right);
    expect(percent(group, 'wrong')).toBeLessThanOrEqual(wrong);
  });
});
