import { expect, test } from 'vitest';
import { untilReached } from '#server/db/pipeline.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

test('what is given back is tried again while the database cannot be reached', async () => {
  const errors = [refused, new Error('timeout exceeded when trying to connect')];
  const call = async (): Promise<string> => {
    const error = errors.shift();
    if (error) throw error;
    return 'given back';
  };
  expect(await untilReached(call, 10)).toBe('given back');
});

test('it is not tried after the claim has ended by itself, nor after another error', async () => {
  await expect(untilReached(() => Promise.reject(refused), 0.1)).rejects.toBe(refused);
  const wrong = new Error('column "x" does not exist');
  await expect(untilReached(() => Promise.reject(wrong), 10)).rejects.toBe(wrong);
});
