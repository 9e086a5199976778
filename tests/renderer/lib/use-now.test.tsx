import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from '#renderer/lib/hooks/use-now.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('the clock has no timer while the page is hidden, and is right as soon as the page is shown', () => {
  const { result } = renderHook(() => useNow(1000));
  act(() => void vi.advanceTimersByTime(2000));
  expect(result.current).toBe(1_002_000);
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBe(1_002_000);
  hide(false);
  expect(result.current).toBe(1_062_000);
  expect(vi.getTimerCount()).toBe(1);
});
