import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OTHER_POSTGRES_URL } from '#tests/support/postgres-server.ts';
import { missingProgram } from './debian-package.ts';
import { debianPostgres, startDebianCluster, type DebianCluster } from './debian-cluster.ts';

const root = path.resolve(import.meta.dirname, '../..');
const missing = missingProgram(path.join(debianPostgres() ?? '', 'pg_ctl'), 'postgresql');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'debian-'));
/** Where statements differ most: walls, migrations, search, turns, deliveries, stay messages, reports. */
const suites = [
  'tests/server/walls',
  'tests/server/db/migrations.test.ts',
  'tests/server/db/production-logins.test.ts',
  'tests/server/features/conversations/bursts.test.ts',
  'tests/server/features/guests/search.test.ts',
  'tests/server/features/platform',
];
let cluster: DebianCluster;

beforeAll(async () => {
  if (missing) return;
  fs.chmodSync(folder, 0o755);
  cluster = await startDebianCluster(path.join(folder, 'cluster'), ['fsync=off', 'max_connections=300']);
}, 60_000);
afterAll(() => {
  cluster?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

test("the tests of the server pass on Debian's PostgreSQL", ({ skip }) => {
  if (missing) return skip(missing);
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const args = [
    vitest,
    'run',
    '--config',
    'build/vitest.config.ts',
    '--project',
    'server',
    '--testTimeout=90000',
    ...suites,
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    env: { ...process.env, [OTHER_POSTGRES_URL]: cluster.url },
    encoding: 'utf8',
  });
  expect(status, `${stdout}\n${stderr}`.slice(-6000)).toBe(0);
}, 900_000);
