import { session as sessions, type Session } from 'electron';
import { desktopOrigin } from '#shared/desktop.ts';
import { guardSession } from '../protocol/guards.ts';

/** The session of the main process that holds the sign-in cookie. Pages cannot access it. */
export type ServerSession = {
  current(): Session;
  /** Whether a session cookie is there. It may have ended at the server. */
  hasSession(): Promise<boolean>;
  /** A new session with the same cookies, in memory, after the network process ended. */
  replace(): Promise<void>;
  /** Removes cookies and data from all sessions that were used. */
  clear(): Promise<void>;
};

/**
 * Opens the session. A session of Electron sends no requests any more once the network process ended, and one in memory
 * has lost its cookies then; so it can be replaced.
 */
export function openServerSession(partition: string): ServerSession {
  const used: Session[] = [];
  let held: Electron.Cookie[] = [];
  const open = (name: string): Session => {
    // Answers of the server are not cached on disk.
    const session = sessions.fromPartition(name, { cache: false });
    nameOrigin(session);
    guardSession(session);
    const hold = () => void session.cookies.get({}).then((now) => session === current && (held = now));
    session.cookies.on('changed', hold);
    used.push(session);
    return session;
  };
  let current = open(partition);
  void current.cookies.get({}).then((now) => (held = now));
  return {
    current: () => current,
    hasSession: async () => (await current.cookies.get({})).some(({ name }) => name.includes('session_token')),
    async replace() {
      const cookies = held;
      const next = open(`server-${used.length}`);
      await Promise.allSettled(cookies.map((cookie) => next.cookies.set(settingOf(cookie))));
      current = next;
    },
    async clear() {
      held = [];
      for (const session of used) {
        await session.clearStorageData();
        await session.clearCache();
      }
    },
  };
}

/**
 * Sets the Origin header to `app://concierge`, which the server trusts by name (server/http/request/foreign-origin.ts). It is set
 * here because Electron's `fetch` does not allow an Origin header.
 */
function nameOrigin(session: Session): void {
  session.webRequest.onBeforeSendHeaders(({ requestHeaders }, answer) =>
    answer({ requestHeaders: { ...requestHeaders, Origin: desktopOrigin } }),
  );
}

function settingOf({ hostOnly, domain = '', expirationDate, session: _ends, ...cookie }: Electron.Cookie) {
  const host = domain.replace(/^\./, '');
  return {
    ...cookie,
    url: `${cookie.secure ? 'https' : 'http'}://${host}${cookie.path ?? '/'}`,
    ...(hostOnly ? {} : { domain }),
    ...(expirationDate === undefined ? {} : { expirationDate }),
  };
}
