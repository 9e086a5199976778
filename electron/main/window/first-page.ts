import { deadline, type Clock } from '../system/clock.ts';
import type { Fetch } from '../protocol/pass-through.ts';

/** The window waits no longer for the server before it loads a page, in milliseconds. */
const patienceMs = 300;
const signIn = '/auth';

type Parts = {
  server: () => string | null;
  fetch: Fetch;
  clock: Clock;
  /** Whether a session cookie is there; without one the server need not be asked. */
  hasSession: () => Promise<boolean>;
};

/**
 * The page to open at the start: the sign-in page where the server says that no person is signed in, so that the code of
 * the inbox is not loaded in vain; else `home`. A server that does not answer in time counts as signed in.
 */
export async function firstPage(home: string, { server, fetch, clock, hasSession }: Parts): Promise<string> {
  if (!(await hasSession().catch(() => true))) return signIn;
  const { signal, done } = deadline(clock, patienceMs, new AbortController().signal);
  try {
    const answer = await fetch(`${server() ?? ''}/api/me`, { credentials: 'include', signal });
    return answer.status === 401 ? signIn : home;
  } catch {
    return home;
  } finally {
    done();
  }
}
