import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, vi } from 'vitest';

export type Call = { method: string; path: string; query: URLSearchParams; body: unknown; headers: Headers };
type Answer = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };
/** Answers by `METHOD /path`; other calls get 404 `not_found`. A promise that never settles is a server that hangs. */
export type Answers = Record<string, Answer | ((call: Call) => Answer | Promise<Answer>)>;

const nodeFetch = globalThis.fetch;
const closings: (() => Promise<void>)[] = [];

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(closings.splice(0).map((close) => close()));
});

/**
 * A real HTTP server in place of the API. Only the base address of `fetch` is replaced, because the page has no address in
 * these tests.
 */
export async function startNetwork(
  answers: Answers,
): Promise<{ calls: Call[]; answers: Answers; close: () => Promise<void> }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    void readCall(request).then(async (call) => {
      calls.push(call);
      const planned = answers[`${call.method} ${call.path}`];
      const answer = (typeof planned === 'function' ? await planned(call) : planned) ?? notFound;
      response.writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers });
      const text = answer.text ?? JSON.stringify(answer.body ?? null);
      // Sends less than Content-Length, then closes the connection.
      if (answer.headers?.['content-length']) response.write(text, () => setImmediate(() => response.destroy()));
      else response.end(text);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    // Node's fetch does not accept jsdom's AbortSignal.
    const { signal: _, ...rest } = init;
    return nodeFetch(new URL(path, origin), rest);
  });
  const close = () =>
    new Promise<void>((closed) => {
      server.closeAllConnections();
      server.close(() => closed());
    });
  closings.push(close);
  return { calls, answers, close };
}

const notFound: Answer = {
  status: 404,
  body: { code: 'not_found', message: 'Nothing there.', request_id: 'req_test' },
};

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const url = new URL(request.url ?? '/', 'http://test');
  const headers = new Headers(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string]),
  );
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body: text ? JSON.parse(text) : undefined,
    headers,
  };
}
