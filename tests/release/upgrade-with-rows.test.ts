import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/compose/database/migrate.ts';
import { codeOf } from '#server/db/database-problems.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '#server/db/embedded/embedded.ts';

const release = path.resolve(import.meta.dirname, '../server/db/releases/1.0.0.sql');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
const MESSAGES = 1_000_000;
const CONVERSATIONS = 20_000;
let postgres: EmbeddedPostgres;
let url: string;

/** A hotel whose guests have written a million messages to version 1.0.0. */
const rows = `
  insert into hotels (name, whatsapp_number) values ('Large', '+33298505050');
  insert into conversations (hotel_id, guest_phone, identity_key, reply_address, guest_name, last_inbound_at)
    select h.id, '+49176' || n, '+49176' || n, 'whatsapp:+49176' || n, 'Guest ' || n, now()
    from hotels h, generate_series(1000000, ${1_000_000 + CONVERSATIONS - 1}) n;
  insert into messages (hotel_id, conversation_id, direction, author, content, created_at)
    select c.hotel_id, c.id, 'in', 'guest', 'Could we have two more towels for room ' || n || ', please?', now() - n * interval '1 minute'
    from conversations c, generate_series(1, ${MESSAGES / CONVERSATIONS}) n`;

async function on<T>(address: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  fs.chmodSync(folder, 0o755);
  postgres = await startEmbeddedPostgres({ dir: folder, settings: { fsync: 'off', max_wal_size: '4GB' } });
  await on(postgres.url, (client) => client.query('create database upgraded'));
  url = postgres.url.replace(/\/[^/]*$/, '/upgraded');
  await on(url, async (client) => {
    await client.query(fs.readFileSync(release, 'utf8'));
    await client.query(rows);
  });
}, 900_000);
afterAll(async () => {
  await postgres?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}, 60_000);

const write = `
  with touched as (update hotels set name = name)
  insert into messages (hotel_id, conversation_id, direction, author, content)
    select hotel_id, id, 'in', 'guest', 'And a kettle?' from conversations limit 1`;

/** The product repeats a transaction after a deadlock. */
async function afterDeadlocks(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      return void (await work());
    } catch (error) {
      if (codeOf(error) !== '40P01') throw error;
    }
  }
}

/** Writes as the running product does, again and again; returns the longest time that one write took. */
async function longestWrite(until: Promise<unknown>): Promise<number> {
  let done = false;
  void until.then(
    () => (done = true),
    () => (done = true),
  );
  return on(url, async (client) => {
    let longest = 0;
    while (!done) {
      const begin = performance.now();
      await afterDeadlocks(() => client.query(write));
      longest = Math.max(longest, performance.now() - begin);
    }
    return longest;
  });
}

test('a database of version 1.0.0 with a million messages is upgraded while the product writes', async () => {
  const begin = performance.now();
  const upgrade = migrate(url, { lockTimeoutMs: 3_000 });
  const [names, longest] = await Promise.all([upgrade, longestWrite(upgrade)]);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  console.log(
    `${names.length} migrations in ${seconds(performance.now() - begin)} s; the longest write waited ${seconds(longest)} s`,
  );
  const { rows: counted } = await on(url, (client) => client.query('select count(*)::int as messages from messages'));
  // Writes during the upgrade are repeated after a deadlock and none is lost.
  expect(counted[0].messages).toBeGreaterThan(MESSAGES);
}, 900_000);
