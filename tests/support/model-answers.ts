import type { ModelRequest } from './fakes/openai.fake.ts';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

/**
 * A minimal valid answer for the requested schema, with the given fields replaced. `uses`: text of an entry that the reply is
 * based on; its id is read from the prompt.
 */
export function modelAnswer(
  request: ModelRequest,
  { uses, ...fields }: Record<string, unknown> & { uses?: string },
): object {
  const plain = plainest(request.schema as Schema) as Record<string, unknown>;
  const ids = uses === undefined ? {} : { used_entry_ids: [idBefore(request.input, uses)] };
  return { ...plain, ...('language' in plain ? { language: 'en' } : {}), ...ids, ...fields };
}

function plainest(schema: Schema): unknown {
  if (schema.anyOf) return schema.anyOf.some((each) => each.type === 'null') ? null : plainest(schema.anyOf[0]!);
  const types = [schema.type].flat();
  if (types.includes('null')) return null;
  if (schema.enum) return schema.enum[0];
  if (types.includes('object'))
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, plainest(each)]));
  if (types.includes('array')) return [];
  if (types.includes('boolean')) return false;
  return types.includes('number') || types.includes('integer') ? 0 : '';
}

/** The last id before the text, independent of the format of entries. */
function idBefore(input: string, text: string): string {
  const before = input.slice(0, input.indexOf(text));
  const ids = [
    ...before.matchAll(
      /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|"id"\s*:\s*"([^"]+)"|\bid="([^"]+)"/g,
    ),
  ];
  const last = ids.at(-1);
  return last?.[1] ?? last?.[2] ?? last?.[0] ?? '';
}
