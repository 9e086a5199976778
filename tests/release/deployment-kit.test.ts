import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '#tests/support/server-process.ts';
import { until } from '#tests/support/until.ts';
import { missingProgram } from './debian-package.ts';

const kit = path.resolve(import.meta.dirname, '../../build/deploy');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kit-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

test('the units are accepted by systemd', ({ skip }) => {
  const missing = missingProgram('systemd-analyze', 'systemd');
  if (missing) return skip(missing);
  const units = fs.readdirSync(path.join(kit, 'systemd')).map((name) => {
    const unit = fs.readFileSync(path.join(kit, 'systemd', name), 'utf8');
    const file = path.join(folder, name);
    fs.writeFileSync(file, unit.replaceAll('/opt/concierge/node_modules/.bin/node', process.execPath));
    return file;
  });
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('the Caddyfile is valid', ({ skip }) => {
  const missing = missingProgram('caddy', 'caddy');
  if (missing) return skip(missing);
  const args = ['validate', '--adapter', 'caddyfile', '--config', path.join(kit, 'proxy/Caddyfile')];
  const { status, stderr } = spawnSync('caddy', args, { encoding: 'utf8', env: { ...process.env, HOME: folder } });
  expect(status, stderr).toBe(0);
});

test('the manifests are rendered, and every process is without root and with a read-only root', ({ skip }) => {
  if (spawnSync('which', ['kubectl']).status !== 0) return skip('kubectl is missing; Debian has no package of it');
  const rendered = execFileSync('kubectl', ['kustomize', path.join(kit, 'kubernetes')], { encoding: 'utf8' });
  expect(rendered.match(/^kind: Deployment$/gm)).toHaveLength(2);
  expect(rendered.match(/runAsNonRoot: true/g)).toHaveLength(2);
  expect(rendered.match(/readOnlyRootFilesystem: true/g)).toHaveLength(2);
});

describe('nginx', () => {
  const missing = missingProgram('/usr/sbin/nginx', 'nginx-light') ?? missingProgram('openssl', 'openssl');
  let nginx: ChildProcess;
  let upstream: http.Server;
  let port: number;
  let release = (): void => {};

  beforeAll(async () => {
    if (missing) return;
    upstream = http.createServer((request, response) => {
      if (request.url !== '/api/live')
        return void response.end(`${request.url} ${String(request.headers['x-forwarded-for'])}`);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('data: first\n\n');
      release = () => void response.end('data: last\n\n');
    });
    upstream.listen(0, '127.0.0.1');
    await once(upstream, 'listening');
    port = await freePort();
    nginx = spawn('/usr/sbin/nginx', ['-c', configuration((upstream.address() as AddressInfo).port, port)], {
      stdio: 'inherit',
    });
    await until(
      'nginx answers',
      () =>
        get('/').then(
          () => true,
          () => false,
        ),
      10,
    );
  }, 60_000);
  afterAll(async () => {
    upstream?.closeAllConnections();
    upstream?.close();
    if (!nginx) return;
    const left = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await left;
  });

  test('passes requests on with the address of the client, and denies metrics', async ({ skip }) => {
    if (missing) return skip(missing);
    expect(await get('/webhooks/twilio/inbound?a=b%20c')).toEqual({
      status: 200,
      body: '/webhooks/twilio/inbound?a=b%20c 127.0.0.1',
    });
    expect((await get('/metrics')).status).toBe(404);
  });

  test('passes each live event on at once', async ({ skip }) => {
    if (missing) return skip(missing);
    const [response] = (await once(request('/api/live'), 'response')) as [http.IncomingMessage];
    const [first] = (await once(response, 'data')) as [Buffer];
    expect(first.toString()).toBe('data: first\n\n');
    release();
    response.resume();
    await once(response, 'end');
  });

  const request = (target: string) => https.get({ port, path: target, rejectUnauthorized: false });

  async function get(target: string): Promise<{ status: number | undefined; body: string }> {
    const [response] = (await once(request(target), 'response')) as [http.IncomingMessage];
    let body = '';
    for await (const part of response) body += String(part);
    return { status: response.statusCode, body };
  }
});

/** The example of the kit with a certificate and ports of this test, inside a whole configuration. */
function configuration(upstreamPort: number, port: number): string {
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  const subject = ['-subj', '/CN=concierge.example.com', '-days', '1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'ignore',
  });
  const example = fs
    .readFileSync(path.join(kit, 'proxy/nginx.conf'), 'utf8')
    .replace('127.0.0.1:3000', `127.0.0.1:${upstreamPort}`)
    .replace('listen 443', `listen 127.0.0.1:${port}`)
    .replace(/server \{\n {2}listen 80;[\s\S]*$/, '')
    .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
    .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`);
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(
    file,
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${example}\n}\n`,
  );
  return file;
}
