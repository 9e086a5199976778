import { expect, test } from 'vitest';
import { type Outcome, outcomes } from './figures.ts';

/** Percent of lines that must be right, or may be wrong. A floor is raised when the figures have risen. */
const FLOORS = [
  { kind: 'answerable', right: 47, wrong: 2 },
  { kind: 'plain', right: 88, wrong: 2 },
  { kind: 'unanswerable', right: 93, wrong: 7 },
  { kind: 'lookalike', right: 91, wrong: 8 },
  { kind: 'emergency', right: 93, wrong: 4 },
  { kind: 'harmless', right: 85, wrong: 5 },
  { kind: 'smalltalk', right: 85, wrong: 3 },
  { kind: 'complaint', right: 83, wrong: 3 },
  { kind: 'trouble', right: 88, wrong: 3 },
  { kind: 'language', right: 95, wrong: 5 },
];
const all = outcomes();
const percent = (group: Outcome[], key: 'right' | 'wrong'): number =>
  (100 * group.filter((outcome) => outcome[key]).length) / group.length;

test.each(FLOORS)('$kind: at least $right % right, at most $wrong % wrong', ({ kind, right, wrong }) => {
  const group = all.filter(({ line }) => line.kind === kind);
  expect(group.length).toBeGreaterThan(50);
  expect(percent(group, 'right')).toBeGreaterThanOrEqual(right);
  expect(percent(group, 'wrong')).toBeLessThanOrEqual(wrong);
});
