import { errorStatus, type ErrorBody, type ErrorCode, type FieldProblem } from '#shared/http/errors.ts';
import type { AnyReason } from '#shared/reasons/sentences.rules.ts';

/**
 * An unsuccessful answer. `status` is the HTTP status, 0 without an answer.
 * `request_id` is empty if the server did not get the call.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly reason: AnyReason | undefined;
  readonly details: unknown;
  readonly request_id: string;
  readonly status: number;
  /** Milliseconds of the `Retry-After` header. */
  readonly retry_after_ms: number | undefined;

  constructor(body: ErrorBody, status: number, retryAfterMs?: number) {
    super(body.message);
    this.name = 'ApiError';
    this.code = body.code;
    this.reason = body.reason;
    this.details = body.details;
    this.request_id = body.request_id;
    this.status = status;
    this.retry_after_ms = retryAfterMs;
  }
}

/** No answer: the network is down, the server is down, or the desktop program has no server yet. */
export function unreachable(): ApiError {
  const message = 'The server cannot be reached. Check the connection and try again.';
  const reason = { code: 'server_unreachable', params: {} };
  return new ApiError({ code: 'unavailable', message, reason, request_id: '' }, 0);
}

/** An answer whose body is not from the API (a proxy's error page); only its status is used. */
export function fromStatus(status: number, requestId: string, retryAfterMs?: number): ApiError {
  const known = Object.entries(errorStatus).find(([, code]) => code === status)?.[0] as ErrorCode | undefined;
  const code = known ?? (status >= 500 ? 'unavailable' : 'internal');
  return new ApiError(
    {
      code,
      message: `The server answered with status ${status}. Try again in a moment.`,
      reason: { code: 'server_status', params: { status } },
      request_id: requestId,
    },
    status,
    retryAfterMs,
  );
}

/** The fields refused by the server, in order; empty for other errors. */
export function fieldProblems(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError) || error.code !== 'invalid_input' || !Array.isArray(error.details)) return [];
  return error.details.filter(
    (one): one is FieldProblem => typeof one?.path === 'string' && typeof one?.message === 'string',
  );
}
