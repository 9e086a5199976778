import { gzipSync } from 'node:zlib';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { isPublicAddress } from '#server/adapters/web/public-address.rules.ts';
import { createWebDocuments, type WebDocumentsOptions } from '#server/adapters/web/web.documents.ts';
import { startLocalServer, type LocalServer } from '#tests/support/fakes/local-server.fake.ts';

const running: LocalServer[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** A web server for these tests: 127.0.0.1 counts as public, 127.0.0.2 and other private addresses do not. */
async function aSite(listener: RequestListener, options: WebDocumentsOptions = {}) {
  const asked: string[] = [];
  const server = await startLocalServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`);
    listener(request, response);
  });
  running.push(server);
  const { port } = new URL(server.url);
  const web = createWebDocuments({
    resolve: () => Promise.resolve(['127.0.0.1']),
    isAllowed: (address) => address === '127.0.0.1' || isPublicAddress(address),
    ...options,
  });
  return { asked, port, web, url: (path = '/') => `http://hotel.example:${port}${path}` };
}

const html = (text: string): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-type': 'text/HTML; charset=UTF-8' }).end(text);
};
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: { problem?: string }) => error.problem,
  );

describe('an address of the network', () => {
  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.8.8.8',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('%s leads inside', (address) => expect(isPublicAddress(address)).toBe(false));

  test.each([
    '1.1.1.1',
    '172.15.0.1',
    '172.32.0.1',
    '192.167.0.1',
    '193.99.144.80',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
});

describe('reading a page of the web', () => {
  test('asks the address that was looked up, in the name of the site', async () => {
    const site = await aSite(html('<p>Grüezi</p>'));
    const { body, type, charset } = await site.web.read(site.url('/faq?a=1'));
    expect({ text: body.toString(), type, charset }).toEqual({
      text: '<p>Grüezi</p>',
      type: 'text/html',
      charset: 'utf-8',
    });
    expect(site.asked).toEqual([`hotel.example:${site.port}/faq?a=1`]);
  });

  test('follows a redirect and decompresses content', async () => {
    const site = await aSite((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/faq' }).end();
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('the words'));
    });
    expect((await site.web.read(site.url())).body.toString()).toBe('the words');
  });

  test.each([
    'http://127.0.0.2/',
    'http://localhost/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.2]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0x7f.0.0.2/',
    'http://2130706434/',
    'http://127.2/',
    'http://router.lan/',
  ])('refuses %s, also as the end of a redirect', async (target) => {
    const inside: Record<string, string> = { localhost: '127.0.0.2', 'router.lan': '192.168.1.1' };
    const resolve = (name: string) => Promise.resolve([inside[name] ?? '127.0.0.1']);
    const site = await aSite((_request, response) => response.writeHead(301, { location: target }).end(), { resolve });
    expect(await problemOf(site.web.read(target))).toBe('inside');
    expect(await problemOf(site.web.read(site.url()))).toBe('inside');
    expect(site.asked).toHaveLength(1);
  });

  test('refuses a host name with one private address', async () => {
    const site = await aSite(html('x'), { resolve: () => Promise.resolve(['127.0.0.1', '10.0.0.1']) });
    expect(await problemOf(site.web.read(site.url()))).toBe('inside');
    expect(site.asked).toEqual([]);
  });

  test('a name server that answers differently the second time is not asked a second time', async () => {
    let asked = 0;
    const resolve = () => Promise.resolve([(asked += 1) === 1 ? '127.0.0.1' : '192.168.1.1']);
    const site = await aSite(html('public'), { resolve });
    expect((await site.web.read(site.url())).body.toString()).toBe('public');
    expect(asked).toBe(1);
    expect(await problemOf(site.web.read(site.url()))).toBe('inside');
  });

  test('without further settings reads usual ports of the open internet only', async () => {
    const web = createWebDocuments({ resolve: () => Promise.resolve(['1.1.1.1']) });
    expect(await problemOf(web.read('http://hotel.example:22/'))).toBe('inside');
    expect(await problemOf(web.read('http://hotel.example:6379/'))).toBe('inside');
  });

  test.each([
    'ftp://hotel.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'no address',
    'http://a:b@hotel.example/',
  ])('does not take %s for an address', async (address) => {
    const site = await aSite(html('x'));
    expect(await problemOf(site.web.read(address))).toBe('address');
    expect(site.asked).toEqual([]);
  });

  test('fails on redirect loops, errors, timeouts and too large answers', async () => {
    const site = await aSite(
      (request, response) => {
        if (request.url === '/circle') response.writeHead(302, { location: '/circle' }).end();
        if (request.url === '/gone') response.writeHead(410).end();
        if (request.url === '/large') response.end('x'.repeat(5000));
        if (request.url === '/bomb')
          response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('0'.repeat(9000)));
      },
      { timeoutMs: 400, largest: 1000 },
    );
    const problems = ['/circle', '/gone', '/large', '/bomb', '/slow'].map((path) =>
      problemOf(site.web.read(site.url(path))),
    );
    expect(await Promise.all(problems)).toEqual(['refused', 'refused', 'too_large', 'too_large', 'unreachable']);
  });

  test('an unknown host name is reported', async () => {
    const site = await aSite(html('x'), { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    await expect(site.web.read(site.url())).rejects.toThrow('address_name_unknown');
  });
});
