import { Router, type ErrorRequestHandler, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { errorStatus } from '#shared/http/errors.ts';
import { AppError } from '#server/app-error.ts';
import { bearerOf } from '#server/http/request/bearer.ts';
import { hasBody, readBytes } from '#server/http/request/request-body.ts';
import { readFilter, readPatch, readUser } from './scim.rules.ts';
import { ScimRefusal, type ScimService } from './scim.service.ts';
import { errorOf, listOf, resourceTypes, schemas, serviceProvider, userOf } from './scim-resources.ts';

const bodyLimit = 64 * 1024;
const mostResults = 200;

/** SCIM 2.0 (RFC 7643, 7644) below /scim/v2: users, and what a directory asks about the service. */
export function scimRoutes(scim: ScimService, publicUrl: string, log: Logger): Router {
  const base = `${publicUrl}/scim/v2`;
  const router = Router();
  router.get('/ServiceProviderConfig', (_request, response) => send(response, serviceProvider(base)));
  router.get('/Schemas', (_request, response) => send(response, listOf(schemas(base), schemas(base).length, 1)));
  router.get('/ResourceTypes', (_request, response) => send(response, listOf(resourceTypes(base), 1, 1)));
  addLists(router, scim, base);
  addUsers(router, scim, base);
  router.use(() => {
    throw new ScimRefusal(404, 'There is no such resource.');
  });
  const refuse: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) log.error({ err: error }, 'a call of a directory failed');
    send(response, errorOf(refusal), refusal.status);
  };
  router.use(refuse);
  return router;
}

const send = (response: Response, body: unknown, status = 200): void =>
  void response.status(status).type('application/scim+json').send(JSON.stringify(body));

const idOf = (request: Request): string => String(request.params['id']);

function addLists(router: Router, scim: ScimService, base: string): void {
  router.get('/Users', async (request, response) => {
    const { filter, startIndex, count } = request.query as Record<string, string | undefined>;
    const read = filter === undefined ? null : readFilter(filter);
    const known = await scim.directoryOf(bearerOf(request));
    if (filter !== undefined && !read)
      throw new ScimRefusal(400, 'Only userName, externalId and id are filtered, with eq.', 'invalidFilter');
    const start = Math.max(1, Math.trunc(Number(startIndex ?? 1)) || 1);
    const limit = Math.min(mostResults, Math.max(0, Math.trunc(Number(count ?? 100)) || 0));
    const { rows, total } = await scim.list(known, { filter: read, offset: start - 1, limit });
    send(
      response,
      listOf(
        rows.map((row) => userOf(row, base)),
        total,
        start,
      ),
    );
  });
  router.post('/Users', async (request, response) => {
    const known = await scim.directoryOf(bearerOf(request));
    const created = await scim.create(known, readUser(await bodyOf(request)));
    send(response.location(`${base}/Users/${created.id}`), userOf(created, base), 201);
  });
}

function addUsers(router: Router, scim: ScimService, base: string): void {
  const directory = (request: Request) => scim.directoryOf(bearerOf(request));
  router.get('/Users/:id', async (request, response) => {
    send(response, userOf(await scim.get(await directory(request), idOf(request)), base));
  });
  router.put('/Users/:id', async (request, response) => {
    const known = await directory(request);
    send(response, userOf(await scim.change(known, idOf(request), readUser(await bodyOf(request))), base));
  });
  router.patch('/Users/:id', async (request, response) => {
    const known = await directory(request);
    const change = readPatch(await bodyOf(request));
    if (!change) throw new ScimRefusal(400, 'Operations are expected.', 'invalidSyntax');
    send(response, userOf(await scim.change(known, idOf(request), change), base));
  });
  router.delete('/Users/:id', async (request, response) => {
    await scim.remove(await directory(request), idOf(request));
    response.status(204).end();
  });
}

function refusalOf(error: unknown): ScimRefusal {
  if (error instanceof ScimRefusal) return error;
  if (error instanceof AppError) return new ScimRefusal(errorStatus[error.code], error.message);
  return new ScimRefusal(500, 'An unexpected error occurred.');
}

async function bodyOf(request: Request): Promise<unknown> {
  const bytes = hasBody(request) ? await readBytes(request, bodyLimit) : Buffer.from('');
  try {
    const body: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (JSON.stringify(body).includes('\\u0000')) throw new Error('U+0000');
    return body;
  } catch {
    throw new ScimRefusal(400, 'The body is no JSON.', 'invalidSyntax');
  }
}
