import { describe, expect, test } from 'vitest';
import { learnTrees, type TreeRow } from '#server/features/understanding/cover-training/tree-learner.ts';
import { logitByTrees } from '#server/features/understanding/model/trees.ts';
import { seededRandom } from '#server/features/understanding/training/random.ts';

const OPTIONS = { trees: 40, leaves: 6, rate: 0.2, leastRows: 10, ridge: 1 };

/** Wanted where exactly one of the two numbers is high: no sum of weights tells that. */
function rowsOf(count: number, seed: number): TreeRow[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const numbers = [random(), random(), random()];
    return { numbers, wanted: numbers[0]! > 0.5 !== numbers[1]! > 0.5, before: 0, weight: 1 };
  });
}

describe('Trees that correct a logit', () => {
  const trees = learnTrees(rowsOf(2000, 1), OPTIONS);

  test('learn what depends on two numbers together', () => {
    const unseen = rowsOf(500, 2);
    const right = unseen.filter(({ numbers, wanted }) => logitByTrees(trees, numbers) > 0 === wanted);
    expect(right.length).toBeGreaterThan(460);
  });

  test('are the same for the same rows', () => expect(learnTrees(rowsOf(2000, 1), OPTIONS)).toEqual(trees));

  test('correct nothing where the logit before says it all', () => {
    const rows = rowsOf(500, 3).map((row) => ({ ...row, before: row.wanted ? 12 : -12 }));
    const corrections = learnTrees(rows, OPTIONS);
    for (const { numbers } of rows) expect(Math.abs(logitByTrees(corrections, numbers))).toBeLessThan(0.2);
  });

  test('no tree is grown from fewer rows than a leaf needs', () => {
    const few = learnTrees(rowsOf(15, 4), OPTIONS);
    expect(few.every(({ features }) => features.length === 1)).toBe(true);
  });
});
