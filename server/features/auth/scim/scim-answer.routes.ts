import type { Request, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import { errorStatus } from '#shared/http/errors.ts';
import { AppError } from '#server/app-error.ts';
import { bearerOf } from '#server/http/request/bearer.ts';
import { hasBody, readBytes } from '#server/http/request/request-body.ts';
import type { Directory, ScimCallsService } from './scim-calls.service.ts';
import { readAttributes, readFilter, type Clause } from './scim-json.rules.ts';
import { ScimRefusal } from './scim-refusal.ts';
import { errorOf, mostResults, type Projection } from './scim-resources.ts';

export type Answer = { status: number; body?: object; location?: string };
export type Answering = (work: (directory: Directory, request: Request) => Promise<Answer>) => RequestHandler;

/** Answers calls of directories, and keeps each with its outcome before the answer is sent. */
export function createAnswering(calls: ScimCallsService, log: Logger): Answering {
  return (work) => async (request, response) => {
    const caller = await calls.callerOf(bearerOf(request));
    let detail: string | null = null;
    const refused = (error: unknown): Answer => {
      const refusal = refusalOf(error, log);
      detail = refusal.message;
      return { status: refusal.status, body: errorOf(refusal) };
    };
    const answer = await Promise.resolve()
      .then(() => work(calls.demand(caller), request))
      .catch(refused);
    const call = { method: request.method, path: readablePath(request), status: answer.status, detail };
    // A company that was removed in the meantime has no log any more.
    if (caller)
      await calls.record(caller, call).catch((error: unknown) => log.warn({ err: error }, 'a call was not recorded'));
    send(response, answer);
  };
}

export function send(response: Response, { status, body, location }: Answer): void {
  response.status(status);
  if (location) response.location(location);
  if (status === 401) response.set('www-authenticate', 'Bearer');
  if (!body) return void response.end();
  response.type('application/scim+json').send(JSON.stringify(body));
}

export function refusalOf(error: unknown, log: Logger): ScimRefusal {
  if (error instanceof ScimRefusal) return error;
  if (error instanceof AppError) return new ScimRefusal(errorStatus[error.code], error.message);
  log.error({ err: error }, 'a call of a directory failed');
  return new ScimRefusal(500, 'An unexpected error occurred.');
}

/** With the filter in plain text, as IT people know it. */
function readablePath({ url }: Request): string {
  try {
    return decodeURIComponent(url.replaceAll('+', ' '));
  } catch {
    return url;
  }
}

export const idOf = (request: Request): string => String(request.params['id']);

/** @throws ScimRefusal 400 */
export async function bodyOf(request: Request, limit: number): Promise<unknown> {
  const bytes = hasBody(request) ? await readBytes(request, limit) : Buffer.from('');
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (JSON.stringify(body).includes('\\u0000')) throw new Error('U+0000');
    return body;
  } catch {
    throw new ScimRefusal(400, 'The body is no JSON.', 'invalidSyntax');
  }
}

export type ListQuery = { filter: Clause[]; offset: number; limit: number; start: number };

/** @throws ScimRefusal 400 for a filter that is not offered */
export function listQueryOf({ query }: Request, names: readonly string[]): ListQuery {
  const { filter, startIndex, count } = query as Record<string, unknown>;
  const read = filter === undefined ? [] : readFilter(String(filter), names);
  if (!read) throw new ScimRefusal(400, `Filters are: ${names.join(', ')}; with eq, joined with and.`, 'invalidFilter');
  const start = Math.max(1, Math.trunc(Number(startIndex ?? 1)) || 1);
  const limit = Math.min(mostResults, Math.max(0, Math.trunc(Number(count ?? 100)) || 0));
  return { filter: read, offset: start - 1, limit, start };
}

export const projectionOf = ({ query }: Request): Projection => ({
  only: readAttributes(query['attributes']),
  without: readAttributes(query['excludedAttributes']),
});
