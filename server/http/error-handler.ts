import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import { errorStatus, type ErrorBody } from '#shared/http/errors.ts';
import { AppError, databaseUnreachable } from './app-error.ts';

/** One handler: known errors say what to do; anything else is `internal` with an id that is in the log, and nothing more. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const known = asAppError(error);
    const what = { err: error, request_id: requestId(request), path: request.path };
    if (known.code === 'internal') log.error(what, 'unexpected error');
    else if (known !== error && known.code === 'unavailable') log.warn(what, 'the database was out of reach');
    if (response.headersSent) return void response.end();
    const body: ErrorBody = { code: known.code, message: known.message, request_id: requestId(request) };
    if (known.details !== undefined) body.details = known.details;
    if (known.retryAfter !== undefined) response.set('retry-after', String(known.retryAfter));
    response.status(errorStatus[known.code]).json(body);
  };
}

export function requestId(request: Request): string {
  return (request.res?.getHeader('x-request-id') as string | undefined) ?? 'unknown';
}

/** As body-parser (`expose`: its words are the caller's business) and PostgreSQL's client throw them. */
type ForeignError = { status?: number; expose?: boolean; code?: string; message?: string; type?: string };

/** Connections lost or refused, a server that stops or starts, and one that has none left (PostgreSQL, appendix A). */
const outOfReach = /^(08...|57P0.|53300|ECONNRESET|ECONNREFUSED)$/;
/** What the client itself says of a connection that is gone has no code. */
const connectionGone = /^Connection terminated|^Client has encountered a connection error/;

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { type, status = 500, expose, code, message } = (error ?? {}) as ForeignError;
  if (expose && status === 413)
    return new AppError('payload_too_large', 'That is too much at once. Send a smaller file or text.');
  if (type === 'entity.parse.failed') return new AppError('invalid_input', 'The request is not valid JSON.');
  if (expose && status === 415)
    return new AppError('invalid_input', 'The request could not be read. Send it as JSON in UTF-8.');
  if (status === 400) return new AppError('invalid_input', 'The request could not be read.');
  if (outOfReach.test(code ?? '') || (!code && connectionGone.test(message ?? ''))) return databaseUnreachable();
  return new AppError(
    'internal',
    'Something went wrong on our side. Try again; if it stays, tell us the number below.',
  );
}
