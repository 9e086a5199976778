import { expect, test } from 'vitest';
import { takeAll } from '#electron/main/system/errors.ts';

test('a step that fails is logged and holds back none of the others', () => {
  const log: string[] = [];
  const taken: string[] = [];
  const steps = [
    () => {
      throw new Error('no tray');
    },
    () => void taken.push('notices'),
  ];
  takeAll((line) => log.push(line), steps);
  expect(taken).toEqual(['notices']);
  expect(log).toEqual([expect.stringContaining('no tray')]);
});
