import type { JsonSchema } from './document.types.ts';

/** One field of a body or an answer: `items[].id`, its type in the words of OpenAPI, and whether it is always there. */
export type Field = { path: string; type: string; isRequired: boolean };

/** The fields of a schema, each with its own below it. */
export function fieldsOf(schema: JsonSchema | undefined, path = ''): Field[] {
  if (!schema) return [];
  const { items, properties, required = [], additionalProperties } = schema;
  const variants = variantsOf(schema);
  if (variants.length > 0) {
    const fields = variants.flatMap((variant) => fieldsOf(variant, path));
    return fields.filter((field, index) => fields.findIndex((other) => other.path === field.path) === index);
  }
  if (items) return fieldsOf(items, `${path}[]`);
  const named = Object.entries(properties ?? {}).flatMap(([name, one]) => {
    const at = path ? `${path}.${name}` : name;
    return [{ path: at, type: typeOf(one), isRequired: required.includes(name) }, ...fieldsOf(one, at)];
  });
  return typeof additionalProperties === 'object'
    ? [...named, ...fieldsOf(additionalProperties, path ? `${path}.*` : '*')]
    : named;
}

/** A schema's type in one line: `string (uuid) or null`, `integer, 1 to 200, default 50`. */
export function typeOf(schema: JsonSchema): string {
  const variants = variantsOf(schema);
  const kinds = variants.length > 0 ? variants.map(kindOf) : [kindOf(schema)];
  return [[...new Set(kinds)].join(' or '), ...limitsOf(variants.find(isBounded) ?? schema), ...defaultOf(schema)].join(
    ', ',
  );
}

function kindOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  if (variantsOf(schema).length > 0) return typeOf(schema);
  if (schema.items) return `array of ${kindOf(schema.items)}`;
  const types = [schema.type ?? 'any'].flat();
  return types.map((type) => (type === 'string' && schema.format ? `string (${schema.format})` : type)).join(' or ');
}

const variantsOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => anyOf ?? oneOf ?? [];
const isBounded = (schema: JsonSchema): boolean => limitsOf(schema).length > 0;
const defaultOf = (schema: JsonSchema): string[] =>
  schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`];

function limitsOf({ minimum, maximum, minLength, maxLength, minItems, maxItems }: JsonSchema): string[] {
  // Without a limit, an integer has those of JavaScript.
  const given = (limit: number | undefined) =>
    limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined;
  return [
    range(given(minimum), given(maximum), ''),
    range(minLength, maxLength, ' characters'),
    range(minItems, maxItems, ' items'),
  ].filter((words) => words !== '');
}

function range(from: number | undefined, to: number | undefined, unit: string): string {
  if (from !== undefined && to !== undefined) return `${from} to ${to}${unit}`;
  if (from !== undefined) return `at least ${from}${unit}`;
  return to === undefined ? '' : `at most ${to}${unit}`;
}

/** A value that fits the schema. The same schema always gives the same value. */
export function exampleOf(schema: JsonSchema, onlyRequired = false): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  const variant = variantsOf(schema)[0];
  if (variant) return exampleOf(variant, onlyRequired);
  if (schema.items) return [exampleOf(schema.items, onlyRequired)];
  const [type] = [schema.type ?? 'string'].flat();
  if (type === 'object') return objectOf(schema, onlyRequired);
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  return type === 'null' ? null : textOf(schema.format);
}

/** Without required fields an object has all of them, because an empty change would be refused. */
function objectOf({ properties = {}, required = [] }: JsonSchema, onlyRequired: boolean): object {
  const shown = Object.entries(properties).filter(
    ([name]) => !onlyRequired || required.length === 0 || required.includes(name),
  );
  return Object.fromEntries(shown.map(([name, one]) => [name, exampleOf(one, onlyRequired)]));
}

function textOf(format: string | undefined): string {
  const texts: Record<string, string> = {
    uuid: '3f2b8c1e-5d47-4a90-8b6e-2c9d7f10a4e3',
    date: '2030-05-14',
    'date-time': '2030-05-14T09:30:00.000Z',
    email: 'guest@example.com',
    uri: 'https://example.com',
  };
  return texts[format ?? ''] ?? '…';
}
