import type { ApiDocument, Content, JsonSchema, Operation } from './document.types.ts';
import { exampleOf, fieldsOf, typeOf, type Field } from './fields.rules.ts';

/** A body: its media type, its fields, and an example where it is JSON. */
export type Body = { media: string; fields: Field[]; example: string | null };

/** A call of the API. `scope`: what an API key needs; null where no key can make the call. */
export type ApiCall = {
  id: string;
  area: string;
  method: string;
  path: string;
  summary: string;
  access: string;
  scope: string | null;
  parameters: (Field & { in: string })[];
  body: Body | null;
  answer: Body & { status: string };
  refusals: { status: string; codes: string }[];
  curl: string;
};

/** All calls of a document. Examples have the hotel's own id where there is one. */
export function callsOf({ servers, paths }: ApiDocument, hotelId: string | null): ApiCall[] {
  const base = servers[0]?.url ?? '';
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => callOf(base, path, verb.toUpperCase(), operation, hotelId)),
  );
}

function callOf(base: string, path: string, method: string, operation: Operation, hotelId: string | null): ApiCall {
  const { operationId, tags, summary = '', security, parameters = [], requestBody, responses } = operation;
  const [success, ...refused] = Object.entries(responses);
  const body = requestBody ? bodyOf(requestBody.content, true) : null;
  const scope = security?.[0]?.apiKey[0] ?? null;
  const filled = path.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    name === 'hotel_id' && hotelId ? hotelId : name.toUpperCase(),
  );
  return {
    id: operationId,
    area: tags[0] ?? '',
    method,
    path,
    summary,
    access: operation['x-access'],
    scope,
    parameters: parameters.map((one) => ({
      path: one.name,
      in: one.in,
      type: typeOf(one.schema ?? {}),
      isRequired: one.required ?? false,
    })),
    body,
    answer: { status: success?.[0] ?? '200', ...bodyOf(success?.[1].content ?? {}, false) },
    refusals: refused.map(([status, { description }]) => ({ status, codes: description })),
    curl: curlOf(method, base + filled, scope !== null, body),
  };
}

function bodyOf(content: Content, onlyRequired: boolean): Body {
  const [media, part] = Object.entries(content)[0] ?? ['application/json', {}];
  const schema = 'schema' in part ? part.schema : undefined;
  const isJson = media === 'application/json' && schema !== undefined;
  return {
    media,
    fields: fieldsOf(schema),
    example: isJson ? JSON.stringify(exampleOf(schema, onlyRequired), null, 2) : null,
  };
}

/** Without a key, the call is made with the cookies of a person who signed in. */
function curlOf(method: string, address: string, hasKey: boolean, body: Body | null): string {
  const lines = [
    `curl -X ${method} '${address}'`,
    hasKey ? `-H 'Authorization: Bearer concierge_…'` : '-b cookies.txt',
  ];
  if (body) lines.push(`-H 'Content-Type: ${body.media}'`);
  if (body) lines.push(body.example ? `-d '${body.example.replaceAll("'", String.raw`'\''`)}'` : '--data-binary @file');
  return lines.join(' \\\n  ');
}

/** Calls with every searched word in their name, address, summary, scope or field names. */
export function foundCalls(calls: ApiCall[], search: string): ApiCall[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return calls;
  return calls.filter((call) => {
    const text = textOf(call);
    return words.every((word) => text.includes(word));
  });
}

const textOf = ({ id, area, method, path, summary, scope, parameters, body }: ApiCall): string =>
  [id, areaName(area), method, path, summary, scope, ...[...parameters, ...(body?.fields ?? [])].map((one) => one.path)]
    .join(' ')
    .toLowerCase();

/** `savedReplies` as `Saved replies`. */
export function areaName(area: string): string {
  const words = area.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a hotel's address is told: the events of webhooks with their bodies. */
export function eventsOf({ webhooks }: ApiDocument): { kind: string; body: Body }[] {
  return Object.entries(webhooks).map(([kind, { post }]) => ({ kind, body: bodyOf(post.requestBody.content, false) }));
}

/** The body of every refusal. */
export function errorFieldsOf({ components }: ApiDocument): Field[] {
  const schema: JsonSchema = components.schemas.Error;
  return fieldsOf(schema);
}

/** A summary in parts: what stands between backticks is code. @property at the part's place */
export const partsOf = (summary: string): { text: string; isCode: boolean; at: number }[] =>
  summary.split('`').map((text, at) => ({ text, isCode: at % 2 === 1, at }));
