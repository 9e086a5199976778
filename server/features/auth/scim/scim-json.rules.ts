export type Json = Record<string, unknown>;

export const asObject = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;

const schemaPrefix = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
const withoutSchema = (name: string) => name.replace(schemaPrefix, '');

/** Attribute names are read in any case, with or without their schema (RFC 7643, 2.1; RFC 7644, 3.10). */
export const lower = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [withoutSchema(key).toLowerCase(), value]));

/** Maximum operations of one request. */
const mostOperations = 1000;
const kinds = ['add', 'replace', 'remove'] as const;

/** `path` as it was sent, without its schema; null where the value has the names. */
export type Operation = { kind: (typeof kinds)[number]; path: string | null; value: unknown };

/** The operations of a PATCH; null where it has none, or one that is unknown. */
export function readOperations(body: unknown): Operation[] | null {
  const sent = lower(asObject(body) ?? {})['operations'];
  if (!Array.isArray(sent) || sent.length > mostOperations) return null;
  const operations: Operation[] = [];
  for (const each of sent) {
    const { op, path, value } = lower(asObject(each) ?? {});
    const kind = kinds.find((one) => typeof op === 'string' && one === op.toLowerCase());
    if (!kind) return null;
    operations.push({ kind, path: typeof path === 'string' ? withoutSchema(path.trim()) : null, value });
  }
  return operations;
}

/** `by`: the attribute in lower case. */
export type Clause = { by: string; value: string };

/** Maximum clauses of a filter, and characters of a filter. */
const [mostClauses, filterLimit] = [5, 1000];

/**
 * `userName eq "x"`, also several joined with `and`: what directories send. Null for any other filter, and for attributes that
 * are not in `names` (lower case).
 */
export function readFilter(filter: string, names: readonly string[]): Clause[] | null {
  if (filter.length > filterLimit) return null;
  const clause = /\s*([a-z$][\w.:$-]*(?:\[type eq "work"\]\.value)?)\s+eq\s+"((?:[^"\\]|\\.)*)"\s*/iy;
  const and = /and\s/iy;
  const clauses: Clause[] = [];
  for (let at = 0; clauses.length < mostClauses;) {
    clause.lastIndex = at;
    const [, name = '', value = ''] = clause.exec(filter) ?? [];
    const by = withoutSchema(name).toLowerCase();
    if (!names.includes(by)) return null;
    clauses.push({ by, value: value.replace(/\\(.)/gs, '$1') });
    at = clause.lastIndex;
    if (at === filter.length) return clauses;
    and.lastIndex = at;
    if (!and.test(filter)) return null;
    at = and.lastIndex;
  }
  return null;
}

/** The attributes that a request names, or leaves out (RFC 7644, 3.9), in lower case; only the first part of `name.givenName`. */
export function readAttributes(list: unknown): string[] | null {
  if (typeof list !== 'string' || list.trim() === '') return null;
  return list.split(',', 50).map((name) => withoutSchema(name.trim()).split('.')[0]!.toLowerCase());
}
