import { expect, test } from 'vitest';
import { nextZoom } from '#electron/main/window/zoom.rules.ts';

test('zoom goes by half a level between its limits, and step 0 resets it', () => {
  expect(nextZoom(0, 1)).toBe(0.5);
  expect(nextZoom(4, 1)).toBe(4);
  expect(nextZoom(-3, -1)).toBe(-3);
  expect(nextZoom(2.5, 0)).toBe(0);
});
