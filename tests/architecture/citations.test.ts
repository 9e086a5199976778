import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { anchorsOf, citedInCode, citedInPage, linksOf } from './citations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const files = tracked.filter((file) => /\.(ts|tsx|mjs|sql|md)$/.test(file) && existsSync(path.join(root, file)));
const pages = files.filter((file) => file.endsWith('.md'));
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const exists = (file: string) => existsSync(path.join(root, file));
const found = (pattern: RegExp, among = files) =>
  among.flatMap((file) => [...text(file).matchAll(pattern)].map((match) => ({ file, what: match[1] ?? '' })));

const records = files.filter((file) => /^docs\/decisions\/\d/.test(file));
const numbers = records.map((file) => path.basename(file).slice(0, 4));

test('each cited page of docs exists', () => {
  expect(found(/\bdocs\/([\w-]+\.md)/g).filter(({ what }) => !exists(`docs/${what}`))).toEqual([]);
});

test('each cited decision record exists', () => {
  const cited = [
    ...found(/\bdocs\/decisions\/(\d{4})/g),
    ...found(/\bdecisions? (?:record )?(\d{1,4})\b/g).map(({ file, what }) => ({ file, what: what.padStart(4, '0') })),
  ];
  expect(cited.filter(({ what }) => !numbers.includes(what))).toEqual([]);
});

test('decision records are numbered without gaps and have one form', () => {
  expect(numbers).toEqual(numbers.map((_, at) => String(at + 1).padStart(4, '0')));
  const headings = ['## Status', '## Context', '## Decision', '## Consequences'];
  const wrong = records.filter((file) => {
    const lines = text(file).split('\n');
    const title = new RegExp(`^# ${Number(path.basename(file).slice(0, 4))}\\. \\S`);
    return !title.test(lines[0]!) || lines.filter((line) => line.startsWith('## ')).join() !== headings.join();
  });
  expect(wrong).toEqual([]);
});

