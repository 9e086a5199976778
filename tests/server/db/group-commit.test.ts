import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGroupCommit } from '#server/db/group-commit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A database whose batches are answered by the test. */
function batches(options: { apartMs?: number } = {}) {
  const open: { items: string[]; end: () => void; fail: () => void }[] = [];
  const write = (items: string[]) =>
    new Promise<string[]>((resolve, reject) => {
      const end = () => resolve(items.map((item) => `${item} stored`));
      open.push({ items, end, fail: () => reject(new Error('locked')) });
    });
  return { open, commit: createGroupCommit(write, options) };
}

const flush = () => vi.advanceTimersByTimeAsync(0);

test('items that arrive while a batch is being written share the next one', async () => {
  const { open, commit } = batches();
  const stored = ['one', 'two', 'three'].map(commit);
  expect(open.map(({ items }) => items)).toEqual([['one']]);
  open[0]!.end();
  await flush();
  expect(open.map(({ items }) => items)).toEqual([['one'], ['two', 'three']]);
  open[1]!.end();
  expect(await Promise.all(stored)).toEqual(['one stored', 'two stored', 'three stored']);
});

test('a batch that hangs holds up others for a quarter of a second', async () => {
  const { open, commit } = batches();
  void commit('hangs');
  const other = commit('other');
  await vi.advanceTimersByTimeAsync(249);
  expect(open).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(open[1]!.items).toEqual(['other']);
  open[1]!.end();
  expect(await other).toBe('other stored');
  await flush();
  const later = commit('later');
  open[2]!.end();
  expect(await later).toBe('later stored');
});

test('two batches that hang take no further connection', async () => {
  const { open, commit } = batches();
  void commit('hangs');
  await vi.advanceTimersByTimeAsync(250);
  void commit('hangs too');
  await vi.advanceTimersByTimeAsync(250);
  const waits = commit('waits');
  await flush();
  expect(open).toHaveLength(2);
  open[0]!.end();
  await flush();
  open[2]!.end();
  expect(await waits).toBe('waits stored');
});

test('after a batch that fails, an item that hangs alone does not hold up the others', async () => {
  const { open, commit } = batches();
  void commit('first');
  const bad = commit('bad');
  const good = ['a', 'b'].map(commit);
  open[0]!.end();
  await flush();
  open[1]!.fail();
  await flush();
  expect(open.slice(2).map(({ items }) => items)).toEqual([['bad'], ['a']]);
  open[3]!.end();
  await flush();
  open[4]!.end();
  expect(await Promise.all(good)).toEqual(['a stored', 'b stored']);
  open[2]!.fail();
  await expect(bad).rejects.toThrow('locked');
});

test('under load batches begin apart, and an item at a quiet moment does not wait', async () => {
  const { open, commit } = batches({ apartMs: 20 });
  const first = commit('first');
  open[0]!.end();
  expect(await first).toBe('first stored');
  const shared = ['second', 'third'].map(commit);
  await vi.advanceTimersByTimeAsync(19);
  expect(open).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(open[1]!.items).toEqual(['second', 'third']);
  open[1]!.end();
  expect(await Promise.all(shared)).toEqual(['second stored', 'third stored']);
  await vi.advanceTimersByTimeAsync(20);
  void commit('later');
  expect(open[2]!.items).toEqual(['later']);
});
