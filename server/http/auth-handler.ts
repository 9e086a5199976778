import type { RequestHandler } from 'express';
import { errorStatus, inEnglish, type ErrorCode } from '#shared/http/errors.ts';
import { sendAuthResponse, toAuthRequest } from './auth-request.ts';
import { requestId } from './error-handler.ts';

/** Replacements for messages of better-auth that do not say what to do. */
const words: Record<string, string> = {
  EMAIL_NOT_VERIFIED: 'Confirm your e-mail address first: we have just sent you a new link.',
  INVALID_EMAIL_OR_PASSWORD: 'The e-mail address or the password is not right.',
  INVALID_PASSWORD: 'The password is not right.',
  INVALID_CODE: 'The code is not right. Enter the one that the app shows now.',
  INVALID_BACKUP_CODE: 'The recovery code is not right, or has been used.',
  INVALID_ORIGIN: 'This page may not sign in here. Open the console at its own address.',
};

/** The enabled endpoints of better-auth. All others are refused because the product does not use them. */
const offered = new Set([
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-out',
  'GET /get-session',
  'GET /verification-link',
  'POST /verify-email',
  'POST /send-verification-email',
  'POST /request-password-reset',
  'POST /reset-password',
  'POST /change-password',
  'POST /update-user',
  'GET /list-sessions',
  'POST /revoke-session',
  'POST /revoke-sessions',
  'POST /revoke-other-sessions',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/get-totp-uri',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
]);

/**
 * `/api/auth/*`, handled by better-auth. Its errors keep their codes and get the format of all API errors
 * (docs/product.md, section 8).
 */
export function authHandler(auth: { handler(request: Request): Promise<Response> }, publicUrl: string): RequestHandler {
  return async (request, response) => {
    const path = request.path.replace(/^\/api\/auth/, '');
    // A link must not act by itself, because mail scanners open links: it shows a page with a confirm button.
    if (path === '/verify-email' && (request.method === 'GET' || request.method === 'HEAD'))
      return response.redirect(`/verify-email?${new URLSearchParams({ token: String(request.query['token'] ?? '') })}`);
    const answer = offered.has(`${request.method} ${path}`)
      ? answered(await auth.handler(await toAuthRequest(request, publicUrl)), requestId(request))
      : explained(new Response(null, { status: 404 }), requestId(request));
    await sendAuthResponse(await answer, response);
  };
}

async function answered(answer: Response, request_id: string): Promise<Response> {
  return answer.status < 400 ? withoutTokens(answer) : explained(answer, request_id);
}

/** Removes the session token from responses. It is only in the HttpOnly cookie. */
async function withoutTokens(answer: Response): Promise<Response> {
  if (!answer.headers.get('content-type')?.includes('json')) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const kept: unknown = JSON.parse(text, (key, value: unknown) => (key === 'token' ? undefined : value));
  return new Response(JSON.stringify(kept), { status: answer.status, headers });
}

async function explained(answer: Response, request_id: string): Promise<Response> {
  const said = asObject(await answer.text());
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  const seconds = headers.get('x-retry-after');
  if (seconds) headers.set('retry-after', seconds);
  const wait = seconds ? { text: 'Too many attempts. Try again in {{seconds}} seconds.', params: { seconds } } : null;
  const code = typeof said['code'] === 'string' ? said['code'] : codeOf(answer.status);
  const details = said['details'] ?? (seconds ? { seconds: Number(seconds) } : undefined);
  const message = ownWords(said) ?? (wait ? inEnglish(wait) : (said['message'] ?? fallback(answer.status)));
  const body = {
    ...said,
    code,
    message,
    ...(wait ? { sentence: wait } : {}),
    ...(details ? { details } : {}),
    request_id,
  };
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}

/** Errors of our own endpoints contain a sentence in their details. */
function ownWords({ code, details }: Record<string, unknown>): string | undefined {
  return typeof code === 'string' && details === undefined ? words[code] : undefined;
}

function asObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function codeOf(status: number): ErrorCode {
  const found = Object.entries(errorStatus).find(([, known]) => known === status);
  return (found?.[0] ?? (status < 500 ? 'invalid_input' : 'internal')) as ErrorCode;
}

function fallback(status: number): string {
  if (status === 404) return 'There is no such call.';
  return status < 500
    ? 'This was refused.'
    : 'Something went wrong on our side. Try again; if it stays, tell us the number below.';
}
