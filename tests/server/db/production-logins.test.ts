import fs from 'node:fs';
import path from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomUUID } from 'node:crypto';
import { openDatabase } from '#server/db/database.ts';
import { checkProductionDatabase } from '#server/db/startup/startup-checks.ts';
import { startFakeSmtp, type FakeSmtp } from '#tests/support/fakes/smtp.fake.ts';
import { startFakeTwilio, type FakeTwilio } from '#tests/support/fakes/twilio.fake.ts';
import { databaseUrl, TEST_POSTGRES_URL } from '#tests/support/postgres-server.ts';
import { freePort, startServerProcess } from '#tests/support/server-process.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const serverUrl = process.env[TEST_POSTGRES_URL]!;
const rolesScript = fs.readFileSync(path.join(root, 'server/db/roles.sql'), 'utf8');
const name = `logins_${randomUUID().replaceAll('-', '')}`;
const adminUrl = databaseUrl(serverUrl, name);
const password = 'only-for-this-test';
const loginUrl = (user: string) => {
  const url = new URL(adminUrl);
  url.username = user;
  url.password = password;
  return url.href;
};
const ownerUrl = loginUrl('concierge_owner');
const appUrl = loginUrl('concierge_app');

let smtp: FakeSmtp;
let twilio: FakeTwilio;
let port: string;

async function on<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function run(script: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const left = once(child, 'exit');
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await left;
  return { code: code as number, said: out + err };
}

const production = (): Record<string, string> => ({
  NODE_ENV: 'production',
  PORT: port,
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://concierge.example.com',
  BETTER_AUTH_SECRET: 'kq8Zt2LrVw5Yp9Xn3Bm7Cd1Fg6Hj4Ks0',
  SMTP_URL: smtp.url,
  TWILIO_ACCOUNT_SID: twilio.accountSid,
  TWILIO_AUTH_TOKEN: 'c0ffee00c0ffee00c0ffee00c0ffee01',
  TWILIO_API_BASE_URL: twilio.url,
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
  GUEST_TURN_QUIET_MS: '0',
  LOG_LEVEL: 'warn',
});

beforeAll(async () => {
  smtp = await startFakeSmtp();
  twilio = await startFakeTwilio({ authToken: 'c0ffee00c0ffee00c0ffee00c0ffee01' });
  port = String(await freePort());
  twilio.settings.webhookBase = `http://127.0.0.1:${port}`;
  twilio.settings.publicUrl = 'https://concierge.example.com';
  await on(serverUrl, (client) => client.query(`create database ${name}`));
  await on(adminUrl, async (client) => {
    await client.query(rolesScript);
    await client.query(rolesScript);
    for (const login of ['concierge_owner', 'concierge_app'])
      await client.query(`alter role ${login} password '${password}'`);
  });
}, 60_000);
afterAll(async () => {
  await Promise.all([smtp?.close(), twilio?.close()]);
  await on(serverUrl, (client) => client.query(`drop database if exists ${name} with (force)`));
}, 60_000);

const startLines = [
  /database version: PostgreSQL \d+/,
  /database login: concierge_app, password accepted/,
  /database roles: concierge_hotel, concierge_pipeline, concierge_platform/,
  /database schema: \d+ migrations/,
  /database grants: \d+ tables/,
  /database policies: \d+ on \d+ hotel tables/,
  /database connections: up to 15 for this process/,
  /database clock: this machine's clock differs by -?\d+ ms/,
];

