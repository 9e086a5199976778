import type { Request } from 'express';
import { fromNodeHeaders } from 'better-auth/node';
import type { Auth } from 'better-auth';
import { databaseUnreachable } from '../../app-error.ts';

/**
 * Reads the user id of a request's session cookie, or null. Also renews the session,
 * row and cookie together, because a browser deletes the cookie at its original expiry even if the row was extended.
 */
export function createSessionReader(auth: { api: Pick<Auth['api'], 'getSession'> }) {
  return async (request: Request): Promise<string | null> => {
    const response = request.res;
    const tooLate = response?.headersSent ?? true;
    const { headers, response: session } = await auth.api
      .getSession({
        headers: fromNodeHeaders(request.headers),
        query: { disableRefresh: tooLate },
        returnHeaders: true,
      })
      .catch(explainUnread);
    if (!tooLate) for (const cookie of headers.getSetCookie()) response?.append('set-cookie', cookie);
    return session?.user.id ?? null;
  };
}

/** better-auth logs the cause and returns a generic error. Only the database can fail here. */
function explainUnread(error: unknown): never {
  throw (error as { statusCode?: number }).statusCode === 500 ? databaseUnreachable() : error;
}
