import type { ErrorCode } from '#shared/http/errors.ts';

/** The only error that is thrown on purpose. The message is for a person and says what to do. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;
  /** Seconds, for `rate_limited`. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, message: string, details?: unknown, retryAfter?: number) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

export const databaseUnreachable = () =>
  new AppError('unavailable', 'The database cannot be reached right now. Try again in a moment.');

export const notFound = (what: string) => new AppError('not_found', `${what} was not found. It may have been deleted.`);
