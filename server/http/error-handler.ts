import type { ErrorRequestHandler, Request } from 'express';
import type { Logger } from 'pino';
import { errorStatus, type ErrorBody } from '#shared/http/errors.ts';
import { AppError } from './app-error.ts';

/** One handler: known errors say what to do; anything else is `internal` with an id that is in the log, and nothing more. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const known = asAppError(error);
    if (known.code === 'internal')
      log.error({ err: error, request_id: requestId(request), path: request.path }, 'unexpected error');
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

type HttpError = { type?: string; status?: number; code?: string };

function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { type, status, code } = (error ?? {}) as HttpError;
  if (type === 'entity.too.large')
    return new AppError('payload_too_large', 'That is too much at once. Send a smaller file or text.');
  if (type === 'entity.parse.failed') return new AppError('invalid_input', 'The request is not valid JSON.');
  if (status === 400) return new AppError('invalid_input', 'The request could not be read.');
  if (code === 'ECONNREFUSED' || code === '57P01' || code === '57P03') {
    return new AppError('unavailable', 'The database cannot be reached right now. Try again in a moment.');
  }
  return new AppError(
    'internal',
    'Something went wrong on our side. Try again; if it stays, tell us the number below.',
  );
}
