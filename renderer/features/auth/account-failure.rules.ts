import { ApiError } from '#renderer/lib/api-error.ts';

/** The form's field that a refusal of the sign-in service is about; null where it is about none. */
export function refusedField(error: unknown): 'current' | 'password' | 'code' | null {
  const code: string = error instanceof ApiError ? error.code : '';
  if (code === 'INVALID_PASSWORD') return 'current';
  if (code === 'PASSWORD_TOO_SHORT' || code === 'PASSWORD_TOO_LONG') return 'password';
  if (code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE') return 'code';
  return null;
}
