import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { errorStatus } from '#shared/http/errors.ts';
import { AppError } from '#server/http/app-error.ts';
import { clientIpHeader } from './client-ip.ts';
import { passwordProblem } from './password.rules.ts';

/** An address as stored in accounts: lower case. */
export const address = z
  .string('Enter an address such as desk@example.com.')
  .max(200, 'An address has at most 200 characters.')
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email('Enter an address such as desk@example.com.'));
export const password = z
  .string('Enter a password.')
  .min(1, 'Enter a password.')
  .max(1000, 'Use at most 128 characters.');
export const mailedToken = z.string('The link is incomplete.').min(1, 'The link is incomplete.').max(200);

type Status = ConstructorParameters<typeof APIError>[0];

/** An error with a code for programs and a sentence for people. */
export function refuse(status: Status, code: string, message: string, more: object = {}): APIError {
  return new APIError(status, { code, message, ...more });
}

/** @throws APIError 400 `invalid_input` with path and sentence of each refused field */
export function parsed<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const details = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw refuse('BAD_REQUEST', 'invalid_input', details.map(({ message }) => message).join(' '), { details });
}

/** @throws APIError 400 with the reason, at the field that holds it */
export function checkPassword(typed: string, email: string, path = 'password'): void {
  const problem = passwordProblem(typed, email);
  if (!problem) return;
  throw refuse('BAD_REQUEST', problem.code, problem.message, { details: [{ path, message: problem.message }] });
}

/** Services throw AppErrors; better-auth understands APIErrors. */
export async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code, message, sentence, details, retryAfter } = error;
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    throw new APIError(errorStatus[code] as Status, { code, message, sentence, details }, headers);
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
