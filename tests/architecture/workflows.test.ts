import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const dir = path.resolve(import.meta.dirname, '../../.github/workflows');
const workflows = fs.readdirSync(dir).map((name) => [name, fs.readFileSync(path.join(dir, name), 'utf8')] as const);

test.each(workflows)('%s pins every action by commit, with the version in a comment', (_name, text) => {
  const used = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
  expect(used.length).toBeGreaterThan(0);
  for (const line of used) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

/** Only the release writes: a draft, and the provenance of its files with the token for it. */
const WRITES: Record<string, string[]> = { 'desktop-release.yml': ['write', 'write', 'write'] };

test.each(workflows)('%s gives each job only the permissions that it names', (name, text) => {
  expect(text).toMatch(/^permissions: \{\}$/m);
  expect(text.match(/\bwrite(-all)?$/gm) ?? []).toEqual(WRITES[name] ?? []);
});
