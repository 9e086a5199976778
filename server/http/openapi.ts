import type { RequestHandler } from 'express';
import { createDocument, type ZodOpenApiContentObject, type ZodOpenApiOperationObject } from 'zod-openapi';
import { z } from 'zod';
import { webhookEvent } from '#shared/features/integrations/webhooks.schema.ts';
import type { Contract, Endpoint } from '#shared/http/contract.ts';
import { errorStatus, type ErrorCode } from '#shared/http/errors.ts';

/** `GET /api/openapi.json`: OpenAPI 3.1, generated from the API table at the first request. */
export function openapiDocument(api: Record<string, Contract>, publicUrl: string): RequestHandler {
  let document: object | null = null;
  return (_request, response) => {
    document ??= print(api, publicUrl);
    response.json(document);
  };
}

function print(api: Record<string, Contract>, publicUrl: string): object {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [area, contract] of Object.entries(api)) {
    for (const [name, endpoint] of Object.entries(contract)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(area, name, endpoint) };
    }
  }
  return createDocument({
    openapi: '3.1.1',
    info: { title: 'Concierge', version: '1.0.0' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    webhooks: Object.fromEntries(webhookEvent.options.map((event) => [event.shape.type.value, webhook(event)])),
    components: {
      schemas: { Error: errorBody },
      securitySchemes: {
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key of the hotel; its scopes are listed by call',
        },
      },
    },
  });
}

function operation(area: string, name: string, endpoint: Endpoint): ZodOpenApiOperationObject {
  const names = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]!);
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}${endpoint.key ? `. Scope of an API key: ${endpoint.key}` : ''}`,
    'x-access': endpoint.access,
    ...(endpoint.key ? { security: [{ apiKey: [endpoint.key] }] } : {}),
    requestParams: {
      path: z.object(Object.fromEntries(names.map((param) => [param, z.string()]))),
      ...(endpoint.query instanceof z.ZodObject ? { query: endpoint.query } : {}),
      ...(endpoint.once ? { header: repeatHeader } : {}),
    },
    ...(endpoint.body ? { requestBody: { content: contentOf(endpoint, endpoint.body) } } : {}),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Success',
        content: { 'application/json': { schema: endpoint.response } },
      },
      ...refusals(endpoint),
    },
  };
}

const repeatHeader = z.object({
  'Idempotency-Key': z
    .string()
    .max(100)
    .optional()
    .describe(
      'A repeated call with the same key and body within a day gets the first answer and creates nothing; during the first call it waits for its answer. With another body it is refused with 422',
    ),
});

const errorBody = z.object({
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  message: z.string(),
  reason: z.object({ code: z.string() }).loose().optional(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  request_id: z.string(),
});

/** The codes by status with which a call can be refused. A call that reads meets no conflict. */
function refusals({ access, method, path, query, body, once }: Endpoint): ZodOpenApiOperationObject['responses'] {
  const isMet: Record<number, boolean> = {
    400: query !== undefined || body !== undefined || path.includes(':'),
    401: access !== 'public',
    403: access !== 'public' && access !== 'signedIn',
    404: path.includes(':'),
    409: method !== 'GET',
    413: body !== undefined,
    422: once === true,
    502: method !== 'GET',
  };
  const codes = Map.groupBy(Object.entries(errorStatus), ([, status]) => status);
  return Object.fromEntries(
    [...codes]
      .filter(([status]) => isMet[status] ?? true)
      .map(([status, entries]) => [
        String(status),
        {
          description: entries.map(([code]) => code).join(', '),
          content: { 'application/json': { schema: errorBody } },
        },
      ]),
  );
}

/** What a hotel's endpoint receives; headers by https://www.standardwebhooks.com. */
const webhook = (event: z.ZodType) => ({
  post: {
    requestBody: { content: { 'application/json': { schema: event } } },
    responses: { '2XX': { description: 'Taken; any other answer is tried again' } },
  },
});

function contentOf({ upload }: Endpoint, body: z.ZodType): ZodOpenApiContentObject {
  if (upload) return { [upload]: { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: body } };
}
