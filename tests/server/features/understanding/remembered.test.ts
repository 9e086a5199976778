import { expect, test } from 'vitest';
import { remembered } from '#server/features/understanding/remembered.rules.ts';

test('a value is computed once, and the oldest is evicted first', () => {
  const worked: string[] = [];
  const length = remembered((text) => {
    worked.push(text);
    return text.length;
  }, 2);
  expect([length('one'), length('three'), length('one'), length('four'), length('one'), length('three')]).toEqual([
    3, 5, 3, 4, 3, 5,
  ]);
  expect(worked).toEqual(['one', 'three', 'four', 'one', 'three']);
});

test('false is an answer as well, and long texts are not kept', () => {
  let times = 0;
  const isShort = remembered((text) => {
    times += 1;
    return text.length < 5;
  }, 10);
  isShort('a long one');
  isShort('a long one');
  expect(times).toBe(1);
  isShort('x'.repeat(9000));
  isShort('x'.repeat(9000));
  expect(times).toBe(3);
});
