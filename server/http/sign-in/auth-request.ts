import { reason } from '#shared/reasons/reasons.ts';
import type { Request as Incoming, Response as Outgoing } from 'express';
import { fromNodeHeaders } from 'better-auth/node';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { AppError, invalidInput } from '../../app-error.ts';
import { readJson } from '../request/request-body.ts';

/** Bytes of a body on `/api/auth/*`. */
const authBodyLimit = 32 * 1024;
/** Maximum characters of one field. The longest is a return URL. */
const longestField = 2000;

/**
 * Converts the call for better-auth after reading and checking the body. Headers with another host or scheme are
 * removed, because only the public address is valid.
 * @throws AppError payload_too_large, invalid_input
 */
export async function toAuthRequest(incoming: Incoming, publicUrl: string): Promise<Request> {
  const { method } = incoming;
  const headers = fromNodeHeaders(incoming.headers);
  for (const name of ['content-length', 'transfer-encoding', 'expect', 'x-forwarded-host', 'x-forwarded-proto'])
    headers.delete(name);
  const body = method === 'GET' || method === 'HEAD' ? undefined : await readJson(incoming, { limit: authBodyLimit });
  if (body !== undefined) refuseLongFields(body);
  return new Request(new URL(incoming.originalUrl.replace(/^\/+/, '/'), publicUrl), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function refuseLongFields(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new AppError('invalid_input', 'body_not_object');
  for (const [path, value] of Object.entries(body)) {
    if (typeof value !== 'string' || value.length <= longestField) continue;
    throw invalidInput([fieldProblem(path, reason('text_too_long', { most: longestField }))]);
  }
}

export async function sendAuthResponse(answer: Response, outgoing: Outgoing): Promise<void> {
  answer.headers.forEach((value, name) => {
    if (name !== 'set-cookie' && name !== 'content-length') outgoing.setHeader(name, value);
  });
  const cookies = answer.headers.getSetCookie();
  if (cookies.length) outgoing.setHeader('set-cookie', cookies);
  outgoing.status(answer.status).end(Buffer.from(await answer.arrayBuffer()));
}
