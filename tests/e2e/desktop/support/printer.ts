import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Computer } from './desk-program.ts';

/** A print server with one printer, which a computer's CUPS library finds. `asked`: number of its questions. */
export type PrintServer = { asked(): number; close(): Promise<void> };

export async function givePrinter({ dir }: Computer): Promise<PrintServer> {
  let asked = 0;
  const server = http.createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      asked += 1;
      // Bytes 4 to 7 of an IPP request are its id (RFC 8010).
      const id = Buffer.concat(pieces).subarray(4, 8);
      response.writeHead(200, { 'content-type': 'application/ipp' }).end(answerTo(id));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  askForPrinters(dir, (server.address() as AddressInfo).port);
  return { asked: () => asked, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** No printer, whatever the machine of the tests has: nothing answers at this port. */
export const takePrinters = ({ dir }: Computer): void => askForPrinters(dir, 1);

function askForPrinters(dir: string, port: number): void {
  const folder = path.join(dir, '.cups');
  fs.mkdirSync(folder, { mode: 0o755 });
  fs.writeFileSync(path.join(folder, 'client.conf'), `ServerName localhost:${port}\n`);
}

const answerTo = (id: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([2, 0, 0, 0]),
    id,
    Buffer.from([1]),
    attribute(0x47, 'attributes-charset', 'utf-8'),
    attribute(0x48, 'attributes-natural-language', 'en'),
    Buffer.from([4]),
    attribute(0x45, 'printer-uri-supported', 'ipp://localhost/printers/Paper'),
    attribute(0x42, 'printer-name', 'Paper'),
    attribute(0x23, 'printer-type', Buffer.from([0, 0, 0x10, 4])),
    // Idle.
    attribute(0x23, 'printer-state', Buffer.from([0, 0, 0, 3])),
    Buffer.from([3]),
  ]);

function attribute(tag: number, name: string, value: string | Buffer): Buffer {
  const content = Buffer.from(value);
  return Buffer.concat([Buffer.from([tag]), length(name), Buffer.from(name), length(content), content]);
}

const length = ({ length: bytes }: string | Buffer): Buffer => Buffer.from([bytes >> 8, bytes & 255]);
