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
const REQUESTS = 200_000;
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
    from conversations c, generate_series(1, ${MESSAGES / CONVERSATIONS}) n;
  insert into guest_requests (hotel_id, conversation_id, message, turn_state, status, created_at)
    select c.hotel_id, c.id, 'Could we have two more towels?', 'answered', 'completed', now() - n * interval '1 day'
    from conversations c, generate_series(1, ${REQUESTS / CONVERSATIONS}) n;
  analyze`;

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

/** Writes as the running product does, again and again; returns the durations in milliseconds. */
async function writes(until: Promise<unknown>): Promise<number[]> {
  let done = false;
  void until.then(
    () => (done = true),
    () => (done = true),
  );
  return on(url, async (client) => {
    const durations: number[] = [];
    while (!done) {
      const begin = performance.now();
      await afterDeadlocks(() => client.query(write));
      durations.push(performance.now() - begin);
    }
    return durations;
  });
}

test('a database of version 1.0.0 with a million messages is upgraded while the product writes', async () => {
  const begin = performance.now();
  const upgrade = migrate(url, { lockTimeoutMs: 3_000 });
  const [names, durations] = await Promise.all([upgrade, writes(upgrade)]);
  const whole = performance.now() - begin;
  const longest = Math.max(...durations);
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
  console.log(
    `${names.length} migrations in ${seconds(whole)} s with ${durations.length} writes; the longest waited ${seconds(longest)} s`,
  );
  const { rows: counted } = await on(url, (client) => client.query('select count(*)::int as messages from messages'));
  // Writes during the upgrade are repeated after a deadlock and none is lost.
  expect(counted[0].messages).toBe(MESSAGES + durations.length);
  // Tables are locked for a small part of the time: the rest is done while they are in use.
  expect(longest).toBeLessThan(whole / 3);
}, 900_000);
