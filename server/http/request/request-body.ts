import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { AppError } from '../../app-error.ts';
import { parseJson, type Unstorable } from './json-text.rules.ts';

/** Default limit of a JSON body, in bytes. */
export const defaultBodyLimit = 64 * 1024;
/**
 * Bytes of a refused body that are read and discarded, so that the client can read the response before the connection
 * closes.
 */
const discardedBytes = 16 * 1024 * 1024;
const discardMs = 5000;

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The media type in lower case, without parameters; empty if there is none. */
export function mediaType({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';', 1)[0]!.trim().toLowerCase();
}

/**
 * The body's bytes. Stops reading at the first byte over `limit`, with or without Content-Length.
 * @throws AppError payload_too_large; invalid_input if the body is compressed or ends early.
 */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const encoding = request.headers['content-encoding'] ?? 'identity';
  if (encoding.toLowerCase() !== 'identity') throw new AppError('invalid_input', 'body_compressed');
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const settle = (error: Error | null) => {
      request.off('data', onData).off('end', onEnd).off('close', onCut).off('error', onCut);
      if (!error) return resolve(Buffer.concat(chunks, size));
      request.on('error', () => {}).pause();
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) return settle(tooLarge());
      chunks.push(chunk);
    };
    const onEnd = () => settle(null);
    const onCut = () => settle(new AppError('invalid_input', 'body_cut_off'));
    request.on('data', onData).on('end', onEnd).on('close', onCut).on('error', onCut);
  });
}

const tooLarge = () => new AppError('payload_too_large', 'body_too_large');

/**
 * The body's JSON; undefined where there is no body.
 * @throws AppError payload_too_large, or invalid_input for what is not JSON in UTF-8, is nested too deeply, holds too many
 * values, or holds text that cannot be stored (json-text.rules.ts).
 */
export async function readJson(
  request: IncomingMessage,
  { limit = defaultBodyLimit, unstorable = 'refuse' }: { limit?: number | undefined; unstorable?: Unstorable } = {},
): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  const charset =
    /charset\s*=\s*"?([\w-]+)/i.exec(request.headers['content-type'] ?? '')?.[1]?.toLowerCase() ?? 'utf-8';
  if (mediaType(request) !== 'application/json' || (charset !== 'utf-8' && charset !== 'utf8')) throw notJson();
  return parseJson(utf8(await readBytes(request, limit)), unstorable);
}

const notJson = () => new AppError('invalid_input', 'body_not_json');

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw notJson();
  }
}

/**
 * Handles the unread rest of a body after the response: a small rest is read and discarded, so that the connection
 * stays usable and the client can read the response; with a large or slow rest the connection is closed.
 */
export const discardUnreadBody: RequestHandler = (request, response, next) => {
  // Runs before Node's own listener, which would read a body of any size to its end.
  response.prependOnceListener('finish', () => {
    if (!request.complete) discard(request);
  });
  next();
};

function discard(request: IncomingMessage): void {
  keepReading(request);
  // After the end of the body, the connection is used for the next request.
  const cut = () => void (request.complete || request.socket.destroy());
  const timer = setTimeout(cut, discardMs).unref();
  let left = discardedBytes;
  const stop = () => clearTimeout(timer);
  request
    .on('error', () => {})
    .once('end', stop)
    .once('close', stop);
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) cut();
  });
  // Marks the body as being read, so that Node does not read it.
  request.read(0);
  request.resume();
}

/**
 * With `Connection: close` Node destroys the socket right after the response, and incoming data resets it before
 * the client has read the response. Here the connection is closed after the body, or after a timeout.
 */
function keepReading(request: IncomingMessage): void {
  const { socket } = request;
  const destroySoon = socket.destroySoon.bind(socket);
  let isLast = false;
  socket.destroySoon = () => (isLast = true);
  request.once('end', () => {
    socket.destroySoon = destroySoon;
    if (isLast) destroySoon();
  });
}
