import type { Request } from 'express';
import type { Caller } from '../../caller.ts';

/** Maximum open streams of one session in one API process. */
const mostStreams = 10;

/**
 * Counts the open streams of each session. Above the limit, the oldest is closed: the newest is the page that was just
 * opened, and a reload must not be refused because of streams whose disconnect has not been detected yet.
 */
export function createStreamSlots() {
  const open = new Map<string, Set<() => void>>();
  return (session: string, end: () => void): (() => void) => {
    const streams = open.get(session) ?? new Set();
    open.set(session, streams.add(end));
    const [oldest] = streams;
    if (streams.size > mostStreams && oldest) {
      streams.delete(oldest);
      oldest();
    }
    return () => {
      streams.delete(end);
      if (streams.size === 0 && open.get(session) === streams) open.delete(session);
    };
  };
}

const sessionCookie = /(?:^|;\s*)(?:__Secure-)?concierge\.session_token=([^;]*)/g;

/** The session token from the cookie, without the signature; the user id if there is no such cookie. */
export function sessionKey(request: Request, caller: Caller): string {
  const tokens = [...(request.get('cookie') ?? '').matchAll(sessionCookie)].map((match) => match[1] ?? '');
  const [token = ''] = tokens;
  return tokens.length === 1 && /^[\w-]+\./.test(token) ? token.slice(0, token.indexOf('.')) : caller.user_id;
}
