import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { missingProgram } from './debian-package.ts';
import { debianPostgres } from './debian-cluster.ts';
import { commandsBelow, runCommands } from './page-commands.ts';
import { startProductionDatabase, type ProductionDatabase } from './production-database.ts';

const root = path.resolve(import.meta.dirname, '../..');
const missing = missingProgram(path.join(debianPostgres() ?? '', 'pg_ctl'), 'postgresql');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'audit-'));
let database: ProductionDatabase;

beforeAll(async () => {
  if (missing) return;
  fs.chmodSync(folder, 0o755);
  database = await startProductionDatabase(path.join(folder, 'cluster'));
  await database.asSuperuser((client) =>
    client.query(`
      insert into audit_log (action, entity, created_at)
      select 'update', 'hotel', now() - make_interval(days => n) from generate_series(1, 12000) n`),
  );
}, 300_000);
afterAll(() => {
  database?.cluster.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const environment = () => ({
  PGHOST: '127.0.0.1',
  PGPORT: String(database.cluster.port),
  PGUSER: 'concierge_owner',
  PGPASSWORD: 'owner',
});

test('the page deletes old entries as the owner, and the log is append-only again', async ({ skip }) => {
  if (missing) return skip(missing);
  const commands = commandsBelow('scaling.md', 'What grows');
  const { code, said } = await runCommands(commands, { cwd: root, env: environment() });
  expect(code, said).toBe(0);
  const { rows } = await database.asSuperuser((client) =>
    client.query(`select count(*)::int as left, min(created_at) > now() - interval '3 years' as young from audit_log`),
  );
  expect(rows[0].young).toBe(true);
  expect(rows[0].left).toBeGreaterThan(1090);
  await expect(database.asSuperuser((client) => client.query('delete from audit_log'))).rejects.toThrow('append-only');
}, 120_000);

test('entries of the last year are kept', async ({ skip }) => {
  if (missing) return skip(missing);
  const commands = commandsBelow('scaling.md', 'What grows').map((each) => each.replace('years=3', 'years=0'));
  const { code, said } = await runCommands(commands, { cwd: root, env: environment() });
  expect(code).not.toBe(0);
  expect(said).toContain('entries of the last year are kept');
}, 120_000);
