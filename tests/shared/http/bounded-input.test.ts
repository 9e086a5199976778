import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '#shared/api.ts';
import type { Contract } from '#shared/http/contract.ts';

const rows = Object.entries(api as Record<string, Contract>).flatMap(([area, contract]) =>
  Object.entries(contract).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
);
/** Texts whose pattern limits their length. */
const shortFormats = new Set(['uuid', 'date', 'datetime', 'time']);

type Def = {
  type: string;
  format?: string;
  pattern?: RegExp;
  checks?: { _zod: { def: { check: string; maximum?: number; format?: string } } }[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  keyType?: z.ZodType;
  valueType?: z.ZodType;
  options?: z.ZodType[];
  items?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
};

/** Every place of a schema that takes text or a list without a maximum. */
function unbounded(schema: z.ZodType, path: string): string[] {
  const def = schema._zod.def as unknown as Def;
  const limited = (check: string) => def.checks?.some((one) => one._zod.def.check === check) ?? false;
  const formats = [def.format, ...(def.checks ?? []).map((one) => one._zod.def.format)];
  const into = (part: z.ZodType | undefined, name = '') => (part ? unbounded(part, path + name) : []);
  switch (def.type) {
    case 'string':
      return limited('max_length') || formats.some((one) => shortFormats.has(one ?? '')) ? [] : [path];
    case 'array':
      return [...(limited('max_length') ? [] : [path]), ...into(def.element, '[]')];
    case 'object':
      return Object.entries(def.shape ?? {}).flatMap(([name, part]) => into(part, `.${name}`));
    case 'record': {
      const bounded = limited('custom') || def.keyType?._zod.def.type === 'enum';
      return [...(bounded ? [] : [path]), ...into(def.keyType, '{key}'), ...into(def.valueType, '{}')];
    }
    case 'union':
      return (def.options ?? []).flatMap((part) => into(part));
    case 'tuple':
      return (def.items ?? []).flatMap((part) => into(part));
    case 'pipe':
      return unboundedPipe(into, def);
    default:
      return into(def.innerType);
  }
}

/** A pipe is bounded if one of its schemas is; a function in it does not bound. */
function unboundedPipe(into: (part: z.ZodType | undefined) => string[], { in: before, out: after }: Def): string[] {
  if (before?._zod.def.type === 'transform') return into(after);
  if (after?._zod.def.type === 'transform') return into(before);
  return into(before).length && into(after).length ? into(before) : [];
}

describe('no call takes text or lists without a maximum', () => {
  test.each(rows.filter(({ endpoint }) => endpoint.query))('$name: query', ({ endpoint }) => {
    expect(unbounded(endpoint.query!, 'query')).toEqual([]);
  });
  test.each(rows.filter(({ endpoint }) => endpoint.body))('$name: body', ({ endpoint }) => {
    expect(unbounded(endpoint.body!, 'body')).toEqual([]);
  });
});

test('the check finds values without a maximum at any depth', () => {
  const found = z.object({
    text: z.string().trim().nullish(),
    list: z.array(z.string().max(3)).optional(),
    map: z.record(z.string(), z.number()),
    choice: z.union([z.uuid(), z.object({ inner: z.string().transform(Number) })]),
    mail: z.string().max(200).pipe(z.email()),
  });
  expect(unbounded(found, 'body')).toEqual([
    'body.text',
    'body.list',
    'body.map',
    'body.map{key}',
    'body.choice.inner',
  ]);
});
