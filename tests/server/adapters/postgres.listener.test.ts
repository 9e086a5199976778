import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createListener } from '#server/adapters/postgres/postgres.listener.ts';
import { startNetwork } from '#tests/support/network.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('a listening connection that has fallen silent is noticed and opened again', async () => {
  const network = await startNetwork(database.url);
  const heard: string[] = [];
  let reconnected = 0;
  const listener = createListener({
    databaseUrl: network.url,
    log: pino({ enabled: false }),
    name: 'test',
    channels: { bell: (payload) => void heard.push(payload) },
    onReconnect: () => (reconnected += 1),
    heartbeat: { every: 50, answer: 200 },
  });
  const ring = new pg.Client({ connectionString: database.url });
  await ring.connect();
  try {
    await listener.start();
    await ring.query(`select pg_notify('bell', 'first')`);
    await until('it is heard', () => heard.length === 1);
    network.fallSilent();
    await until('the connection is open again', () => reconnected === 1);
    await ring.query(`select pg_notify('bell', 'second')`);
    await until('the next one is heard', () => heard.at(-1) === 'second');
    expect(heard).toEqual(['first', 'second']);
  } finally {
    await ring.end();
    network.close();
    await listener.stop();
  }
});
