/** What the page reads of the OpenAPI document. */
type Operation = {
  summary?: string;
  security?: { apiKey: string[] }[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema?: unknown }> };
  responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
};
export type ApiDocument = { servers: { url: string }[]; paths: Record<string, Record<string, Operation>> };

/** A call that an API key can make. `query`: names of its parameters. */
export type ApiCall = {
  id: string;
  method: string;
  path: string;
  summary: string;
  scope: string;
  query: string[];
  request: unknown;
  response: unknown;
  curl: string;
};

/** The calls of a document that an API key can make; the example of each has the hotel's own address. */
export function callsOf({ servers, paths }: ApiDocument, hotelId: string): ApiCall[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, operation]) => {
      const scope = operation.security?.[0]?.apiKey[0];
      if (!scope) return [];
      const method = verb.toUpperCase();
      const address = `${servers[0]?.url ?? ''}${path.replace('{hotel_id}', hotelId)}`;
      return {
        id: `${method} ${path}`,
        method,
        path,
        scope,
        summary: operation.summary ?? '',
        query: (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name),
        request: schemaOf(operation.requestBody?.content),
        response: schemaOf(Object.values(operation.responses)[0]?.content),
        curl: curlOf(method, address, operation.requestBody?.content),
      };
    }),
  );
}

const schemaOf = (content: Record<string, { schema?: unknown }> = {}): unknown => Object.values(content)[0]?.schema;

function curlOf(method: string, address: string, content: Record<string, unknown> | undefined): string {
  const lines = [`curl -X ${method} '${address}'`, `-H 'Authorization: Bearer concierge_…'`];
  const type = Object.keys(content ?? {})[0];
  if (type)
    lines.push(`-H 'Content-Type: ${type}'`, type === 'application/json' ? `-d '{ … }'` : '--data-binary @file');
  return lines.join(' \\\n  ');
}
