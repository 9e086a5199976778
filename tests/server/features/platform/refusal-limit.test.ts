import { expect, test } from 'vitest';
import { refusalLimit } from '#server/features/platform/health/refusal-limit.ts';

test('a flood of webhooks with wrong signatures is written down 20 times, then once in 20 seconds', () => {
  const limit = refusalLimit();
  const written = (second: number, calls: number) =>
    Array.from({ length: calls }, () => limit.allows(new Date(1000 * second))).filter(Boolean).length;
  expect(written(0, 5000)).toBe(20);
  expect(written(19, 5000)).toBe(0);
  expect(written(20, 5000)).toBe(1);
  expect(written(75, 5000)).toBe(2);
  expect(written(3600, 5000)).toBe(20);
});
