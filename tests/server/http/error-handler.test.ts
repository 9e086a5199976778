import type { AddressInfo } from 'node:net';
import express from 'express';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorHandler } from '#server/http/error-handler.ts';
import { startTestServer, type TestHotel, type TestServer, type TestUser } from '#tests/support/server.ts';
import { createTestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

let server: TestServer;
let hotel: TestHotel;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ settings: { ROLE: 'api' } });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  hotel = await server.aHotel();
  admin = await server.asMemberOf(hotel, 'admin');
});

describe('a caller whose connection to the database is lost', () => {
  const waiting = sql`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const lockedOut = async () =>
    (await sql<{ n: number }>`select count(*) as n ${waiting}`.execute(server.db)).rows[0]!.n > 0;

  test.each([
    ['while the session is read', 'session'],
    ['in the midst of the work', 'hotels'],
  ])('%s is told to try again, and then it works', async (_when, table) => {
    const change = () => admin.client.patch(`/api/hotels/${hotel.id}`, { policies: 'No smoking.' });
    const refused = await server.db.transaction().execute(async (tx) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx);
      const answer = change();
      await until('the call waits', lockedOut);
      await sql`select pg_terminate_backend(pid) ${waiting}`.execute(server.db);
      return answer;
    });
    expect(refused).toMatchObject({
      status: 503,
      body: { code: 'unavailable', message: expect.stringContaining('Try again'), request_id: expect.any(String) },
    });
    await until('it works again', async () => (await change()).status === 200);
  });
});

describe('what went wrong is answered', () => {
  const coded = (code: string) => Object.assign(new Error('secret words'), { code });
  test.each([
    ['a connection that could not be made', coded('08001'), 503, 'unavailable'],
    ['a connection that failed', coded('08006'), 503, 'unavailable'],
    ['a server that is shut down', coded('57P01'), 503, 'unavailable'],
    ['a server that crashed', coded('57P02'), 503, 'unavailable'],
    ['a server that starts', coded('57P03'), 503, 'unavailable'],
    ['a server without a connection to spare', coded('53300'), 503, 'unavailable'],
    ['a server whose disk is full', coded('53100'), 503, 'unavailable'],
    ['a server without memory', coded('53200'), 503, 'unavailable'],
    ['a standby that cannot be written to', coded('25006'), 503, 'unavailable'],
    ['a disk that fails', coded('58030'), 503, 'unavailable'],
    ['a connection that was reset', coded('ECONNRESET'), 503, 'unavailable'],
    ['a server that is not there', coded('ECONNREFUSED'), 503, 'unavailable'],
    ['a connection that ended', new Error('Connection terminated unexpectedly'), 503, 'unavailable'],
    [
      'a connection that had ended',
      new Error('Client has encountered a connection error and is not queryable'),
      503,
      'unavailable',
    ],
    ['a statement that took too long', coded('57014'), 503, 'unavailable'],
    ['a lock that was not free in time', coded('55P03'), 503, 'unavailable'],
    ['a date that does not exist', coded('22008'), 400, 'invalid_input'],
    ['a row that is there already', coded('23505'), 500, 'internal'],
    ['a mistake of ours', new Error('secret words'), 500, 'internal'],
    ['nothing at all', null, 500, 'internal'],
  ])('%s', async (_what, error, status, code) => {
    const app = express();
    app.get('/call', async () => {
      throw error ?? Object.create(null);
    });
    app.use(errorHandler(pino({ level: 'silent' })));
    const listener = app.listen(0, '127.0.0.1');
    try {
      await until('the server listens', () => listener.listening);
      const { port } = listener.address() as AddressInfo;
      const answer = await createTestClient(`http://127.0.0.1:${port}`).get('/call');
      expect(answer).toMatchObject({ status, body: { code } });
      expect(JSON.stringify(answer.body)).not.toContain('secret');
    } finally {
      await new Promise((closed) => listener.close(closed));
    }
  });
});

describe('a body that cannot be read', () => {
  const json = 'application/json';
  test.each([
    ['in an unknown encoding', { 'content-type': json, 'content-encoding': 'zstandard' }, '{}', 400, 'invalid_input'],
    ['in an unknown alphabet', { 'content-type': `${json}; charset=klingon` }, '{}', 400, 'invalid_input'],
    ['packed, but not really', { 'content-type': json, 'content-encoding': 'gzip' }, '{}', 400, 'invalid_input'],
    ['too large', { 'content-type': json }, `"${'x'.repeat(1024 * 1024)}"`, 413, 'payload_too_large'],
  ])('%s is refused in words', async (_how, headers, body, status, code) => {
    const answer = await admin.client.fetch('/api/hotels', { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, message: expect.any(String), request_id: expect.any(String) });
  });
});
