import { beforeEach, expect, test } from 'vitest';
import { createCircuits, type Circuits } from '#server/adapters/circuits.ts';
import { restingModel } from '#server/adapters/resting.language-model.ts';
import { watchedMailer, watchedPush } from '#server/adapters/watched.ts';
import { ModelError } from '#server/ports/language-model.ts';
import { PhoneError } from '#server/ports/phone.ts';
import { createTestClock, type TestClock } from '#tests/support/test-clock.ts';

let clock: TestClock;
let circuits: Circuits;
beforeEach(() => {
  clock = createTestClock('2026-09-10T10:00:00Z');
  circuits = createCircuits(clock);
});
const closed = { state: 'closed', since: null, problem: null, next_at: null };
const mail = { to: 'a@example.com', subject: 'a', text: 'a' };
const times = async (count: number, call: () => Promise<unknown>) => {
  for (let time = 0; time < count; time += 1) await call().catch(() => {});
};

test('an open breaker says since when, why, and when the next call is tried', async () => {
  const answer = () => Promise.reject(new ModelError('unavailable', 'busy', 30));
  const model = restingModel({ name: 'm', answer }, circuits.breaker('model'));
  expect(circuits.states()).toEqual([{ provider: 'model', ...closed }]);
  await times(1, () => model.answer({} as never));
  expect(circuits.states()).toEqual([
    {
      provider: 'model',
      state: 'open',
      since: '2026-09-10T10:00:00.000Z',
      problem: 'unavailable',
      next_at: '2026-09-10T10:00:30.000Z',
    },
  ]);
});

test('mail is never held back: it is failing from the first failure until a mail was taken', async () => {
  const outcomes: unknown[] = [];
  let handed = 0;
  const send = async () => {
    handed += 1;
    const error = outcomes.shift();
    if (error) throw error as Error;
  };
  const mailer = watchedMailer({ send }, circuits.breaker('mail', { watches: true }));
  outcomes.push(...Array.from({ length: 12 }, () => Object.assign(new Error('x'), { code: 'ECONNREFUSED' })));
  await times(12, () => mailer.send(mail));
  expect(handed).toBe(12);
  expect(circuits.states()).toEqual([
    { provider: 'mail', state: 'failing', since: '2026-09-10T10:00:00.000Z', problem: 'ECONNREFUSED', next_at: null },
  ]);
  // A refused address is an answer of the server; refused credentials are not.
  outcomes.push(Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 550 }));
  await times(1, () => mailer.send(mail));
  expect(circuits.states()).toEqual([{ provider: 'mail', ...closed }]);
  outcomes.push(Object.assign(new Error('x'), { code: 'EAUTH', responseCode: 535 }));
  await times(1, () => mailer.send(mail));
  expect(circuits.states()).toMatchObject([{ state: 'failing', problem: 'EAUTH' }]);
});

test('a subscription that a push service refuses says nothing about the service', async () => {
  let kind: 'refused' | 'later' = 'refused';
  const push = watchedPush(
    { publicKey: () => Promise.resolve(''), send: () => Promise.reject(new PhoneError(kind, 'x')) },
    circuits.breaker('push', { watches: true }),
  );
  await times(1, () => push.send({} as never, {} as never));
  expect(circuits.states()).toEqual([{ provider: 'push', ...closed }]);
  kind = 'later';
  await times(1, () => push.send({} as never, {} as never));
  expect(circuits.states()).toMatchObject([{ state: 'failing', problem: 'later' }]);
});
