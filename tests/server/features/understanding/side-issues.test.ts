import { expect, test } from 'vitest';
import type { Choice } from '#server/features/understanding/entries/entries.types.ts';
import { withoutSideIssues } from '#server/features/understanding/entries/side-issues.ts';
import { understand } from '#server/features/understanding/understand.ts';

const { clauses } = understand('Do you have a baby cot? How much is the parking?');
const [first, second] = clauses;
if (!first || !second) throw new Error('The message must have two clauses.');

type Covers = Record<string, number>;

/** What is sent for the two clauses of a message. */
function sent(...covers: [Covers, Covers]): string[] {
  const judged = covers.map((of, index) => ({
    clause: index === 0 ? first! : second!,
    covers: Object.entries(of)
      .map(([entry, probability]) => ({ entry, probability }))
      .toSorted((one, other) => other.probability - one.probability),
  }));
  const choices = judged.map(({ clause, covers: [best, ...rest] }): Choice => {
    if (!best) throw new Error('A clause needs a cover.');
    if (best.probability < 0.75) return { clause, action: 'person', covers: [best, ...rest] };
    return { clause, action: 'answer', cover: best };
  });
  return withoutSideIssues(choices, judged).map((choice) =>
    choice.action === 'answer' ? choice.cover.entry : choice.action,
  );
}

test('of two entries that are near to each other, the one that the whole message is about answers', () => {
  expect(sent({ cot: 0.97, bed: 0.6 }, { bed: 0.82, cot: 0.78 })).toEqual(['cot', 'cot']);
  expect(sent({ bed: 0.82, cot: 0.78 }, { cot: 0.97, bed: 0.6 })).toEqual(['cot', 'cot']);
});

test('an entry that is far ahead in its own clause answers that one', () => {
  expect(sent({ cot: 0.95, parking: 0.02 }, { parking: 0.93, cot: 0.05 })).toEqual(['cot', 'parking']);
});

test('a clause that goes to a person stays with that person', () => {
  expect(sent({ cot: 0.95 }, { parking: 0.3, cot: 0.2 })).toEqual(['cot', 'person']);
});
