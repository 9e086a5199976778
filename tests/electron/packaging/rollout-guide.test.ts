import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parsePolicy, policyFile } from '#electron/main/policy/policy.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const guide = fs.readFileSync(path.join(ROOT, 'docs/desktop-rollout.md'), 'utf8');
const section = guide.slice(guide.indexOf('## The policy file'), guide.indexOf('## Proxies'));
const documented = [...section.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key ?? '');

test('the guide names every key of the policy, and none that is not one', () => {
  const source = fs.readFileSync(path.join(ROOT, 'electron/main/policy/policy.ts'), 'utf8');
  const fields = source.slice(source.indexOf('const fields = {'), source.indexOf('} as const'));
  const keys = [...fields.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, key]) => key);
  expect(documented.toSorted()).toEqual(keys.toSorted());
});

test("the guide's example is a valid policy", () => {
  const [, example = ''] = /```json\n(.*?)```/s.exec(section) ?? [];
  const { policy, problems } = parsePolicy(example);
  expect(problems).toEqual([]);
  expect(policy).toMatchObject({
    server: 'https://desk.hotel.example',
    updateUrl: 'https://files.hotel.example/concierge-desk',
  });
});

test.each(['win32', 'darwin', 'linux'] as const)('the guide names the policy path on %s', (platform) => {
  const file = policyFile(platform, { ProgramData: '%ProgramData%' });
  expect(section).toContain(`\`${file}\``);
});

test('the Windows installer writes a key that the program reads', () => {
  const script = fs.readFileSync(path.join(ROOT, 'build/installer/installer.nsh'), 'utf8');
  const [, key = ''] = /!define DESK_SERVER_KEY "(\w+)"/.exec(script) ?? [];
  expect(parsePolicy(JSON.stringify({ [key]: 'https://desk.hotel.example' })).policy).toEqual({
    server: 'https://desk.hotel.example',
  });
});

test('the guide names every setting of a release', () => {
  const names = ['installer/product.ts', 'installer/signing.ts', 'scripts/package-desktop.ts'].flatMap((file) => {
    const source = fs.readFileSync(path.join(ROOT, 'build', file), 'utf8');
    return [...source.matchAll(/\b(?:DESKTOP|AZURE|APPLE|CSC|WIN_CSC)_[A-Z_]+(?=[':])/g)].map(([name]) => name);
  });
  // Set by the build for each run.
  const ours = new Set(['DESKTOP_INSTALL', 'DESKTOP_DIR']);
  const missing = [...new Set(names)].filter((name) => !ours.has(name) && !guide.includes(`\`${name}\``));
  expect(missing).toEqual([]);
});
