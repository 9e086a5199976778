const unsupported = [
  'allOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'patternProperties',
];

type Schema = Record<string, unknown>;

/**
 * Why OpenAI would reject a strict schema, or null. The root must be an object; every object must require all its
 * properties and allow no others. Source: OpenAI's guide to structured outputs, "Supported schemas".
 */
export function strictSchemaViolation(schema: unknown): string | null {
  if (!isSchema(schema) || schema['type'] !== 'object') return 'The root of a schema must be an object';
  return nodeViolation(schema, '#', 0);
}

function nodeViolation(schema: Schema, path: string, depth: number): string | null {
  if (depth > 10) return `${path}: more than 10 levels`;
  const keyword = unsupported.find((each) => each in schema);
  if (keyword) return `${path}: ${keyword} is not permitted`;
  const own = objectViolation(schema, path);
  if (own) return own;
  for (const [name, child] of children(schema)) {
    const found = nodeViolation(child, `${path}/${name}`, depth + 1);
    if (found) return found;
  }
  return null;
}

function objectViolation(schema: Schema, path: string): string | null {
  const types = [schema['type']].flat();
  if (!types.includes('object')) return null;
  if (schema['additionalProperties'] !== false) return `${path}: additionalProperties must be false`;
  const names = Object.keys((schema['properties'] ?? {}) as Schema);
  const required = (schema['required'] ?? []) as string[];
  const missing = names.find((name) => !required.includes(name));
  return missing === undefined ? null : `${path}: required must list ${missing}`;
}

function children(schema: Schema): [string, Schema][] {
  const named = ['properties', '$defs', 'definitions'].flatMap((key) => Object.entries((schema[key] ?? {}) as Schema));
  const listed = ['anyOf', 'prefixItems'].flatMap((key) =>
    ((schema[key] ?? []) as unknown[]).map((each, index) => [`${key}/${index}`, each] as const),
  );
  const items = schema['items'] === undefined ? [] : ([['items', schema['items']]] as const);
  return [...named, ...listed, ...items].filter((entry): entry is [string, Schema] => isSchema(entry[1]));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
