import { asObject, lower, readOperations, type Operation } from './scim-json.rules.ts';

/** `all`: every member goes. Ids are as they were sent. */
export type MemberStep = { kind: 'add' | 'replace' | 'remove'; ids: string[] } | { kind: 'all' };

/** What a directory says about one of its groups. `null` external id: none. */
export type GroupChange = { display_name?: string; external_id?: string | null; members: MemberStep[] };

/** What groups are found by. */
export const groupFilters = ['displayname', 'externalid', 'id', 'members', 'members.value'] as const;

/** The ids of `[{ "value": … }]`, of one such object, or of a text. Null: no members. */
function idsOf(value: unknown): string[] | null {
  const list = Array.isArray(value) ? value : [value];
  const ids = list.map((each) => (typeof each === 'string' ? each : lower(asObject(each) ?? {})['value']));
  return ids.every((id) => typeof id === 'string') ? ids : null;
}

/** Members that a whole group leaves out stay: a directory that sends none does not empty the group. */
export function readGroup(value: unknown): GroupChange | null {
  return attributesOf(value, 'replace');
}

/** Null where members are no list of members. */
function attributesOf(value: unknown, kind: 'add' | 'replace'): GroupChange | null {
  const group = lower(asObject(value) ?? {});
  const change: GroupChange = { members: [] };
  if (typeof group['displayname'] === 'string') change.display_name = group['displayname'].trim();
  if (typeof group['externalid'] === 'string' || group['externalid'] === null) change.external_id = group['externalid'];
  if (group['members'] === undefined) return change;
  const ids = idsOf(group['members'] ?? []);
  if (!ids) return null;
  change.members.push({ kind, ids });
  return change;
}

/** `members[value eq "…"]`, also several joined with `or`. Null for any other path. */
export function idsInPath(path: string): string[] | null {
  const [, inside = ''] = /^members\[(.{0,10000})\]$/is.exec(path) ?? [];
  const ids = inside.split(/\sor\s/i).map((part) => /^\s*value\s+eq\s+"([^"\\]{1,100})"\s*$/i.exec(part)?.[1]);
  return ids.every((id) => id !== undefined) ? ids : null;
}

/**
 * Entra removes with `path` members and a list, Okta with `members[value eq "…"]`. Without either, all members go
 * (RFC 7644, 3.5.2.2). Null for what is no member.
 */
function removalOf({ path, value }: Operation): MemberStep | null {
  const ids =
    path?.toLowerCase() === 'members'
      ? value === undefined || value === null
        ? 'all'
        : idsOf(value)
      : idsInPath(path!);
  if (ids === 'all') return { kind: 'all' };
  return ids && { kind: 'remove', ids };
}

/** The operations of a PATCH, put together in their order; null where one is not understood. Other attributes are ignored. */
export function readGroupPatch(body: unknown): GroupChange | null {
  const operations = readOperations(body);
  if (!operations) return null;
  let change: GroupChange = { members: [] };
  for (const operation of operations) {
    const next = changeOf(operation);
    if (!next) return null;
    change = { ...change, ...next, members: [...change.members, ...next.members] };
  }
  return change;
}

function changeOf(operation: Operation): GroupChange | null {
  const { kind, path, value } = operation;
  const isOfMembers = path !== null && /^members(?:\[|$)/i.test(path);
  if (kind === 'remove') {
    if (path === null) return null;
    if (path.toLowerCase() === 'displayname') return null;
    if (path.toLowerCase() === 'externalid') return { external_id: null, members: [] };
    if (!isOfMembers) return { members: [] };
    const removal = removalOf(operation);
    return removal && { members: [removal] };
  }
  if (isOfMembers && path.includes('[')) return null;
  return attributesOf(path === null ? value : { [path]: value }, kind);
}
