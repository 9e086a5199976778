import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPostgresWork } from '#server/adapters/postgres/postgres.work.ts';
import { openDatabase } from '#server/db/database.ts';
import { startNetwork } from '#tests/support/network.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

test('a worker whose session has fallen silent has no number any more', async () => {
  const network = await startNetwork(database.url);
  const handle = openDatabase(database.url, { max: 1 });
  const log = pino({ enabled: false });
  const work = createPostgresWork({
    databaseUrl: network.url,
    db: handle.db,
    log,
    heartbeat: { every: 50, answer: 200 },
  });
  try {
    expect(work.worker()).toBeNull();
    await work.start();
    expect(work.worker()).toBeGreaterThan(0);
    network.refuse();
    network.fallSilent();
    await until('the number is given up', () => work.worker() === null);
  } finally {
    network.close();
    await work.leave();
    await handle.close();
  }
});
