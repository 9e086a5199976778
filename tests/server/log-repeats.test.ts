import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLog } from '#server/log.ts';

const lines: Record<string, unknown>[] = [];
const log = () =>
  createLog(
    'info',
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>);
        done();
      },
    }),
  );
const failure = (code: string) => Object.assign(new Error('connect'), { code });

beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
});
afterEach(() => void vi.useRealTimers());

test('a failure that goes on has a line when it begins, one a minute with a count, and one when it has ended', () => {
  const logger = log();
  for (let second = 0; second < 150; second += 1) {
    logger.warn({ err: failure('ECONNREFUSED') }, 'a round failed');
    vi.advanceTimersByTime(1000);
  }
  expect(lines.map(({ repeated }) => repeated)).toEqual([undefined, 59, 60]);
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ repeated: 30, code: 'ECONNREFUSED', msg: 'a round failed' });
  vi.advanceTimersByTime(60_000);
  expect(lines.at(-1)).toMatchObject({ ended: true, times: 150, code: 'ECONNREFUSED', msg: 'a round failed' });
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(5);
  logger.warn({ err: failure('ECONNREFUSED') }, 'a round failed');
  expect(lines).toHaveLength(6);
});

test('a failure that came once has one line; others have their own', () => {
  const logger = log();
  logger.warn({ err: failure('ECONNREFUSED') }, 'a round failed');
  logger.warn({ err: failure('ECONNRESET') }, 'a round failed');
  logger.warn({ err: failure('ECONNRESET') }, 'a job will be tried again');
  vi.advanceTimersByTime(600_000);
  expect(lines).toHaveLength(3);
});

test('warnings without an error, and errors, are all written', () => {
  const logger = log();
  for (const request_id of ['one', 'two']) {
    logger.error({ err: failure('ECONNRESET'), request_id }, 'unexpected error');
    logger.warn({ path: '/twilio/inbound' }, 'a webhook with a bad signature was refused');
  }
  expect(lines).toHaveLength(4);
});
