import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>;

function packagesBelow(heading: string): string[] {
  const section =
    read('docs/dependencies.md')
      .split(/^## /m)
      .find((part) => part.startsWith(heading)) ?? '';
  const cells = [...section.matchAll(/^\| (`[^|]*) \|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)).toSorted();
}

test('the table of packages at run time is that of package.json', () => {
  expect(packagesBelow('At run time')).toEqual(Object.keys(dependencies ?? {}).toSorted());
});

test('packages that are bundled are not installed in production', () => {
  expect(packagesBelow('Console and desktop').filter((name) => !devDependencies?.[name])).toEqual([]);
});
