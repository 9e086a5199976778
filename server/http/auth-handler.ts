import type { RequestHandler } from 'express';
import { toNodeHandler } from 'better-auth/node';
import { errorStatus, type ErrorCode } from '#shared/http/errors.ts';
import { requestId } from './error-handler.ts';
import type { Auth } from '#server/features/auth/auth.service.ts';

/** better-auth's own words where they do not say what to do. */
const words: Record<string, string> = {
  EMAIL_NOT_VERIFIED: 'Confirm your e-mail address first: we have just sent you a new link.',
  INVALID_EMAIL_OR_PASSWORD: 'The e-mail address or the password is not right.',
  INVALID_CODE: 'The code is not right. Enter the one that the app shows now.',
  INVALID_BACKUP_CODE: 'The recovery code is not right, or has been used.',
  INVALID_ORIGIN: 'This page may not sign in here. Open the console at its own address.',
};

/** `/api/auth/*`, by better-auth. Its refusals keep their codes and get what every other error of ours has (api.md: Errors). */
export function authHandler(auth: Pick<Auth, 'handler'>): RequestHandler {
  return (request, response) => {
    const handle = toNodeHandler(async (call: Request) => explained(await auth.handler(call), requestId(request)));
    return handle(request, response);
  };
}

async function explained(answer: Response, request_id: string): Promise<Response> {
  if (answer.status < 400) return answer;
  const said = asObject(await answer.text());
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  const seconds = headers.get('x-retry-after');
  if (seconds) headers.set('retry-after', seconds);
  const code = typeof said['code'] === 'string' ? said['code'] : codeOf(answer.status);
  const message =
    words[code] ??
    (seconds ? `Too many attempts. Try again in ${seconds} seconds.` : (said['message'] ?? fallback(answer.status)));
  return new Response(JSON.stringify({ ...said, code, message, request_id }), { status: answer.status, headers });
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
