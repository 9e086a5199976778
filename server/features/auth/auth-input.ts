import type { Reason } from '#shared/reasons/reasons.ts';
import { fieldProblem, problemOfIssue } from '#shared/reasons/field-problem.ts';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { code } from '#shared/reasons/code.ts';
import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { errorStatus } from '#shared/http/errors.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import { clientIpHeader } from '#server/http/request/client-address.ts';
import { passwordProblem } from './password.rules.ts';

/** An address as stored in accounts: lower case. */
export const address = z
  .string(code('enter_desk_email'))
  .max(200, code('address_too_long'))
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email(code('enter_desk_email')));
export const password = z
  .string(code('enter_password'))
  .min(1, code('enter_password'))
  .max(1000, code('password_too_long'));
export const mailedToken = z.string(code('link_incomplete')).min(1, code('link_incomplete')).max(200);

type Status = ConstructorParameters<typeof APIError>[0];

/** An error with a code of the sign-in service and a reason. */
export function refuse(status: Status, kind: string, why: Reason, more: object = {}): APIError {
  return new APIError(status, { code: kind, message: inEnglish(why), reason: why, ...more });
}

/** @throws APIError 400 `invalid_input` with path and reason of each refused field */
export function parsed<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const { reason: why, details } = invalidInput(result.error.issues.map(problemOfIssue));
  throw refuse('BAD_REQUEST', 'invalid_input', why, { details });
}

/** @throws APIError 400 with the reason, at the field that holds it */
export function checkPassword(typed: string, email: string, path = 'password'): void {
  const problem = passwordProblem(typed, email);
  if (!problem) return;
  throw refuse('BAD_REQUEST', problem.code, problem.reason, { details: [fieldProblem(path, problem.reason)] });
}

/** Services throw AppErrors; better-auth understands APIErrors. */
export async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code: kind, message, reason: why, details, retryAfter } = error;
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    throw new APIError(errorStatus[kind] as Status, { code: kind, message, reason: why, details }, headers);
  }
}

/** Milliseconds of the shortest answer time, so that timing does not reveal whether an account exists. */
export async function atLeast<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, milliseconds));
  try {
    return await work();
  } finally {
    await floor;
  }
}

export const clientIp = ({ headers }: { headers?: Headers | undefined }): string | null =>
  headers?.get(clientIpHeader) ?? null;
