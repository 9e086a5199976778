import { expect, test } from 'vitest';
import { sniffedType } from '#server/features/conversations/media/file-kind.rules.ts';

test.each([
  ['89504e470d0a1a0a', 'image/png'],
  ['ffd8ffe000104a46', 'image/jpeg'],
  ['524946460000000057454250', 'image/webp'],
  ['4f67675300020000', 'audio/ogg'],
  ['255044462d312e37', 'application/pdf'],
])('%s is %s', (hex, type) => {
  expect(sniffedType(Buffer.from(hex, 'hex'))).toBe(type);
});

test.each(['<svg onload="alert(1)"/>', '<!doctype html>', '', ' \x89PNG\r\n\x1A\n', 'MZ\x90'])(
  '%j is nothing known',
  (text) => {
    expect(sniffedType(Buffer.from(text, 'latin1'))).toBeNull();
  },
);
