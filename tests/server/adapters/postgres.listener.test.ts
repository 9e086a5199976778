import net, { type AddressInfo } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createListener } from '#server/adapters/postgres/postgres.listener.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database?.drop());

/** A way to PostgreSQL on which a connection can fall silent without being closed. */
async function startNetwork() {
  const { hostname, port } = new URL(database.url);
  const sockets: net.Socket[] = [];
  const server = net.createServer((socket) => {
    const onward = net.connect(Number(port), hostname);
    sockets.push(socket, onward);
    for (const each of [socket, onward]) each.on('error', () => {});
    socket.pipe(onward);
    onward.pipe(socket);
    socket.on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => sockets.forEach((socket) => socket.unpipe().pause()),
    close: () => {
      sockets.forEach((socket) => socket.destroy());
      server.close();
    },
  };
}

test('a listening connection that has fallen silent is noticed and opened again', async () => {
  const network = await startNetwork();
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
