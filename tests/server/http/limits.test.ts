import net from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '#tests/support/server.ts';
import { until } from '#tests/support/until.ts';

test('a head that trickles in is cut, and one that is too large is refused', async () => {
  const server = await startTestServer({ settings: { ROLE: 'api' } });
  const connect = (text: string) => {
    const said = { text: '', closed: false };
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (data) => (said.text += data.toString())).on('error', () => {});
    socket.on('close', () => (said.closed = true));
    return said;
  };
  try {
    const large = connect(`GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`);
    const slow = connect('GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ');
    await until('the large one is refused', () => large.closed);
    expect(large.text).toMatch(/^HTTP\/1.1 431 /);
    await until('the slow one is cut', () => slow.closed, 20);
    expect(slow.text).toMatch(/^HTTP\/1.1 408 /);
  } finally {
    await server.stop();
  }
}, 30_000);
