import { reason } from '#shared/reasons/reasons.ts';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { DocumentError, type WebDocument, type WebDocuments } from '#server/ports/documents.ts';
import { addressesOf, only, portOf } from './judged-address.ts';
import { isPublicAddress } from './public-address.rules.ts';

export type WebDocumentsOptions = {
  /** All addresses of a name. */
  resolve?: (name: string) => Promise<string[]>;
  /** Which addresses may be asked, and at which ports: the open internet at its usual ones. */
  isAllowed?: (address: string, port: number) => boolean;
  /** For the whole way, redirects included. */
  timeoutMs?: number;
  largest?: number;
};

const mostRedirects = 5;

/**
 * Pages of the open web. Each hop's name is looked up once, every address of it is judged, and the connection goes to an
 * address that was judged: a name server that answers differently a moment later has no say (DNS rebinding).
 */
export function createWebDocuments({
  resolve,
  isAllowed = (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
  timeoutMs = 15_000,
  largest = 10 * 1024 * 1024,
}: WebDocumentsOptions = {}): WebDocuments {
  const addressOf = async (url: URL): Promise<string> => {
    const addresses = await addressesOf(url, resolve);
    if (addresses.length === 0) throw new DocumentError('unreachable', reason('address_name_unknown'));
    if (!addresses.every((address) => isAllowed(address, portOf(url)))) throw inside();
    return addresses[0]!;
  };

  const follow = async (address: string, signal: AbortSignal, hops = 0): Promise<WebDocument> => {
    const url = parsed(address);
    const response = await ask(url, await addressOf(url), signal);
    const next = redirectOf(response, url);
    if (!next) return documentOf(response, largest);
    response.destroy();
    if (hops === mostRedirects) throw new DocumentError('refused', reason('page_redirects'));
    return follow(next, signal, hops + 1);
  };

  return {
    read: async (url) => {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await orAbort(follow(url, signal), signal);
      } catch (error) {
        if (error instanceof DocumentError) throw error;
        throw new DocumentError('unreachable', signal.aborted ? reason('page_too_slow') : reason('page_unreachable'));
      }
    },
  };
}

const inside = () => new DocumentError('inside', reason('page_not_public'));

/** A name server that never answers cannot be cancelled; the wait for it can. */
function orAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new Error('timeout')), { once: true }),
  );
  return Promise.race([work, aborted]);
}

function parsed(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || !url.hostname)
    throw new DocumentError('address', reason('page_address_invalid'));
  if (url.username || url.password) throw new DocumentError('address', reason('page_address_with_password'));
  return url;
}

/** Connects to `address` and to nothing else; the name is for the Host header and the certificate. */
function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: {
      host: url.host,
      accept: 'text/html, application/xhtml+xml, application/pdf, text/plain',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Concierge knowledge import',
    },
    lookup: only(address),
  };
  return new Promise((answered, failed) => {
    const client = url.protocol === 'https:' ? https : http;
    client.get(url, options, answered).on('error', failed);
  });
}

function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): string | null {
  if (statusCode < 300 || statusCode > 399 || !headers.location) return null;
  return URL.parse(headers.location, from)?.href ?? headers.location;
}

async function documentOf(response: IncomingMessage, largest: number): Promise<WebDocument> {
  if (response.statusCode !== 200) {
    response.destroy();
    throw new DocumentError('refused', reason('page_error', { status: response.statusCode ?? 0 }));
  }
  const body = await unpacked(await bytesOf(response, largest), response.headers['content-encoding'], largest);
  const [type = '', ...parameters] = (response.headers['content-type'] ?? 'text/html').toLowerCase().split(';');
  const charset = parameters.map((part) => /charset="?([\w-]+)/.exec(part)?.[1]).find(Boolean) ?? '';
  return { body, type: type.trim(), charset };
}

const tooLarge = () => new DocumentError('too_large', reason('page_too_large'));

async function bytesOf(response: IncomingMessage, largest: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largest) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const unpackers = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) } as const;

async function unpacked(bytes: Buffer, encoding: string | undefined, largest: number): Promise<Buffer> {
  const unpack = unpackers[encoding as keyof typeof unpackers];
  if (!unpack) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: largest });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge()
      : new DocumentError('unreadable', reason('page_unreadable'));
  }
}
