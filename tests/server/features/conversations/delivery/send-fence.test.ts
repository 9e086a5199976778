import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  attemptLease,
  sendFence,
  sendWhileHeld,
  sendWithin,
} from '#server/features/conversations/delivery/send-fence.ts';
import { SendTooLate } from '#server/ports/whatsapp.ts';

/** Seconds: the longest call of the provider (`server/adapters/twilio/twilio.client.ts`). */
const LONGEST_CALL = 10;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('the fence', () => {
  test('lets a call begin for a quarter of a second after the statement about its attempt was begun', () => {
    const mayBegin = sendFence();
    vi.advanceTimersByTime(249);
    expect(mayBegin()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(mayBegin()).toBe(false);
  });

  test('is over when the wall clock alone has moved, as in a suspended machine', () => {
    const mayBegin = sendFence();
    vi.setSystemTime(Date.now() + 250);
    expect(mayBegin()).toBe(false);
  });

  test('is over when the wall clock was set back', () => {
    const mayBegin = sendFence();
    vi.setSystemTime(Date.now() - 3600_000);
    expect(mayBegin()).toBe(false);
  });
});

describe('a stored attempt', () => {
  /** A provider that writes the request `late` ms after it was told to, and asks at that moment. */
  const provider =
    (late: number[], sent: string[] = []) =>
    async (mayBegin: () => boolean) => {
      vi.advanceTimersByTime(late.shift() ?? 0);
      if (!mayBegin()) throw new SendTooLate();
      sent.push('sent');
      return sent.length;
    };

  test('is made without asking the database where the statement is fresh', async () => {
    const isHeld = vi.fn(async () => true);
    expect(await sendWhileHeld(sendFence(), isHeld, provider([0]))).toBe(1);
    expect(isHeld).not.toHaveBeenCalled();
  });

  test('is not made after a freeze before the call if the database says that it has ended', async () => {
    const fence = sendFence();
    vi.advanceTimersByTime(40_000);
    const sent: string[] = [];
    await expect(sendWhileHeld(fence, async () => false, provider([0], sent))).rejects.toThrow(SendTooLate);
    expect(sent).toEqual([]);
  });

  test('is not made after a freeze in the moment of writing if the database says that it has ended', async () => {
    const sent: string[] = [];
    await expect(sendWhileHeld(sendFence(), async () => false, provider([40_000], sent))).rejects.toThrow(SendTooLate);
    expect(sent).toEqual([]);
  });

  test('is asked about again after a freeze while the database was asked', async () => {
    const answers = [true, false];
    const isHeld = async () => {
      vi.advanceTimersByTime(40_000);
      return answers.shift()!;
    };
    const fence = sendFence();
    vi.advanceTimersByTime(600);
    const sent: string[] = [];
    await expect(sendWhileHeld(fence, isHeld, provider([0, 0], sent))).rejects.toThrow(SendTooLate);
    expect(sent).toEqual([]);
  });

  test('is made once where a slow connection needs the database to confirm it', async () => {
    const sent: string[] = [];
    expect(await sendWhileHeld(sendFence(), async () => true, provider([600, 0], sent))).toBe(1);
    expect(sent).toEqual(['sent']);
  });

  test('that begins in time ends before another worker may take the message', () => {
    expect(attemptLease - sendWithin).toBeGreaterThan(LONGEST_CALL);
  });
});
