import { strictSchemaViolation } from './strict-schema.fake.ts';

/** A request of the product, from either of the two APIs. */
export type ModelRequest = {
  path: '/responses' | '/chat/completions';
  model: string;
  instructions: string;
  input: string;
  schemaName: string;
  schema: Record<string, unknown>;
};
type Body = Record<string, unknown>;
type Format = { name?: unknown; strict?: unknown; schema?: unknown; type?: unknown };

const responsesFields = new Set([
  'model',
  'instructions',
  'input',
  'store',
  'text',
  'max_output_tokens',
  'temperature',
  'reasoning',
  'metadata',
]);
const chatFields = new Set([
  'model',
  'messages',
  'response_format',
  'store',
  'max_completion_tokens',
  'max_tokens',
  'temperature',
  'metadata',
]);

/** Parses a request to the Responses API, or returns a sentence with its error. */
export function readResponsesRequest(body: Body): ModelRequest | string {
  const unknown = Object.keys(body).find((name) => !responsesFields.has(name));
  if (unknown) return `Unknown parameter: '${unknown}'.`;
  const format = (body['text'] as { format?: Format } | undefined)?.format;
  if (format?.type !== 'json_schema') return "Missing required parameter: 'text.format' of type json_schema.";
  return read('/responses', body, String(body['instructions'] ?? ''), inputText(body['input']), format);
}

/** The same for chat completions. */
export function readChatRequest(body: Body): ModelRequest | string {
  const unknown = Object.keys(body).find((name) => !chatFields.has(name));
  if (unknown) return `Unknown parameter: '${unknown}'.`;
  const format = body['response_format'] as { type?: string; json_schema?: Format } | undefined;
  if (format?.type !== 'json_schema' || !format.json_schema) return "Missing required parameter: 'response_format'.";
  const messages = body['messages'];
  if (!Array.isArray(messages) || messages.length === 0) return "Missing required parameter: 'messages'.";
  const said = (roles: string[]) =>
    (messages as { role: string; content: string }[])
      .filter((each) => roles.includes(each.role))
      .map((each) => each.content);
  return read(
    '/chat/completions',
    body,
    said(['system', 'developer']).join('\n'),
    said(['user']).join('\n'),
    format.json_schema,
  );
}

function read(
  path: ModelRequest['path'],
  body: Body,
  instructions: string,
  input: string,
  format: Format,
): ModelRequest | string {
  if (typeof body['model'] !== 'string' || body['model'] === '') return "Missing required parameter: 'model'.";
  if (input === '') return "Missing required parameter: 'input'.";
  if (typeof format.name !== 'string' || !/^[a-zA-Z0-9_-]{1,64}$/.test(format.name))
    return 'Invalid name of the format.';
  if (format.strict !== true) return 'The format must be strict.';
  const wrong = strictSchemaViolation(format.schema);
  if (wrong) return `Invalid schema for response_format '${format.name}': ${wrong}`;
  return { path, model: body['model'], instructions, input, schemaName: format.name, schema: format.schema as Body };
}

function inputText(input: unknown): string {
  if (typeof input === 'string') return input;
  return Array.isArray(input)
    ? (input as { content?: unknown }[]).map((each) => String(each.content ?? '')).join('\n')
    : '';
}