test('each cited section of a page exists', () => {
  const cited = files.flatMap((file) =>
    [...text(file).matchAll(/docs\/([\w-]+\.md), section (\d+)/g)].map(([, page, section]) => ({
      file,
      page,
      section,
    })),
  );
  expect(cited.length).toBeGreaterThan(50);
  const numbered = (page: string) => [...text(`docs/${page}`).matchAll(/^## (\d+)\./gm)].map((match) => match[1]);
  expect(cited.filter(({ page, section }) => !numbered(page!).includes(section))).toEqual([]);
});

test('each cited heading of a page exists', () => {
  const cited = files.flatMap((file) =>
    [...text(file).matchAll(/docs\/([\w-]+\.md), (?!section )"?([A-Z][^.):"\n]*)/g)].map(([, page, heading]) => ({
      file,
      page: page!,
      heading: heading!.trim(),
    })),
  );
  const headings = (page: string) => [...text(`docs/${page}`).matchAll(/^#+ (?:\d+\. )?(.+)$/gm)].map(([, it]) => it!);
  const missing = cited.filter(({ page, heading }) => !headings(page).some((one) => heading.startsWith(one)));
  expect(missing).toEqual([]);
});

test('each cited step of docs/assistant.md exists', () => {
  const steps = [...text('docs/assistant.md').matchAll(/^(\d+)\. /gm)].map((match) => match[1]!);
  const cited = found(/docs\/assistant\.md, step (\d+)/g);
  expect(cited.length).toBeGreaterThan(5);
  expect(cited.filter(({ what }) => !steps.includes(what))).toEqual([]);
});

test('each cited part of a section is a heading or a row of a table', () => {
  const cited = files.flatMap((file) =>
    [...text(file).matchAll(/docs\/([\w-]+\.md), section \d+, ([A-Z][\w ]+)/g)].map(([, page, part]) => ({
      file,
      page: page!,
      part: part!,
    })),
  );
  const parts = (page: string) =>
    [...text(`docs/${page}`).matchAll(/^(?:### |\| )(.+?)(?: \||$)/gm)].map(([, it]) => it!);
  expect(cited.filter(({ page, part }) => !parts(page).includes(part))).toEqual([]);
});

test('each relative link of a page leads to a file and to a heading of it', () => {
  const broken = pages.flatMap((page) =>
    linksOf(text(page)).filter(({ target, anchor }) => {
      const file = target ? path.posix.join(path.posix.dirname(page), target) : page;
      return !exists(file) || (anchor !== null && !anchorsOf(text(file)).includes(anchor));
    }),
  );
  expect(broken).toEqual([]);
});

/** A path is read from the root or from the citing file's folder; a bare name may be in any folder. */
const names = new Set(tracked.map((file) => path.basename(file)));
const isThere = (cited: string, from: string) =>
  cited.includes('/') ? exists(cited) || exists(path.join(path.dirname(from), cited)) : names.has(cited);

test('each file that a page names exists', () => {
  const cited = pages
    .filter((page) => !page.startsWith('tests/'))
    .flatMap((page) => citedInPage(text(page)).map((what) => ({ page, what })));
  expect(cited.filter(({ page, what }) => !isThere(what, page))).toEqual([]);
});

test('each file that a comment names exists', () => {
  const code = files.filter((file) => !file.endsWith('.md'));
  const cited = code.flatMap((file) => citedInCode(text(file)).map((what) => ({ file, what })));
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ file, what }) => !isThere(what, file))).toEqual([]);
});

test('docs/data-model.md describes each table', () => {
  const sql = files.filter((file) => file.startsWith('server/db/')).map(text);
  const tables = new Set<string>();
  for (const [, made, from, to, dropped] of sql
    .join('\n')
    .matchAll(
      /^\s*create table (?:if not exists )?"?(\w+)|^alter table "?(\w+)"? rename to "?(\w+)|^drop table (\w+)/gim,
    )) {
    if (made) tables.add(made);
    if (to) tables.add(to);
    tables.delete(from ?? dropped ?? '');
  }
  const named = (part: string) =>
    [...part.matchAll(/^\| ((?:`[\w.]+`(?:, )?)+) \|/gm)].flatMap(([, cell]) => cell!.match(/[\w.]+/g) ?? []);
  const [kept = '', ...described] = text('docs/data-model.md')
    .split(/^## /m)
    .toSorted((one) => (one.startsWith('How long rows are kept') ? -1 : 0));
  expect(tables.size).toBeGreaterThan(30);
  expect(described.flatMap(named).toSorted()).toEqual([...tables].toSorted());
  expect(named(kept).filter((name) => !tables.has(name))).toEqual(['pgboss.job']);
});

/** A role that only one file has may be a name; adapters are named after their port or provider. */
test('CONTRIBUTING.md explains each role of file names that several files have', () => {
  const roles = tracked
    .filter(
      (file) => /^(server|shared|renderer|electron|build|tests)\//.test(file) && !file.startsWith('server/adapters/'),
    )
    .flatMap((file) => /^[\w-]+(?:\.[\w-]+)*\.([\w-]+)\.tsx?$/.exec(path.basename(file))?.[1] ?? []);
  const several = [...Map.groupBy(roles, (role) => role)].filter(([, files]) => files.length > 1).map(([role]) => role);
  const page = text('CONTRIBUTING.md');
  expect(several.length).toBeGreaterThan(15);
  expect(several.filter((role) => !page.includes(`\`.${role}.ts`))).toEqual([]);
});

test('no page outside the repository is cited', () => {
  const outside = /(?:^|[\s(])((?:spec|design|api|assistant|whatsapp|desktop|ui|stack)\.md|[Ss]pec section \d)/gm;
  const code = files.filter((file) => !file.endsWith('.md'));
  expect(found(outside, code)).toEqual([]);
});
