import { reason } from '#shared/reasons/reasons.ts';
import type { Request, Router } from 'express';
import type { z } from 'zod';
import type { Contract, Endpoint, HandlerInput, HandlerResult } from '#shared/http/contract.ts';
import { problemOfIssue } from '#shared/reasons/field-problem.ts';
import { isUuid } from '#shared/lib/uuid.ts';
import { AppError, invalidInput } from '../app-error.ts';
import type { Authorize } from './authorize.ts';
import type { ApiScope } from '#shared/features/integrations/api-keys.values.ts';
import type { Caller, HotelScope, PersonScope } from '../caller.ts';
import { asRepeatable } from './request/repeatable.ts';
import { hasBody, mediaType, readBytes, readJson, defaultBodyLimit } from './request/request-body.ts';

type Who<E extends Endpoint> = E['access'] extends 'public'
  ? unknown
  : E['access'] extends 'hotelMember' | 'hotelAdmin'
    ? { scope: E['key'] extends ApiScope ? HotelScope : PersonScope }
    : { caller: Caller };

/**
 * One handler per contract row. Rows of a hotel receive the `scope`, other signed-in rows the `caller`. Only rows that take
 * API keys may have a scope without a person.
 */
export type Handlers<C extends Contract> = {
  [Name in keyof C]: (input: HandlerInput<C[Name]> & Who<C[Name]>) => Promise<HandlerResult<C[Name]>>;
};

/** Adds one route per contract row: authorize, parse the request, call the handler, check the response, send it. */
export function mount<C extends Contract>(
  router: Router,
  contract: C,
  handlers: Handlers<C>,
  authorize: Authorize,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    const handle = handlers[name] as (input: unknown) => Promise<unknown>;
    const verb = endpoint.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
    router[verb](endpoint.path, async (request, response) => {
      const who = await authorize(endpoint, request);
      const input = await readInput(endpoint, request);
      const by = endpoint.once ? asRepeatable(who, endpoint.path, request, input.body) : who;
      const result = await handle({ ...input, ...by });
      response.status(endpoint.status ?? 200).json(endpoint.response.parse(result));
    });
  }
}

async function readInput(endpoint: Endpoint, request: Request) {
  // An invalid id is answered with not_found instead of a database error.
  for (const [name, value] of Object.entries(request.params)) {
    if ((name === 'id' || name.endsWith('_id')) && !isUuid(String(value)))
      throw new AppError('not_found', 'address_not_found');
  }
  return {
    params: request.params,
    query: parsePart(endpoint.query, request.query),
    body: endpoint.body && parsePart(endpoint.body, await readBody(endpoint, request)),
  };
}

async function readBody({ upload, bodyLimit }: Endpoint, request: Request): Promise<unknown> {
  if (!upload) return (await readJson(request, { limit: bodyLimit })) ?? {};
  if (hasBody(request) && mediaType(request) === upload) return readBytes(request, bodyLimit ?? defaultBodyLimit);
  throw new AppError('invalid_input', reason('file_type_expected', { type: upload }));
}

/** Maximum number of field errors in one response. */
const mostProblems = 20;

function parsePart(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error.issues.slice(0, mostProblems).map(problemOfIssue));
}
