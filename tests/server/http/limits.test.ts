import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import express from 'express';
import { expect, test } from 'vitest';
import { createLimitedServer, HTTP_LIMITS } from '#server/http/limits.ts';
import { startTestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

/** What a server answers to a client that sends this and no more, and whether it has closed the connection. */
function connect(port: number, text: string): { text: string; closed: boolean } {
  const said = { text: '', closed: false };
  const socket = net.connect(port, '127.0.0.1', () => socket.write(text));
  socket.on('data', (data) => (said.text += data.toString())).on('error', () => {});
  socket.on('close', () => (said.closed = true));
  return said;
}

test('a head that is too large is refused', async () => {
  const server = await startTestServer({ settings: { ROLE: 'api' } });
  try {
    const port = Number(new URL(server.url).port);
    const large = connect(port, `GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`);
    await until('it is refused', () => large.closed);
    expect(large.text).toMatch(/^HTTP\/1.1 431 /);
  } finally {
    await server.stop();
  }
});

test('a head that trickles in is cut after the time for headers', async () => {
  expect(createLimitedServer(express()).headersTimeout).toBe(10_000);
  const limits = { ...HTTP_LIMITS, headersTimeout: 50, connectionsCheckingInterval: 10 };
  const server = createLimitedServer(express(), limits).listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const slow = connect((server.address() as AddressInfo).port, 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ');
    await until('it is cut', () => slow.closed);
    expect(slow.text).toMatch(/^HTTP\/1.1 408 /);
  } finally {
    server.close();
  }
});
