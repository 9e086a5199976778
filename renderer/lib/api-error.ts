import { errorStatus, type ErrorBody, type ErrorCode, type FieldProblem, type Sentence } from '#shared/http/errors.ts';

/**
 * An answer that is not a success. `status` is the HTTP status, 0 where no answer came at all.
 * `request_id` is empty where the server never saw the call.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly sentence: Sentence | undefined;
  readonly details: unknown;
  readonly request_id: string;
  readonly status: number;
  /** How long the server asks to wait before the next attempt (`Retry-After`), in milliseconds. */
  readonly retry_after_ms: number | undefined;

  constructor(body: ErrorBody, status: number, retryAfterMs?: number) {
    super(body.message);
    this.name = 'ApiError';
    this.code = body.code;
    this.sentence = body.sentence;
    this.details = body.details;
    this.request_id = body.request_id;
    this.status = status;
    this.retry_after_ms = retryAfterMs;
  }
}

/** No answer: the network is down, the server is down, or the desktop program has no server yet. */
export function unreachable(): ApiError {
  const message = 'The server cannot be reached. Check the connection and try again.';
  return new ApiError({ code: 'unavailable', message, request_id: '' }, 0);
}

/** An answer whose body is not the API's own (a proxy's error page), told by its status alone. */
export function fromStatus(status: number, requestId: string, retryAfterMs?: number): ApiError {
  const known = Object.entries(errorStatus).find(([, code]) => code === status)?.[0] as ErrorCode | undefined;
  const code = known ?? (status >= 500 ? 'unavailable' : 'internal');
  return new ApiError(
    { code, message: `The server answered with status ${status}. Try again in a moment.`, request_id: requestId },
    status,
    retryAfterMs,
  );
}

/** The fields that the server refused, in order; empty for every other error. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError) || error.code !== 'invalid_input' || !Array.isArray(error.details)) return [];
  return error.details.filter(
    (one): one is FieldProblem => typeof one?.path === 'string' && typeof one?.message === 'string',
  );
}
