import type { FieldProblem } from '#shared/http/errors.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';

/** The field of a refusal by the sign-in service; null if there is none. */
export function refusedField(error: unknown): 'current' | 'password' | 'code' | null {
  const code: string = error instanceof ApiError ? error.code : '';
  if (code === 'INVALID_PASSWORD') return 'current';
  if (code.startsWith('PASSWORD_') && code !== 'PASSWORD_NEEDED') return 'password';
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return 'code';
  return null;
}

/** Fields that the sign-in service refused, with what is wrong with each. */
export function refusedFields(error: unknown): FieldProblem[] {
  if (!(error instanceof ApiError) || !Array.isArray(error.details)) return [];
  return error.details.filter(
    (one): one is FieldProblem => typeof one?.path === 'string' && typeof one?.message === 'string',
  );
}
