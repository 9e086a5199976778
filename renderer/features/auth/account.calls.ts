import { z } from 'zod';
import { request, throughSession } from '#renderer/lib/request.ts';
import { ApiError } from '#renderer/lib/api-error.ts';

/** A signed-in person's own account at the sign-in service (`/api/auth/…`). Failures are ApiErrors. */
async function call<Answer extends z.ZodType>(
  path: string,
  answer: Answer,
  body?: Record<string, unknown>,
): Promise<z.output<Answer>> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (body) headers['content-type'] = 'application/json';
  const init: RequestInit = { method: body ? 'POST' : 'GET', credentials: 'include', headers };
  if (body) init.body = JSON.stringify(body);
  const parsed = answer.safeParse(await throughSession(() => request(`/api/auth/${path}`, init)));
  if (parsed.success) return parsed.data;
  const message = 'The server answered in a way that this version does not understand. Reload the page.';
  throw new ApiError({ code: 'internal', message, request_id: '' }, 200);
}

const session = z.object({
  id: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  ipAddress: z.string().nullish(),
  userAgent: z.string().nullish(),
});
/** One sign-in on one computer. */
export type AccountSession = z.output<typeof session>;

const own = z.object({ session, user: z.object({ twoFactorEnabled: z.boolean().nullish() }) }).nullable();

/** The session of this computer, and whether the account asks for a second factor. */
export async function readOwnSession(): Promise<{ session: AccountSession | null; twoFactorEnabled: boolean }> {
  const answer = await call('get-session', own);
  return { session: answer?.session ?? null, twoFactorEnabled: answer?.user.twoFactorEnabled === true };
}

export function readSessions(): Promise<AccountSession[]> {
  return call('list-sessions', z.array(session));
}

export function revokeOtherSessions(): Promise<unknown> {
  return call('revoke-other-sessions', z.unknown(), {});
}

/** The name in full follows from its parts. */
export function changeName(first_name: string, last_name: string): Promise<unknown> {
  return call('update-user', z.unknown(), { first_name, last_name });
}

/** Every other computer is signed out. */
export function changePassword(currentPassword: string, newPassword: string): Promise<unknown> {
  return call('change-password', z.unknown(), { currentPassword, newPassword, revokeOtherSessions: true });
}

const enabled = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });
/** What an authenticator app reads (an otpauth: address), and the recovery codes, each of which works once. */
export type TwoFactorSecret = z.output<typeof enabled>;

/** Prepares two-factor sign-in; it counts once a first code is confirmed. */
export function prepareTwoFactor(password: string): Promise<TwoFactorSecret> {
  return call('two-factor/enable', enabled, { password });
}

/** Confirms the app's first code, and afterwards signs in with one: `trustDevice` leaves out the question for 30 days. */
export function verifyCode(code: string, trustDevice = false): Promise<unknown> {
  return call('two-factor/verify-totp', z.unknown(), { code, trustDevice });
}

/** Signs in with a recovery code, which is used up. */
export function verifyRecoveryCode(code: string, trustDevice = false): Promise<unknown> {
  return call('two-factor/verify-backup-code', z.unknown(), { code, trustDevice });
}

export async function newRecoveryCodes(password: string): Promise<string[]> {
  const answer = await call('two-factor/generate-backup-codes', z.object({ backupCodes: z.array(z.string()) }), {
    password,
  });
  return answer.backupCodes;
}

export function disableTwoFactor(password: string): Promise<unknown> {
  return call('two-factor/disable', z.unknown(), { password });
}
