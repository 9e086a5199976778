import net from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase, type DatabaseHandle, type DatabaseLimits } from '#server/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';

const SHORT: DatabaseLimits = { statement: 300, lock: 200, idleInTransaction: 300, connect: 1_000, idle: 300 };

let database: TestDatabase;
let handle: DatabaseHandle;

beforeAll(async () => {
  database = await createTestDatabase();
  handle = openDatabase(database.url, { max: 2, limits: SHORT });
});
afterAll(async () => {
  await handle?.close();
  await database?.drop();
});

describe('a statement over its limit', () => {
  test('is ended by PostgreSQL, and the next one is answered', async () => {
    await expect(sql`select pg_sleep(60)`.execute(handle.db)).rejects.toMatchObject({ code: '57014' });
    expect((await sql`select 1 as one`.execute(handle.db)).rows).toEqual([{ one: 1 }]);
  });

  test('that waits for a lock is ended, while the transaction that holds the lock goes on', async () => {
    const other = openDatabase(database.url, { max: 1 });
    try {
      await handle.db.insertInto('hotels').values({ name: 'Locked' }).execute();
      await other.db.transaction().execute(async (tx) => {
        await tx.updateTable('hotels').set({ address: 'Quay 1' }).where('name', '=', 'Locked').execute();
        const waiting = handle.db
          .updateTable('hotels')
          .set({ address: 'Quay 2' })
          .where('name', '=', 'Locked')
          .execute();
        await expect(waiting).rejects.toMatchObject({ code: '55P03' });
      });
      const { address } = await handle.db
        .selectFrom('hotels')
        .select('address')
        .where('name', '=', 'Locked')
        .executeTakeFirstOrThrow();
      expect(address).toBe('Quay 1');
    } finally {
      await other.close();
    }
  });

  test('without a free connection the caller is told', async () => {
    const narrow = openDatabase(database.url, { max: 1, limits: { ...SHORT, statement: 5_000, connect: 200 } });
    try {
      const long = sql`select pg_sleep(1)`.execute(narrow.db);
      await expect(sql`select 1`.execute(narrow.db)).rejects.toThrow(/timeout exceeded/);
      await long;
      expect((await sql`select 1 as one`.execute(narrow.db)).rows).toEqual([{ one: 1 }]);
    } finally {
      await narrow.close();
    }
  });
});

test('a server that stops answering ends the statement; a new connection serves the next one', async () => {
  const line = await openLine(database.url);
  const through = openDatabase(line.url, { max: 1, limits: { ...SHORT, connect: 10_000 } });
  try {
    await sql`select 1`.execute(through.db);
    line.freeze();
    await expect(sql`select 2`.execute(through.db)).rejects.toThrow();
    line.thaw();
    expect((await sql`select 3 as three`.execute(through.db)).rows).toEqual([{ three: 3 }]);
  } finally {
    await through.close();
    line.close();
  }
});

/** A TCP connection to the database that can be frozen: it stays open and passes nothing on. */
async function openLine(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<net.Socket>();
  let frozen = false;
  const server = net.createServer((near) => {
    const far = net.connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => frozen || to.write(bytes));
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const near = new URL(url);
  near.port = String((server.address() as net.AddressInfo).port);
  return {
    url: near.href,
    freeze: () => void (frozen = true),
    thaw: () => void (frozen = false),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
