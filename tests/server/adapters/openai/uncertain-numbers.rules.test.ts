import { expect, test } from 'vitest';
import { uncertainNumbers } from '#server/adapters/openai/uncertain-numbers.rules.ts';

const sure = (token: string) => ({ token, logprob: -0.01 });
const unsure = (token: string) => ({ token, logprob: -1 });

test('a number is uncertain if any of its digits is; words never are', () => {
  expect(uncertainNumbers([unsure('Room'), sure(' 2'), unsure('14'), sure(', at'), sure(' 15'), sure('.')])).toEqual([
    '214',
  ]);
  expect(uncertainNumbers([sure('at 15:'), unsure('30'), sure('.')])).toEqual(['15:30']);
  expect(uncertainNumbers([])).toEqual([]);
});
