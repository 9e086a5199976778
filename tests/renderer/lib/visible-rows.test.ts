import { describe, expect, test } from 'vitest';
import { drawnSpan, rowsInSpan } from '#renderer/lib/hooks/visible-rows.rules.ts';

const heightOf = (index: number) => (index % 10 === 0 ? 36 : 64);

describe('rows near the visible part of a list', () => {
  test('are placed below each other, and the height is that of all rows', () => {
    const { rows, height } = rowsInSpan(3, heightOf, { top: 0, bottom: 1000 });
    expect(rows).toEqual([
      { index: 0, top: 0, height: 36 },
      { index: 1, top: 36, height: 64 },
      { index: 2, top: 100, height: 64 },
    ]);
    expect(height).toBe(164);
  });

  test('are few, however long the list is, and cover what is visible', () => {
    const visible = { top: 300_000, bottom: 300_900 };
    const { rows, height } = rowsInSpan(10_000, heightOf, drawnSpan(visible));
    expect(height).toBe(1000 * 36 + 9000 * 64);
    expect(rows.length).toBeLessThan(50);
    expect(rows[0]!.top).toBeLessThanOrEqual(visible.top);
    expect(rows.at(-1)!.top + rows.at(-1)!.height).toBeGreaterThanOrEqual(visible.bottom);
  });

  test('are the last ones at the end of the list, and none in an empty one', () => {
    expect(rowsInSpan(100, () => 50, drawnSpan({ top: 4500, bottom: 5000 })).rows.at(-1)?.index).toBe(99);
    expect(rowsInSpan(0, () => 50, drawnSpan({ top: 0, bottom: 900 }))).toEqual({ rows: [], height: 0 });
  });

  test('stay the same while a scroll moves by a few pixels', () => {
    expect(drawnSpan({ top: 210, bottom: 910 })).toEqual(drawnSpan({ top: 390, bottom: 990 }));
  });
});
