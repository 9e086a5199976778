import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consoleFiles } from '#server/http/console-files.ts';
import { errorHandler } from '#server/http/error-handler.ts';
import { refuseMalformedTarget } from '#server/http/request/request-target.ts';
import { sendRaw } from '#tests/support/fuzz/raw-request.ts';

let dir: string;
let listener: Server;
let url: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'console-'));
  await mkdir(path.join(dir, 'web', 'assets', 'fonts'), { recursive: true });
  await writeFile(path.join(dir, 'web', 'index.html'), 'the page');
  await writeFile(path.join(dir, 'web', 'assets', 'a.js'), 'the file');
  await writeFile(path.join(dir, 'web', 'assets', 'a.js.br'), 'the file, compressed');
  await writeFile(
    path.join(dir, 'web', 'preloads.json'),
    JSON.stringify({
      '/auth': ['assets/a.js'],
      '/hotel/:hotelId/manage': ['assets/a.js'],
      '/requests': ['assets/signed-in-frames-x.js'],
    }),
  );
  await writeFile(path.join(dir, 'secret.txt'), 'the secret');
  const app = express().use(
    refuseMalformedTarget,
    consoleFiles(path.join(dir, 'web')),
    errorHandler(pino({ level: 'silent' })),
  );
  listener = app.listen(0, '127.0.0.1');
  await new Promise((ready) => listener.once('listening', ready));
  url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterAll(async () => {
  listener.closeAllConnections();
  await new Promise((closed) => listener.close(closed));
  await rm(dir, { recursive: true });
});

const get = (file: string) => sendRaw(url, { method: 'GET', path: file, headers: {}, body: null });

test('serves its files, and its page for every other path', async () => {
  expect(await get('/assets/a.js')).toEqual({ status: 200, body: 'the file' });
  expect(await get('/bookings/today')).toEqual({ status: 200, body: 'the page' });
});

test('serves precompressed files to browsers that accept them', async () => {
  const brotli = await sendRaw(url, {
    method: 'GET',
    path: '/assets/a.js',
    headers: { 'accept-encoding': 'gzip, br' },
    body: null,
  });
  expect(brotli).toEqual({ status: 200, body: 'the file, compressed' });
});

test('names the files of a page, so that the browser asks for them at once', async () => {
  const response = await fetch(`${url}/auth`);
  expect(response.headers.get('link')).toBe('</assets/a.js>; rel=modulepreload');
  expect((await fetch(`${url}/requests`)).headers.get('link')).toBe(
    '</api/me>; rel=preload; as=fetch; crossorigin=use-credentials, </assets/signed-in-frames-x.js>; rel=modulepreload',
  );
  expect((await fetch(`${url}/hotel/7/manage`)).headers.get('link')).toBe('</assets/a.js>; rel=modulepreload');
  expect((await fetch(`${url}/bookings`)).headers.get('link')).toBeNull();
});

test.each([
  '/assets/missing.js',
  '/assets/fonts/a.js',
  '/assets/',
  '/assets',
  '/assets/fonts',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
  '/assets/a.js/b',
  '/assets/.hidden',
])('%s is not there', async (file) => {
  const { status, body } = await get(file);
  expect(status).toBe(404);
  expect(JSON.parse(body)).toMatchObject({ code: 'not_found' });
});

test.each(['/assets/%00', '/assets/%ff', '/%', '/assets/a%00.js', '/%E0%A4%A'])('%s is refused', async (file) => {
  const { status, body } = await get(file);
  expect(status).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ code: 'invalid_input' });
  expect(body).not.toContain('node_modules');
});

test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '//secret.txt'])(
  '%s leads nowhere',
  async (file) => {
    expect((await get(file)).body).not.toContain('the secret');
  },
);
