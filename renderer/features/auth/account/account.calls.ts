import { fieldOf, misread, textOf, textsOf } from '#renderer/lib/api/answer-fields.ts';
import { request, throughSession } from '#renderer/lib/api/request.ts';

/** A signed-in person's own account at the sign-in service (`/api/auth/…`). Failures are ApiErrors. */
function call(path: string, body?: Record<string, unknown>): Promise<unknown> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body) headers['content-type'] = 'application/json';
  const init: RequestInit = { method: body ? 'POST' : 'GET', credentials: 'include', headers };
  if (body) init.body = JSON.stringify(body);
  return throughSession(() => request(`/api/auth/${path}`, init));
}

/** One sign-in on one computer. */
export type AccountSession = {
  id: string;
  createdAt: string;
  updatedAt: string;
  ipAddress: string | null;
  userAgent: string | null;
};

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
const sessionOf = (answer: unknown): AccountSession => ({
  id: textOf(answer, 'id'),
  createdAt: textOf(answer, 'createdAt'),
  updatedAt: textOf(answer, 'updatedAt'),
  ipAddress: textOrNull(fieldOf(answer, 'ipAddress')),
  userAgent: textOrNull(fieldOf(answer, 'userAgent')),
});

/** The session of this computer, and whether the account asks for a second factor. */
export async function readOwnSession(): Promise<{ session: AccountSession | null; twoFactorEnabled: boolean }> {
  const answer = await call('get-session');
  if (answer === null) return { session: null, twoFactorEnabled: false };
  const session = sessionOf(fieldOf(answer, 'session'));
  return { session, twoFactorEnabled: fieldOf(fieldOf(answer, 'user'), 'twoFactorEnabled') === true };
}

export async function readSessions(): Promise<AccountSession[]> {
  const answer = await call('list-sessions');
  return Array.isArray(answer) ? answer.map(sessionOf) : misread();
}

export function revokeOtherSessions(): Promise<unknown> {
  return call('revoke-other-sessions', {});
}

/** The name in full follows from its parts. */
export function changeName(first_name: string, last_name: string): Promise<unknown> {
  return call('update-user', { first_name, last_name });
}

/** Every other computer is signed out. */
export function changePassword(currentPassword: string, newPassword: string): Promise<unknown> {
  return call('change-password', { currentPassword, newPassword, revokeOtherSessions: true });
}

/** The otpauth: URL for an authenticator app, and the single-use recovery codes. */
export type TwoFactorSecret = { totpURI: string; backupCodes: string[] };

/** Prepares two-factor sign-in; it counts once a first code is confirmed. */
export async function prepareTwoFactor(password: string): Promise<TwoFactorSecret> {
  const answer = await call('two-factor/enable', { password });
  return { totpURI: textOf(answer, 'totpURI'), backupCodes: textsOf(answer, 'backupCodes') };
}

/** Confirms the app's first code, and afterwards signs in with one: `trustDevice` leaves out the question for 30 days. */
export function verifyCode(code: string, trustDevice = false): Promise<unknown> {
  return call('two-factor/verify-totp', { code, trustDevice });
}

/** Signs in with a recovery code, which is used up. */
export function verifyRecoveryCode(code: string, trustDevice = false): Promise<unknown> {
  return call('two-factor/verify-backup-code', { code, trustDevice });
}

export async function newRecoveryCodes(password: string): Promise<string[]> {
  return textsOf(await call('two-factor/generate-backup-codes', { password }), 'backupCodes');
}

export function disableTwoFactor(password: string): Promise<unknown> {
  return call('two-factor/disable', { password });
}
