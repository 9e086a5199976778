import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const folders = ['server', 'shared', 'renderer', 'electron', 'build', 'tests', 'docs', 'README.md', 'CONTRIBUTING.md'];
const files = execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|md)$/.test(file) && existsSync(path.join(root, file)));
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const found = (pattern: RegExp) =>
  files.flatMap((file) => [...text(file).matchAll(pattern)].map((match) => ({ file, what: match[1] ?? '' })));

test('every page of docs that is cited exists', () => {
  const pages = found(/\bdocs\/([\w-]+\.md)/g).filter(({ what }) => !existsSync(path.join(root, 'docs', what)));
  expect(pages).toEqual([]);
});

test('every decision record that is cited exists', () => {
  const records = readdirSync(path.join(root, 'docs/decisions')).map((name) => name.slice(0, 4));
  expect(found(/\bdocs\/decisions\/(\d{4})/g).filter(({ what }) => !records.includes(what))).toEqual([]);
});

test('every section of docs/product.md that is cited exists', () => {
  const sections = [...text('docs/product.md').matchAll(/^## (\d+)\./gm)].map((match) => match[1]);
  const cited = found(/docs\/product\.md, section (\d+)/g);
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ what }) => !sections.includes(what))).toEqual([]);
});

test('no page outside the repository is cited', () => {
  const outside = /(?:^|[\s(])((?:spec|design|api|assistant|whatsapp|desktop|ui|stack)\.md|[Ss]pec section \d)/gm;
  expect(found(outside).filter(({ file }) => /\.tsx?$/.test(file))).toEqual([]);
});
