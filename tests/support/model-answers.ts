import type { ModelRequest } from './fakes/openai.fake.ts';

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

/**
 * An answer in whatever shape was asked for, with the plainest value in each field, and these instead. `uses`: words of an
 * entry that the reply stands on; its id is taken from the question, as a model would.
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

/** The id that stands last before the text, whatever the format of the entries. */
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
