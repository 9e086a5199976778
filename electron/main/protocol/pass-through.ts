import { filePolicy } from '#shared/http/content-security-policy.ts';
import { untilStalled } from './stall.ts';

/** Electron's `session.fetch`: with the cookies of that session. */
export type Fetch = (url: string, init: RequestInit & { duplex?: 'half' }) => Promise<Response>;

/** The server writes a ping every 5 s on a live stream (server/http/live/live-stream.ts); a longer silence in an answer is a dead connection. */
const silenceMs = 65_000;

/** Headers of the connection between page and program; Chromium sets its own for the connection to the server. */
const ofThePage = new Set(['host', 'origin', 'referer', 'cookie', 'connection', 'accept-encoding', 'user-agent']);
const isOfThePage = (header: string) => ofThePage.has(header) || header.startsWith('sec-');
/** Response headers that are dropped: fetch has decompressed the body, and cookies stay in the main process. */
const notHandedBack = ['content-encoding', 'content-length', 'transfer-encoding', 'set-cookie', 'connection'];

/** Calls after which another person or hotel, or no person, may be signed in. */
const ofSession = /^\/api\/(?:auth|me|context)(?:\/|$)/;

type Parts = {
  server: () => string | null;
  fetch: Fetch;
  /** Called after an answer that may have changed who is signed in. */
  sessionChanged: (pathname: string) => void;
};

/**
 * Forwards a page's call to the server. The page knows neither the server's address nor the session: the cookie is in the
 * main process (stores.ts). An unreachable server is a failed call, as in a browser.
 */
export function createPassThrough({ server, fetch, sessionChanged }: Parts): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const address = server();
    if (!address) return Response.error();
    const abort = new AbortController();
    request.signal.addEventListener('abort', () => abort.abort());
    const headers = new Headers(request.headers);
    const ofThePage = Array.from(headers.keys()).filter(isOfThePage);
    for (const name of ofThePage) headers.delete(name);
    try {
      const answer = await fetch(`${address}${pathname}${search}`, {
        method: request.method,
        headers,
        body: request.body,
        credentials: 'include',
        redirect: 'error',
        signal: abort.signal,
        ...(request.body ? { duplex: 'half' as const } : {}),
      });
      if (request.method !== 'GET' && answer.ok && ofSession.test(pathname)) sessionChanged(pathname);
      return handedBack(answer, pathname, abort);
    } catch {
      return Response.error();
    }
  };
}

function handedBack(answer: Response, pathname: string, abort: AbortController): Response {
  const headers = new Headers(answer.headers);
  for (const name of notHandedBack) headers.delete(name);
  headers.set('x-content-type-options', 'nosniff');
  if (!pathname.startsWith('/api/')) headers.set('content-security-policy', filePolicy);
  // Also ends a request whose answer the page no longer reads: Electron keeps one that is only cancelled.
  const body = answer.body && untilStalled(answer.body, silenceMs, () => abort.abort());
  const empty = answer.status === 204 || answer.status === 205 || answer.status === 304;
  return new Response(empty ? null : body, { status: answer.status, statusText: answer.statusText, headers });
}
