/** What a directory says about a person. `null` external id: none. */
export type ScimChange = {
  email?: string;
  external_id?: string | null;
  first_name?: string;
  last_name?: string;
  active?: boolean;
};

type Json = Record<string, unknown>;
const asObject = (value: unknown): Json | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : null;
/** Attribute names are read in any case (RFC 7643, 2.1). */
const lower = (object: Json): Json =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key.toLowerCase(), value]));

/** Microsoft Entra ID sends "True" and "False". Undefined: no boolean. */
function flagOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value.toLowerCase() : '';
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** The attributes that are kept, of a whole user or of one operation's value. Others are ignored. */
export function readUser(value: unknown): ScimChange {
  const user = lower(asObject(value) ?? {});
  const name = lower(asObject(user['name']) ?? {});
  const change: ScimChange = {};
  if (typeof user['username'] === 'string') change.email = user['username'].trim().toLowerCase();
  if (typeof user['externalid'] === 'string') change.external_id = user['externalid'];
  const [given, family] = [name['givenname'] ?? user['name.givenname'], name['familyname'] ?? user['name.familyname']];
  if (typeof given === 'string') change.first_name = given;
  if (typeof family === 'string') change.last_name = family;
  const active = flagOf(user['active']);
  if (active !== undefined) change.active = active;
  return change;
}

/** Most operations of one request. */
const mostOperations = 100;

/**
 * The operations of a PATCH, put together; null where it is none. Okta leaves `path` out and sends an object, Entra names the
 * path. A removed `active` is a deactivation.
 */
export function readPatch(body: unknown): ScimChange | null {
  const operations = lower(asObject(body) ?? {})['operations'];
  if (!Array.isArray(operations) || operations.length > mostOperations) return null;
  let change: ScimChange = {};
  for (const each of operations) {
    const { op, path, value } = lower(asObject(each) ?? {}) as { op?: unknown; path?: unknown; value?: unknown };
    const kind = typeof op === 'string' ? op.toLowerCase() : '';
    if (!['add', 'replace', 'remove'].includes(kind)) return null;
    const given = kind === 'remove' ? (path === 'active' ? false : null) : value;
    change = { ...change, ...readUser(typeof path === 'string' ? { [path]: given } : value) };
  }
  return change;
}

export type ScimFilter = { by: 'userName' | 'externalId' | 'id'; value: string };

/** `userName eq "x"`, the filter that directories send; null for any other. */
export function readFilter(filter: string): ScimFilter | null {
  const [, name = '', value = ''] =
    /^\s*(userName|externalId|id)\s+eq\s+"((?:[^"\\]|\\.){1,300})"\s*$/i.exec(filter) ?? [];
  const by = (['userName', 'externalId', 'id'] as const).find((one) => one.toLowerCase() === name.toLowerCase());
  return by ? { by, value: value.replace(/\\(.)/g, '$1') } : null;
}
