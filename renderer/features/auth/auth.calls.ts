import i18n from '#renderer/lib/translate.ts';
import { fieldOf, flagOf, textOf } from '#renderer/lib/api/answer-fields.ts';
import { request } from '#renderer/lib/api/request.ts';

/** Calls of the sign-in service (POST `/api/auth/…`), which is not in the API table. Failures are ApiErrors. */
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

/** Checks a password. `needsCode`: the account asks for a second factor before it is signed in. */
export async function signIn(credentials: Credentials): Promise<{ needsCode: boolean }> {
  const answer = await post('sign-in/email', { ...credentials, rememberMe: true });
  return { needsCode: fieldOf(answer, 'twoFactorRedirect') === true };
}

/** What the domain of an address offers: its company's accounts, also in the desktop program, passwords. */
export type SignInWays = { company: boolean; desktop: boolean; password: boolean };

export async function signInWays(email: string): Promise<SignInWays> {
  const answer = await post('sso/lookup', { email });
  return {
    company: flagOf(answer, 'company'),
    // An older server does not say it.
    desktop: fieldOf(answer, 'desktop') === true,
    password: flagOf(answer, 'password'),
  };
}

/** Where a sign-in at the company leads: to a path of the console, or back to the desktop program that began it. */
type CompanyStart = { return_to: string } | { desktop: { challenge: string; state: string } };

/** Begins a sign-in at the company. Returns the address to go to. */
export async function startCompany(email: string, start: CompanyStart): Promise<string> {
  return textOf(await post('sso/start', { email, ...start }), 'url');
}

/** Creates an account. An invitation's token confirms the address, so the person is signed in at once. */
export async function signUp(draft: SignUpDraft, invitation?: string): Promise<{ signed_in: boolean }> {
  const more = invitation ? { invitation } : {};
  const answer = await post('sign-up/email', { ...draft, ...more, language: i18n.language });
  return { signed_in: flagOf(answer, 'signed_in') };
}

/** Purpose of a confirmation link. `this_browser`: the sign-up was made in this browser. */
export type VerificationLink = { email: string; signed_up_at: string; this_browser: boolean };

export async function readVerificationLink(token: string, signal: AbortSignal): Promise<VerificationLink> {
  const url = `/api/auth/verification-link?${new URLSearchParams({ token })}`;
  const answer = await request(url, { credentials: 'include', signal, headers: { accept: 'application/json' } });
  return {
    email: textOf(answer, 'email'),
    signed_up_at: textOf(answer, 'signed_up_at'),
    this_browser: flagOf(answer, 'this_browser'),
  };
}

/** In another browser than the one that signed up, one of the passwords must be given. */
export type Confirmation = { token: string; password?: string; new_password?: string };

/** Confirms the address and signs in. */
export function verifyEmail(confirmation: Confirmation): Promise<unknown> {
  return post('verify-email', confirmation);
}

/** Ends the person's sessions everywhere (docs/product.md, section 7: scope global), then this one. */
export async function signOut(): Promise<void> {
  await post('revoke-sessions').catch(() => undefined);
  await post('sign-out');
}

export function resendVerification(email: string): Promise<unknown> {
  return post('send-verification-email', { email });
}

export function requestPasswordReset(email: string): Promise<unknown> {
  return post('request-password-reset', { email });
}

/** `token` comes from the link in the mail. */
export function resetPassword(token: string, newPassword: string): Promise<unknown> {
  return post('reset-password', { token, newPassword });
}

/** Whether the server uses the built-in mailbox and guest phone. */
export async function readPractice(): Promise<boolean> {
  const answer = await request('/health/live', { headers: { accept: 'application/json' } });
  return fieldOf(answer, 'practice') === true;
}
