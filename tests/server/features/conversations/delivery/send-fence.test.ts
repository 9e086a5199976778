import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attemptLease, sendFence } from '#server/features/conversations/delivery/delivery.service.ts';

/** Milliseconds: the longest call of the provider (`server/adapters/twilio/twilio.client.ts`). */
const LONGEST_CALL = 10_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('a call may begin for 4 s after the fence was taken, which is before the attempt is stored', () => {
  const maySend = sendFence();
  vi.advanceTimersByTime(3_999);
  expect(maySend()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(maySend()).toBe(false);
});

test('the wall clock decides alone where the other clock stands still, as in a suspended machine', () => {
  const maySend = sendFence();
  vi.setSystemTime(Date.now() + 4_000);
  expect(maySend()).toBe(false);
});

test('the steady clock decides alone where the wall clock is set back', () => {
  const maySend = sendFence();
  vi.advanceTimersByTime(4_000);
  vi.setSystemTime(Date.now() - 3600_000);
  expect(maySend()).toBe(false);
});

test('a call that has begun ends before another worker may take the message', () => {
  const maySend = sendFence();
  vi.advanceTimersByTime(attemptLease * 1000 - LONGEST_CALL);
  expect(maySend()).toBe(false);
});
