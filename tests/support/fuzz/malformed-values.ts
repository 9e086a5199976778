import type { z } from 'zod';
import type { Random } from './random.ts';

const key = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
const anId = '6f1e2d3c-4b5a-4978-8899-aabbccddeeff';

/** Malformed texts, dates, ids, numbers and cursors. */
export const badTexts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u200b\u2028',
  '👩‍👩‍👧',
  '２０２６-０１-０１',
  '0000-01-01',
  '0001-01-01',
  '2026-02-31',
  '9999-12-31',
  '99999-01-01',
  '+275760-09-13T00:00:00Z',
  '0000-01-01T00:00:00Z',
  '2026-02-31T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-01-01T00:00:00+99:99',
  '24:00',
  '-1',
  '1e400',
  '99999999999999999999',
  '0x10',
  'NaN',
  'null',
  '[object Object]',
  '__proto__',
  'constructor',
  "'; drop table hotels; --",
  '\\',
  '%',
  '%_\\',
  '%00',
  '%ff',
  '../../etc/passwd',
  '{{1}} {{ 2 }}',
  '+44 7700 900123',
  '+',
  'a@b.c',
  'https://',
  'http://[::1',
  'javascript:alert(1)',
  anId,
  anId.toUpperCase(),
  '00000000-0000-0000-0000-000000000000',
  'not-an-id',
  'x'.repeat(5000),
  'ß'.repeat(300),
  key('2026-02-31T00:00:00.000Z', anId),
  key('0000-01-01T00:00:00.000Z', anId),
  key('9999-99-99T99:99:99.999Z', anId),
  key('2026-01-01T00:00:00.000000000000000000Z', anId),
  key('2026-01-01T00:00:00.000Z', 'x'),
  key('\u0000', anId),
  key(anId),
  key(anId, anId),
  key(null, null),
  key({}, []),
  key(),
  Buffer.from('{').toString('base64url'),
  Buffer.from('"text"').toString('base64url'),
] as const;

const badNumbers = [0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 1e21, 0.1 + 0.2, 1e-7];

/** Any JSON value, mostly of the wrong type. */
export function badValue(random: Random): unknown {
  const text = () => random.of(badTexts);
  return random.of([
    text,
    text,
    text,
    () => random.of(badNumbers),
    () => null,
    () => random.chance(0.5),
    () => [],
    () => ({}),
    () => [text(), null, {}],
    () => ({ [text()]: text() }),
    () => Array.from({ length: 300 }, () => text()),
    () => JSON.parse('['.repeat(25) + ']'.repeat(25)) as unknown,
  ])();
}

type Def = {
  type: string;
  format?: string;
  entries?: Record<string, string>;
  values?: unknown[];
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  options?: z.ZodType[];
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
};

/** A value that fits a schema except for random errors. `ids`: existing rows. */
export function almostValid(schema: z.ZodType, random: Random, ids: readonly string[]): unknown {
  if (random.chance(0.12)) return badValue(random);
  const def = schema._zod.def as unknown as Def;
  const into = (part: z.ZodType) => almostValid(part, random, ids);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).flatMap(([name, part]) => (random.chance(0.85) ? [[name, into(part)]] : [])),
      );
    case 'array':
      return Array.from({ length: random.below(3) }, () => into(def.element!));
    case 'union':
      return into(random.of(def.options ?? []));
    case 'enum':
      return random.of(Object.values(def.entries ?? {}));
    case 'literal':
      return def.values?.[0];
    case 'boolean':
      return random.chance(0.5);
    case 'number':
      return random.chance(0.7) ? 1 + random.below(50) : random.of(badNumbers);
    case 'string':
      return aText(def.format, random, ids);
    case 'pipe':
      return into(def.in?._zod.def.type === 'transform' ? def.out! : def.in!);
    default:
      return def.innerType && random.chance(0.9) ? into(def.innerType) : badValue(random);
  }
}

function aText(format: string | undefined, random: Random, ids: readonly string[]): string {
  if (format === 'uuid') return random.chance(0.8) ? random.of(ids) : random.of(badTexts);
  if (format === 'date' && random.chance(0.6)) return `2026-1${random.below(3)}-${10 + random.below(22)}`;
  return random.chance(0.5)
    ? random.of(['Ana', '10:30', '+44 7700 900123', 'ana@example.com', '4'])
    : random.of(badTexts);
}
