import { beforeEach, describe, expect, test } from 'vitest';
import { createBreaker, guarded, type Breaker, type Outcome } from '#server/adapters/breaker.ts';
import { restingModel } from '#server/adapters/resting.language-model.ts';
import { restingWhatsApp } from '#server/adapters/resting.whatsapp.ts';
import { createPracticeWhatsApp } from '#server/adapters/local/practice.whatsapp.ts';
import { ModelError } from '#server/ports/language-model.ts';
import { WhatsAppError } from '#server/ports/whatsapp.ts';
import { createTestClock, type TestClock } from '#tests/support/test-clock.ts';

let clock: TestClock;
let breaker: Breaker;
let made: number;
beforeEach(() => {
  clock = createTestClock('2026-09-10T10:00:00Z');
  breaker = createBreaker(clock);
  made = 0;
});

const outage = (retryAfterSeconds: number | null = null): Outcome => ({ outage: true, retryAfterSeconds });
const call = (outcome: Outcome, wait: Promise<void> = Promise.resolve()): Promise<string> =>
  guarded(
    breaker,
    async () => {
      made += 1;
      await wait;
      if (outcome !== 'answered') throw new Error('outage');
      return 'answered';
    },
    { outcomeOf: () => outcome, refused: (restsFor) => new Error(`rests for ${restsFor} ms`) },
  );
const fail = async (times: number, retryAfterSeconds: number | null = null) => {
  for (let time = 0; time < times; time += 1) await call(outage(retryAfterSeconds)).catch(() => {});
};

describe('the breaker of a provider', () => {
  test('opens after ten outages in a row, and then fails at once', async () => {
    await fail(9);
    expect(breaker.restsFor()).toBe(0);
    await fail(1);
    await expect(call('answered')).rejects.toThrow('rests for 1000 ms');
    expect(made).toBe(10);
  });

  test('says since when it fails and is open, why, and when the next call is tried', async () => {
    const none = { failingSince: null, openSince: null, openUntil: null, problem: null };
    expect(breaker.state()).toEqual(none);
    const began = clock.now();
    await call({ outage: true, retryAfterSeconds: null, problem: 'unavailable' }).catch(() => {});
    expect(breaker.state()).toEqual({ ...none, failingSince: began, problem: 'unavailable' });
    clock.advance({ seconds: 5 });
    await fail(9);
    const openSince = clock.now();
    expect(breaker.state()).toMatchObject({
      failingSince: began,
      openSince,
      openUntil: new Date(openSince.getTime() + 1000),
    });
    clock.advance({ seconds: 2 });
    await fail(1);
    expect(breaker.state()).toMatchObject({ openSince, openUntil: new Date(clock.now().getTime() + 2000) });
    clock.advance({ seconds: 3 });
    await call('answered');
    expect(breaker.state()).toEqual(none);
  });

  test('an answer in between counts from the beginning', async () => {
    await fail(9);
    await call('answered');
    await fail(9);
    expect(breaker.restsFor()).toBe(0);
  });

  test('lets one probe through after the rest; an answer closes it', async () => {
    await fail(10);
    clock.advance({ seconds: 1 });
    const held = Promise.withResolvers<void>();
    const probe = call('answered', held.promise);
    await expect(call('answered')).rejects.toThrow('rests');
    held.resolve();
    expect(await probe).toBe('answered');
    expect(await call('answered')).toBe('answered');
    expect(made).toBe(12);
  });

  test('a failed probe doubles the rest, up to 15 s', async () => {
    await fail(10);
    for (const seconds of [1, 2, 4, 8, 15, 15]) {
      expect(breaker.restsFor()).toBe(seconds * 1000);
      clock.advance({ seconds });
      await fail(1);
    }
  });

  test('obeys a Retry-After at once, up to five minutes', async () => {
    await fail(1, 30);
    expect(breaker.restsFor()).toBe(30_000);
    clock.advance({ seconds: 30 });
    await fail(1, 3600);
    expect(breaker.restsFor()).toBe(300_000);
  });
});

describe('a provider behind it', () => {
  test('a model that is away is not asked: the caller learns at once that it is unavailable', async () => {
    let asked = 0;
    const model = restingModel(
      {
        name: 'away',
        answer: () => {
          asked += 1;
          return Promise.reject(new ModelError('unavailable', 'away', 20));
        },
      },
      createBreaker(clock),
    );
    const answer = () =>
      model.answer({ hotelId: null, name: 'a', schema: null as never, instructions: '', input: '', timeoutMs: 1 });
    await expect(answer()).rejects.toMatchObject({ kind: 'unavailable', message: 'away' });
    await expect(answer()).rejects.toMatchObject({ kind: 'unavailable' });
    expect(asked).toBe(1);
    clock.advance({ seconds: 20 });
    await expect(answer()).rejects.toMatchObject({ message: 'away' });
    expect(asked).toBe(2);
  });

  test.each([
    [
      'a limit of the account',
      new WhatsAppError('later', '429', { problem: 'account_limit', retryAfterSeconds: 7 }),
      7000,
    ],
    ['a limit of one sender', new WhatsAppError('later', '63018', { problem: 'too_many', retryAfterSeconds: 7 }), 0],
    ['a refused message', new WhatsAppError('refused', '63016', { problem: 'window_closed' }), 0],
  ])('WhatsApp rests after %s or not', async (_what, error, restsFor) => {
    const whatsapp = restingWhatsApp(
      { ...createPracticeWhatsApp(), send: () => Promise.reject(error) },
      createBreaker(clock),
    );
    await expect(whatsapp.send({ from: '+1', to: '+2', body: 'Hello' })).rejects.toBe(error);
    expect(whatsapp.restsFor()).toBe(restsFor);
  });
});
