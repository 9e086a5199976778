import type { Request } from 'express';
import type { Caller } from './caller.ts';

/** Streams of one session at once, in one API process. */
const mostStreams = 10;

/**
 * Counts the open streams of each session. One too many ends the oldest: the newest is the page that a person has just
 * opened, and a reload is never refused because of streams that have not noticed yet that nobody reads them.
 */
export function createLivePlaces() {
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

/** The session's part of its cookie, without the signature; the person where that is not plain. */
export function sessionKey(request: Request, caller: Caller): string {
  const tokens = [...(request.get('cookie') ?? '').matchAll(sessionCookie)].map((match) => match[1] ?? '');
  const [token = ''] = tokens;
  return tokens.length === 1 && /^[\w-]+\./.test(token) ? token.slice(0, token.indexOf('.')) : caller.user_id;
}
