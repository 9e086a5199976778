import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import { errorStatus, type ErrorBody } from '#shared/http/errors.ts';
import { AppError, databaseUnreachable } from '../app-error.ts';

/**
 * Converts errors to responses: known errors with their message; all others as `internal` with the request id that is
 * in the log.
 */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const known = asAppError(error);
    const what = { err: error, request_id: requestId(request), path: request.path };
    if (known.code === 'internal') log.error(what, 'unexpected error');
    else if (badData.test((error as ForeignError | null)?.code ?? '')) log.warn(what, 'the database refused a value');
    else if (known !== error && known.code === 'unavailable') log.warn(what, 'the database was out of reach');
    if (response.headersSent) return void response.end();
    const { code, message, reason } = known;
    const body: ErrorBody = { code, message, reason, request_id: requestId(request) };
    if (known.details !== undefined) body.details = known.details;
    if (known.retryAfter !== undefined) response.set('retry-after', String(known.retryAfter));
    response.status(errorStatus[known.code]).json(body);
  };
}

export function requestId(request: Request): string {
  return (request.res?.getHeader('x-request-id') as string | undefined) ?? 'unknown';
}

/** Fields of errors thrown by Express, `send` and PostgreSQL's client. */
type ForeignError = { status?: number; code?: string; message?: string };

/**
 * Codes for: connection lost or refused, server stopping or starting, too many connections, no memory or disk, a standby,
 * and a statement, lock or idle transaction over its limit (PostgreSQL, appendix A).
 */
const outOfReach = /^(08...|57P0.|53...|58030|57014|55P03|25P03|25006|ECONNRESET|ECONNREFUSED)$/;
/** The client's own errors for a lost connection, or for none that became free, have no code. */
const connectionGone =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect|^the database does not answer/;

/** Data exceptions of PostgreSQL (class 22): a text, date or number outside the range of its type. */
const badData = /^22...$/;

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { status = 500, code, message } = (error ?? {}) as ForeignError;
  // A missing file, or a path outside the folder (send, in express.static).
  if (status === 404 || status === 403) return new AppError('not_found', 'address_not_found');
  if (status >= 400 && status < 500) return new AppError('invalid_input', 'body_unreadable');
  if (badData.test(code ?? '')) return new AppError('invalid_input', 'value_not_storable');
  if (outOfReach.test(code ?? '') || (!code && connectionGone.test(message ?? ''))) return databaseUnreachable();
  return new AppError('internal', 'internal');
}
