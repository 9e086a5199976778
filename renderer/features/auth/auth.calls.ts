import { request } from '#renderer/lib/api-client.ts';

/** The sign-in service stands beside the API table; these are its calls (POST `/api/auth/…`). Failures are ApiErrors. */
async function post(path: string, body: Record<string, unknown> = {}): Promise<unknown> {
  return request(`/api/auth/${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export type Credentials = { email: string; password: string };
export type SignUpDraft = Credentials & { first_name: string; last_name: string };

/**
 * Checks a password. `needsCode`: the account asks for a second factor before it is signed in.
 * `returnTo`: where the mail leads that goes out when the address is not confirmed yet.
 */
export async function signIn(credentials: Credentials, returnTo?: string): Promise<{ needsCode: boolean }> {
  const back = returnTo ? { callbackURL: returnTo } : {};
  const answer = await post('sign-in/email', { ...credentials, rememberMe: true, ...back });
  const needsCode =
    typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer && answer.twoFactorRedirect === true;
  return { needsCode };
}

/** Creates an account. The confirmation link in the mail leads to the site's root (spec section 2), or to `returnTo`. */
export function signUp(draft: SignUpDraft, returnTo = '/'): Promise<unknown> {
  const name = `${draft.first_name} ${draft.last_name}`.trim() || draft.email.split('@')[0];
  return post('sign-up/email', { ...draft, name, callbackURL: returnTo });
}

/** Ends the person's sessions everywhere (spec section 7: scope global), then this one. */
export async function signOut(): Promise<void> {
  await post('revoke-sessions').catch(() => undefined);
  await post('sign-out');
}

export function resendVerification(email: string, returnTo = '/'): Promise<unknown> {
  return post('send-verification-email', { email, callbackURL: returnTo });
}

export function requestPasswordReset(email: string): Promise<unknown> {
  return post('request-password-reset', { email, redirectTo: '/reset-password' });
}

/** `token` comes from the link in the mail. */
export function resetPassword(token: string, newPassword: string): Promise<unknown> {
  return post('reset-password', { token, newPassword });
}

/** Whether the server plays the outside world itself (built-in mailbox and guest phone). */
export async function readPractice(): Promise<boolean> {
  const answer = await request('/health/live', { headers: { accept: 'application/json' } });
  return typeof answer === 'object' && answer !== null && 'practice' in answer && answer.practice === true;
}
