import { expect, test } from 'vitest';
import { hashIndexOf } from '#server/features/understanding/model/hash-index.ts';

test('each hash is found at its place, others are not', () => {
  const hashes = Uint32Array.from({ length: 5000 }, (_, index) => Math.imul(index + 1, 0x9e3779b1) >>> 0);
  const index = hashIndexOf(hashes);
  expect(hashes.every((hash, place) => index.get(hash) === place)).toBe(true);
  expect([0, 7, 2 ** 32 - 1].map((hash) => index.get(hash))).toEqual([undefined, undefined, undefined]);
});

test('an empty list has none', () => {
  expect(hashIndexOf(new Uint32Array()).get(1)).toBeUndefined();
});
