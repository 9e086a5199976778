import { inEnglish, type ErrorCode, type Sentence } from '#shared/http/errors.ts';

/**
 * The error class for expected failures. The message is for users and says what to do; with values it is a
 * {@link Sentence}, so that the console can translate it.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly sentence: Sentence | undefined;
  readonly details: unknown;
  /** Seconds, for `rate_limited`. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, message: string | Sentence, details?: unknown, retryAfter?: number) {
    super(typeof message === 'string' ? message : inEnglish(message));
    this.name = 'AppError';
    this.code = code;
    this.sentence = typeof message === 'string' ? undefined : message;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

export const databaseUnreachable = () =>
  new AppError('unavailable', 'The database cannot be reached right now. Try again in a moment.');

export const notFound = (what: string) => new AppError('not_found', `${what} was not found. It may have been deleted.`);
