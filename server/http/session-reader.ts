import type { Request } from 'express';
import { fromNodeHeaders } from 'better-auth/node';
import type { Auth } from '#server/features/auth/auth.service.ts';
import { databaseUnreachable } from './app-error.ts';

/**
 * The user id behind the session of a request (by its cookie), or null. A session that is used is renewed here,
 * row and cookie together: a browser forgets a cookie on the day it was first given for, however long the row lives.
 */
export function createSessionReader(auth: Auth) {
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

/** better-auth keeps to itself why a session could not be read (it is in the log): all that can fail is the database. */
function explainUnread(error: unknown): never {
  throw (error as { statusCode?: number }).statusCode === 500 ? databaseUnreachable() : error;
}
