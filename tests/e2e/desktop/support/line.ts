import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A TCP proxy between a computer and the server that can be cut and restored. */
export type Line = { url: string; cut(): void; mend(): void; close(): Promise<void> };

export async function layLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<net.Socket>();
  let isCut = false;
  const server = net.createServer((near) => {
    if (isCut) return void near.destroy();
    const far = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const destroyAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      isCut = true;
      destroyAll();
    },
    mend: () => void (isCut = false),
    close: () => {
      destroyAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
