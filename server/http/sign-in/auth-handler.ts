import type { RequestHandler } from 'express';
import { errorStatus, type ErrorCode } from '#shared/http/errors.ts';
import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { reason, type PlainCode, type Reason } from '#shared/reasons/reasons.ts';
import { sendAuthResponse, toAuthRequest } from './auth-request.ts';
import { requestId } from '../error-handler.ts';

/** Reasons of better-auth's codes, whose own messages do not say what to do. */
const reasons: Record<string, PlainCode> = {
  EMAIL_NOT_VERIFIED: 'email_not_confirmed',
  INVALID_EMAIL_OR_PASSWORD: 'email_or_password_wrong',
  INVALID_PASSWORD: 'password_wrong',
  INVALID_CODE: 'code_wrong',
  INVALID_BACKUP_CODE: 'recovery_code_wrong',
  INVALID_ORIGIN: 'foreign_sign_in_page',
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
  'POST /sso/lookup',
  'POST /sso/start',
  'GET /sso/callback',
  'POST /sso/desktop',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/get-totp-uri',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
]);

/** better-auth, as the app needs it. */
export type AuthService = { handler(request: Request): Promise<Response> };

/**
 * `/api/auth/*`, handled by better-auth. Its errors keep their codes and get the format of all API errors
 * (docs/product.md, section 8).
 */
export function authHandler(auth: AuthService, publicUrl: string): RequestHandler {
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
  if (answer.status >= 300 || !answer.headers.get('content-type')?.includes('json')) return answer;
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
  const code = typeof said['code'] === 'string' ? said['code'] : codeOf(answer.status);
  const details = said['details'] ?? (seconds ? { seconds: Number(seconds) } : undefined);
  const own = said['reason'] ? {} : reasonIn(said, answer.status, seconds);
  const body = {
    ...said,
    code,
    ...own,
    ...(details ? { details } : {}),
    request_id,
  };
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}

/** Refusals of our own endpoints bring their reason; those of better-auth get one by their code or status. */
function reasonIn(said: Record<string, unknown>, status: number, seconds: string | null) {
  const { code } = said;
  const known = typeof code === 'string' ? reasons[code] : undefined;
  const wait = seconds ? reason('too_many_attempts', { seconds }) : null;
  const why = known ? { code: known, params: {} } : (wait ?? unnamedReason(said, status));
  return { message: inEnglish(why), reason: why };
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

/** A refusal of better-auth that has no reason of ours. */
function unnamedReason({ message }: Record<string, unknown>, status: number): Reason {
  if (typeof message === 'string') return reason('text', { text: message });
  if (status === 404) return reason('call_not_found');
  return reason(status < 500 ? 'refused' : 'internal');
}