describe('a production with a login for migrating and one for running', () => {
  test('does not start before it is migrated, and says what to run', async () => {
    const { code, said } = await run('server/main.ts', { ...production(), DATABASE_URL: appUrl });
    expect(code).toBe(1);
    expect(said).toMatch(/older than this program.*npm run migrate/);
  }, 60_000);

  test('is not migrated by the login of the running program', async () => {
    const { code, said } = await run('server/migrate.ts', { DATABASE_URL: appUrl });
    expect(code).toBe(1);
    expect(said).toMatch(/may not change the database/);
    expect(said).not.toContain(password);
  });

  test('is migrated by the owner, once', async () => {
    const first = await run('server/migrate.ts', { MIGRATION_DATABASE_URL: ownerUrl, DATABASE_URL: appUrl });
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('0015-walls') });
    const second = await run('server/migrate.ts', { MIGRATION_DATABASE_URL: ownerUrl });
    expect(second).toMatchObject({ code: 0, said: expect.stringContaining('up to date') });
  }, 60_000);

  test.each([
    ['a superuser', adminUrl, /superuser/],
    ['the owner', ownerUrl, /CREATEROLE|owns the tables/],
  ])(
    'does not start with the login of %s',
    async (_who, DATABASE_URL, why) => {
      const { code, said } = await run('server/main.ts', { ...production(), DATABASE_URL });
      expect(code).toBe(1);
      expect(said).toMatch(why);
      expect(said).toMatch(/server\/db\/roles\.sql/);
    },
    60_000,
  );

  test('runs with the least rights: a guest is answered, reception reads it, mail goes out', async () => {
    const server = await startServerProcess({ ...production(), DATABASE_URL: appUrl, LOG_LEVEL: 'info' });
    try {
      for (const line of startLines) expect(server.output.join('')).toMatch(line);
      const [hotel, other] = await on(adminUrl, async (client) => {
        const { rows } = await client.query<{ id: string }>(
          `insert into hotels (name, whatsapp_number, sender_number, sender_state) values ('Harbour View', '+441174960001', '+441174960001', 'connected'), ('Hill View', '+441174960002', '+441174960002', 'connected') returning id`,
        );
        await client.query(
          `insert into faqs (hotel_id, question, answer) values ($1, 'What time is breakfast?', 'Breakfast is served from 7:00 AM.'), ($2, 'Other?', 'Other.')`,
          rows.map(({ id }) => id),
        );
        return rows;
      });
      await twilio.inbound({ from: '+4915123100001', to: '+441174960001', body: 'What time is breakfast?' });
      await until('the guest has an answer', () => twilio.messages.length > 0, 30);
      const found = await on(appUrl, async (client) => {
        await client.query(`begin; set local role concierge_hotel; set local app.hotel_id = '${hotel!.id}'`);
        const all = await client.query(`select hotel_id from faqs union select hotel_id from messages`);
        const searched = await client.query(`select * from search_conversations(array['%4915123100001%'])`);
        await client.query(`set local app.hotel_id = '${other!.id}'`);
        const theirs = await client.query(`select * from search_conversations(array['%4915123100001%'])`);
        await client.query('rollback');
        return [all.rows, searched.rows.length, theirs.rows.length];
      });
      expect(found).toEqual([[{ hotel_id: hotel!.id }], 1, 0]);
      const ready = await createTestClient(server.url).get('/health/ready');
      expect(ready.status).toBe(200);
      const asked = `select from pg_stat_activity where datname = '${name}' and query like 'select array_remove(array[case%'`;
      await until(
        'what is due was read',
        () => on(adminUrl, async (client) => (await client.query(asked)).rowCount),
        30,
      );
      expect(server.output.join('')).not.toMatch(/permission denied|42501|what is due could not be read/);
    } finally {
      await server.stop();
    }
  }, 90_000);

  test.each([
    ['a policy is lost', 'drop policy hotel_wall on faqs', /have lost their row-level policies: faqs/],
    ['row-level security is off', 'alter table guests disable row level security', /policies: guests/],
    ['a privilege is missing', 'revoke select on faqs from concierge_platform', /may not read faqs/],
    ['a role is missing', 'revoke concierge_hotel from concierge_app', /no member of concierge_hotel/],
    ['connections are too few', `alter role concierge_app connection limit 10`, /DATABASE_POOL_MAX is 15.* allows 10/],
  ])('does not start where %s', async (_what, statement, why) => {
    const backup = `backup_${randomUUID().replaceAll('-', '')}`;
    const other = new URL(databaseUrl(serverUrl, backup));
    await on(serverUrl, (client) => client.query(`create database ${backup} template ${name}`));
    await on(other.href, (client) => client.query(statement));
    [other.username, other.password] = ['concierge_app', password];
    const { db, close } = openDatabase(other.href, { max: 1 });
    try {
      const options = { poolMax: 15, queueIsCurrent: async () => true, now: () => new Date() };
      await expect(checkProductionDatabase(db, options)).rejects.toThrow(why);
    } finally {
      await close();
      await on(serverUrl, async (client) => {
        await client.query(`drop database ${backup}`);
        await client.query(`alter role concierge_app connection limit -1`);
      });
      await on(adminUrl, (client) => client.query(rolesScript));
    }
  });

  test('says that the password is wrong', async () => {
    const { code, said } = await run('server/main.ts', {
      ...production(),
      DATABASE_URL: appUrl.replace(password, 'another'),
    });
    expect(code).toBe(1);
    expect(said.trim()).toBe('DATABASE_URL: the database refused the login or its password');
  }, 60_000);

  test.each([
    ['truncate audit_log'],
    ['delete from audit_log'],
    [`update audit_log set action = 'nothing'`],
    ['alter table faqs disable row level security'],
    ['alter table faqs no force row level security'],
    ['alter table audit_log disable trigger audit_log_append_only'],
    ['drop policy hotel_wall on faqs'],
    ['set row_security = off; select * from faqs'],
    ['set session_replication_role = replica'],
    ['set role concierge_owner'],
    ['create table mine (id integer)'],
    ['create role another superuser'],
    ['alter role concierge_app bypassrls'],
    [`delete from kysely_migration`],
    ['drop table faqs'],
    [`copy faqs to program 'cat'`],
  ])('refuses its running login: %s', async (statement) => {
    await on(appUrl, async (client) => {
      await expect(client.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/^42501$|^42P01$/) });
    });
  });

  test.each(['truncate audit_log', 'delete from audit_log'])('refuses even the owner: %s', async (statement) => {
    await on(ownerUrl, async (client) => {
      await client.query(`insert into audit_log (action, entity) values ('test', 'test')`);
      await expect(client.query(statement)).rejects.toThrow('the audit log is append-only');
    });
  });

  test('lets the owner’s search functions use indexes with forced policies', async () => {
    const plan = await on(ownerUrl, async (client) => {
      await client.query('begin; set local enable_seqscan = off');
      const { rows } = await client.query(
        `explain select conversation_id from conversation_names where names ilike '%philippa%'`,
      );
      await client.query('rollback');
      return JSON.stringify(rows);
    });
    expect(plan).toContain('conversation_names_search');
  });
});
