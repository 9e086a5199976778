import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

export type FeedServer = { url: string; asked: string[]; bytes(): number; close(): Promise<void> };

/** A plain file server for updates. It answers single ranges; for several ranges it sends the whole file. */
export async function serveFeed(folder: string): Promise<FeedServer> {
  const asked: string[] = [];
  let bytes = 0;
  const server = http.createServer((request, response) => {
    const name = path.basename(decodeURIComponent(new URL(request.url ?? '/', 'http://feed').pathname));
    asked.push(name);
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) return void response.writeHead(404).end();
    const { size } = fs.statSync(file);
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const range = from && to ? { start: Number(from), end: Number(to) } : null;
    const length = range ? range.end - range.start + 1 : size;
    bytes += length;
    const head = range ? { 'content-range': `bytes ${range.start}-${range.end}/${size}` } : {};
    response.writeHead(range ? 206 : 200, { ...head, 'content-length': length });
    fs.createReadStream(file, range ?? {}).pipe(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/desk`,
    asked,
    bytes: () => bytes,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
