import { describe, expect, test } from 'vitest';
import { circleOf } from '#build/console-output.ts';

describe('chunks of the console', () => {
  test('that import each other are found', () => {
    const chunks = [
      { fileName: 'page.js', imports: ['frame.js'] },
      { fileName: 'frame.js', imports: ['vendor.js', 'signed-in.js'] },
      { fileName: 'signed-in.js', imports: ['frame.js'] },
      { fileName: 'vendor.js', imports: [] },
    ];
    expect(circleOf(chunks)).toEqual(['frame.js', 'signed-in.js', 'frame.js']);
  });

  test('may import the same chunk on two ways', () => {
    const chunks = [
      { fileName: 'page.js', imports: ['frame.js', 'vendor.js'] },
      { fileName: 'frame.js', imports: ['vendor.js'] },
      { fileName: 'vendor.js', imports: [] },
    ];
    expect(circleOf(chunks)).toBeNull();
  });
});
