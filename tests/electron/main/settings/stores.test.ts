import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openOfflineStore } from '#electron/main/settings/offline.store.ts';
import { createPassThrough } from '#electron/main/protocol/pass-through.ts';
import { checkServer } from '#electron/main/setup/server-check.ts';
import { openSettings } from '#electron/main/settings/settings.store.ts';
import { untilStalled } from '#electron/main/protocol/stall.ts';

let dir: string;
beforeEach(() => (dir = fs.mkdtempSync(path.join(os.tmpdir(), 'desk-stores-'))));
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }));

const passThrough = (server: () => string | null, sessionChanged = (_pathname: string) => undefined) =>
  createPassThrough({ server, fetch, sessionChanged });

describe('settings of this computer', () => {
  const file = () => path.join(dir, 'deep/settings.json');
  test('outlive a restart', () => {
    openSettings(file(), {}).change({ noticeDetail: 'name_and_message' });
    openSettings(file(), {}).chooseServer('https://desk.example.com');
    const again = openSettings(file(), {});
    expect(again.current().noticeDetail).toBe('name_and_message');
    expect(again.server()).toBe('https://desk.example.com');
  });

  test('hold until the program ends where the disk is full', () => {
    // Nothing can be written below a file.
    fs.writeFileSync(path.join(dir, 'deep'), '');
    const settings = openSettings(file(), {});
    settings.chooseServer('https://desk.example.com');
    expect(settings.change({ muted: true }).muted).toBe(true);
    expect(settings.server()).toBe('https://desk.example.com');
  });

  test('cannot override what IT decided', () => {
    const settings = openSettings(file(), { noticeDetail: 'count', server: 'https://it.example.com' });
    expect(settings.change({ noticeDetail: 'name_and_message', muted: true })).toMatchObject({
      noticeDetail: 'count',
      muted: true,
    });
    settings.chooseServer('https://evil.example.com');
    expect(settings.server()).toBe('https://it.example.com');
    expect(settings.locked()).toEqual(['noticeDetail', 'server']);
  });

  test('edited by hand are validated like typed ones', () => {
    fs.mkdirSync(path.dirname(file()));
    fs.writeFileSync(
      file(),
      '{"server":"http://evil.example.com","muted":true,"noticeDetail":"everything","volume":9000}',
    );
    const settings = openSettings(file(), {});
    expect(settings.server()).toBeNull();
    expect(settings.current()).toMatchObject({ muted: true, noticeDetail: 'name', volume: 70 });
  });

  test('end "do not disturb" by themselves, and not later than after a day', () => {
    let now = Date.parse('2026-01-05T08:00:00Z');
    const settings = openSettings(file(), {}, () => now);
    settings.change({ quietUntil: now + 60_000 });
    expect(settings.current().quietUntil).toBe(now + 60_000);
    now += 60_000;
    expect(settings.current().quietUntil).toBeNull();
    expect(settings.change({ quietUntil: now + 25 * 3_600_000 }).quietUntil).toBeNull();
  });
});

describe('offline data', () => {
  const file = () => path.join(dir, 'offline.bin');
  const cipher = {
    encrypt: (text: string) => Buffer.from(Buffer.from(text).map((byte) => byte ^ 0x5a)),
    decrypt: (bytes: Buffer) => Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString(),
  };
  test('outlives the program where it can be encrypted', () => {
    expect(openOfflineStore(file(), cipher).keep('Room 204')).toBe(true);
    expect(fs.readFileSync(file(), 'utf8')).not.toContain('204');
    expect(openOfflineStore(file(), cipher).read()).toBe('Room 204');
  });

  test('stays in memory without a keyring, and takes an older file away', () => {
    fs.writeFileSync(file(), 'old');
    const store = openOfflineStore(file(), null);
    expect(store.keep('Room 204')).toBe(false);
    expect(store.read()).toBe('Room 204');
    expect(fs.existsSync(file())).toBe(false);
  });

  test('is removed at sign-out', () => {
    const store = openOfflineStore(file(), cipher);
    store.keep('Room 204');
    store.keep(null);
    expect(store.read()).toBeNull();
    expect(openOfflineStore(file(), cipher).read()).toBeNull();
  });
});

describe('the way to the server', () => {
  let server: http.Server;
  let url: string;
  const serve = async (answer: http.RequestListener) => {
    server = http.createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  test('a call keeps method, body and answer, and loses headers of the page', async () => {
    let seen: http.IncomingHttpHeaders = {};
    await serve((request, response) => {
      seen = request.headers;
      response.writeHead(201, { 'set-cookie': 'sid=secret; HttpOnly', 'content-type': 'application/json' });
      request.pipe(response);
    });
    const passOn = passThrough(() => url);
    const headers = {
      'content-type': 'application/json',
      cookie: 'forged=1',
      referer: 'app://concierge/x',
      origin: 'app://x',
    };
    const answer = await passOn(new Request(`${url}/api/x?y=1`, { method: 'POST', body: '{"a":1}', headers }));
    expect([answer.status, await answer.text()]).toEqual([201, '{"a":1}']);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(seen).not.toHaveProperty('cookie');
    expect(seen).not.toHaveProperty('referer');
    expect(seen).not.toHaveProperty('origin');
  });

  test('a guest’s file cannot run code', async () => {
    await serve((_request, response) => response.end('<script>alert(1)</script>'));
    const answer = await passThrough(() => url)(new Request(`${url}/media/1/0`));
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  test('an unreachable server and a redirect to another server are failed calls', async () => {
    await serve((_request, response) => response.writeHead(302, { location: 'http://portal.example/' }).end());
    expect((await passThrough(() => url)(new Request(`${url}/api/me`))).type).toBe('error');
    expect((await passThrough(() => null)(new Request(`${url}/api/me`))).type).toBe('error');
    server.closeAllConnections();
    server.close();
    expect((await passThrough(() => url)(new Request(`${url}/api/me`))).type).toBe('error');
  });

  test.each([
    [200, '{"status":"ready","checks":{}}', { ok: true }],
    [503, '{"status":"not ready","checks":{}}', { ok: false, problem: 'notReady' }],
    [200, '<h1>Router</h1>', { ok: false, problem: 'notConcierge' }],
    [404, '{}', { ok: false, problem: 'notConcierge' }],
  ])('a server is looked at before it is believed: %s %s', async (status, body, expected) => {
    await serve((_request, response) => response.writeHead(status).end(body));
    expect(await checkServer(url, fetch)).toMatchObject(expected);
  });

  test('an address without an answer is reported', async () => {
    const port = await unusedPort();
    expect(await checkServer(`http://localhost:${port}`, fetch)).toEqual({ ok: false, problem: 'unreachable' });
  });
});

test('a stream without data fails, so that the page reconnects, and its connection is released', async () => {
  let given = false;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.enqueue(new Uint8Array([1])) });
  const reader = untilStalled(body, 30, () => (given = true)).getReader();
  expect((await reader.read()).value).toEqual(new Uint8Array([1]));
  await expect(reader.read()).rejects.toThrow('no data');
  expect(given).toBe(true);
});

async function unusedPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
