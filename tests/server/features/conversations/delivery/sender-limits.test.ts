import { describe, expect, test } from 'vitest';
import { createSenderLimiter, createSendLimits } from '#server/features/conversations/delivery/sender-limiter.ts';
import { pauseSeconds } from '#server/features/conversations/delivery/sender-pause.rules.ts';

describe('the limiter of a number', () => {
  test('lets a burst leave at once, then 1,000 a second', () => {
    let time = 0;
    const limited = createSenderLimiter(() => time);
    const left = () => Array.from({ length: 3000 }, () => limited('+49301')).filter((wait) => wait === 0).length;
    expect(left()).toBe(100);
    expect(limited('+49301')).toBeGreaterThan(0);
    time += 50;
    expect(left()).toBe(50);
    time += 60_000;
    expect(left()).toBe(100);
  });

  test('does not slow down other numbers', () => {
    const limited = createSenderLimiter(() => 0);
    for (let n = 0; n < 500; n += 1) limited('+49301');
    expect(limited('+49302')).toBe(0);
  });
});

describe('the limit of an account', () => {
  test('lets 200 calls be under way, of all its numbers together', async () => {
    const limits = createSendLimits(
      (sender) => (sender === '+39301' ? 'other' : 'one'),
      () => 0,
    );
    const ends = Array.from({ length: 200 }, () => Promise.withResolvers<void>());
    const calls = ends.map(({ promise }) => limits.during('+49302', () => promise));
    expect(limits.waitFor('+49301')).toBe(100);
    expect(limits.waitFor('+39301')).toBe(0);
    ends[0]!.reject(new Error('the provider is away'));
    await expect(calls[0]).rejects.toThrow('the provider is away');
    expect(limits.waitFor('+49301')).toBe(0);
    ends.forEach(({ resolve }) => resolve());
    await Promise.all(calls.slice(1));
  });
});

describe('the pause of a number', () => {
  const noon = new Date('2026-09-10T12:00:00Z');
  test.each([
    ['too_many', 30],
    ['daily_limit', 12 * 3600],
    ['not_on_whatsapp', 0],
    [null, 0],
  ] as const)('after %s lasts %d s', (problem, seconds) => {
    expect(pauseSeconds(problem, noon)).toBe(seconds);
  });
});
