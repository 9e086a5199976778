import type { AnyReason } from '#shared/reasons/sentences.rules.ts';

/** Every error code that the API answers with, and its HTTP status. */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  forbidden: 403,
  second_factor_needed: 403,
  not_found: 404,
  conflict: 409,
  booking_overlap: 409,
  window_closed: 409,
  already_resolved: 409,
  payload_too_large: 413,
  repeat_mismatch: 422,
  rate_limited: 429,
  internal: 500,
  provider_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** One field that was refused: where it is (`items.0.question`) and what to do about it, in English and as a reason. */
export type FieldProblem = { path: string; message: string; reason?: AnyReason };

/**
 * The body of every answer that is not a success. `message` is English; `reason` says the same for programs and for
 * clients that translate it. `request_id` is in the server's log.
 */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  reason?: AnyReason;
  details?: unknown;
  request_id: string;
};
