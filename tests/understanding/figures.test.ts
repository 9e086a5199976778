import { describe, expect, test } from 'vitest';
import { type Outcome, outcomes } from './figures.ts';
import type { SetName } from './held-out.ts';

/** Percent of lines that must be right, or may be wrong. A floor is raised when the figures have risen. */
const FLOORS: Record<SetName, { kind: string; right: number; wrong: number }[]> = {
  'held-out': [
    { kind: 'answerable', right: 53, wrong: 1.5 },
    { kind: 'plain', right: 88, wrong: 1 },
    { kind: 'unanswerable', right: 95, wrong: 5 },
    { kind: 'lookalike', right: 97, wrong: 3 },
    { kind: 'emergency', right: 96, wrong: 2 },
    { kind: 'harmless', right: 87, wrong: 5 },
    { kind: 'smalltalk', right: 88, wrong: 3 },
    { kind: 'complaint', right: 86, wrong: 2 },
    { kind: 'trouble', right: 90, wrong: 2 },
    { kind: 'language', right: 96, wrong: 4 },
  ],
  // Few lines: one of them is 2 to 7 %.
  fresh: [
    { kind: 'answerable', right: 33, wrong: 4 },
    { kind: 'unanswerable', right: 92, wrong: 8 },
    { kind: 'lookalike', right: 88, wrong: 12 },
    { kind: 'emergency', right: 94, wrong: 3 },
    { kind: 'harmless', right: 84, wrong: 12 },
  ],
};
const percent = (group: Outcome[], key: 'right' | 'wrong'): number =>
  (100 * group.filter((outcome) => outcome[key]).length) / group.length;

describe.each(['held-out', 'fresh'] as const)('The set %s', (set) => {
  const all = outcomes(set);

  test.each(FLOORS[set])('$kind: at least $right % right, at most $wrong % wrong', ({ kind, right, wrong }) => {
    const group = all.filter(({ line }) => line.kind === kind);
    expect(group.length).toBeGreaterThan(10);
    expect(percent(group, 'right')).toBeGreaterThanOrEqual(right);
    expect(percent(group, 'wrong')).toBeLessThanOrEqual(wrong);
  });
});
