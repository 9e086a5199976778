import { asObject, lower, readOperations } from './scim-json.rules.ts';

/** What a directory says about a person. `null` external id: none. */
export type ScimChange = {
  /** In lower case, as accounts have it. */
  email?: string;
  /** As the directory writes it. */
  user_name?: string;
  external_id?: string | null;
  first_name?: string;
  last_name?: string;
  active?: boolean;
};

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
  if (typeof user['username'] === 'string') {
    change.user_name = user['username'].trim();
    change.email = change.user_name.toLowerCase();
  }
  if (typeof user['externalid'] === 'string' || user['externalid'] === null) change.external_id = user['externalid'];
  const [given, family] = [name['givenname'] ?? user['name.givenname'], name['familyname'] ?? user['name.familyname']];
  if (typeof given === 'string') change.first_name = given;
  if (typeof family === 'string') change.last_name = family;
  const active = flagOf(user['active']);
  if (active !== undefined) change.active = active;
  return change;
}

/**
 * The operations of a PATCH, put together; null where it is none. Okta leaves `path` out and sends an object, Entra names the
 * path. A removed `active` is a deactivation.
 */
export function readPatch(body: unknown): ScimChange | null {
  const operations = readOperations(body);
  if (!operations) return null;
  let change: ScimChange = {};
  for (const { kind, path, value } of operations) {
    const given = kind === 'remove' ? (path?.toLowerCase() === 'active' ? false : null) : value;
    change = { ...change, ...readUser(path === null ? value : { [path]: given }) };
  }
  return change;
}

/** What people are found by. The addresses of a person are its `userName`. */
export const userFilters = [
  'username',
  'externalid',
  'id',
  'emails',
  'emails.value',
  'emails[type eq "work"].value',
] as const;
