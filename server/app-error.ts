import type { ErrorCode } from '#shared/http/errors.ts';
import type { ReasonedProblem } from '#shared/reasons/field-problem.ts';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { reason, type PlainCode, type Reason } from '#shared/reasons/reasons.ts';

/**
 * The only error that is thrown on purpose. `code` is the error's kind, which decides the HTTP status; the reason says what
 * a person can do. The message is its English sentence.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly reason: Reason;
  readonly details: unknown;
  /** Seconds, for `rate_limited`. */
  readonly retryAfter: number | undefined;
  constructor(code: ErrorCode, why: PlainCode | Reason, details?: unknown, retryAfter?: number) {
    const given = asReason(why);
    super(inEnglish(given));
    this.name = 'AppError';
    this.code = code;
    this.reason = given;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}

const asReason = (why: PlainCode | Reason): Reason => (typeof why === 'string' ? { code: why, params: {} } : why);

/** What can be looked for and not found: a code without its ending `_not_found`. */
type Findable = PlainCode extends infer Code ? (Code extends `${infer What}_not_found` ? What : never) : never;

export const notFound = (what: Findable) => new AppError('not_found', `${what}_not_found`);

export const databaseUnreachable = () => new AppError('unavailable', reason('database_unreachable'));

/** Refuses fields; the error's own reason is that of all of them. */
export function invalidInput(problems: ReasonedProblem[]): AppError {
  const [first, ...others] = problems.map((problem) => problem.reason);
  const why = first && others.length === 0 ? first : reason('several', { reasons: first ? [first, ...others] : [] });
  return new AppError('invalid_input', why, problems);
}
