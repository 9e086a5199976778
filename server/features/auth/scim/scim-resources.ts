import type { PersonRow } from './scim.repository.ts';
import type { GroupRow } from './scim-groups.repository.ts';
import type { ScimRefusal } from './scim-refusal.ts';

export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
const message = 'urn:ietf:params:scim:api:messages:2.0';

/** Maximum resources of one answer. */
export const mostResults = 200;

/** A person as SCIM shows it. `userName` is as the directory wrote it, while that is the account's address. */
export function userOf(row: PersonRow, base: string): object {
  const { id, email, user_name, first_name, last_name, external_id, disabled_at } = row;
  return {
    schemas: [userSchema],
    id,
    ...(external_id === null ? {} : { externalId: external_id }),
    userName: user_name?.toLowerCase() === email ? user_name : email,
    name: { givenName: first_name ?? '', familyName: last_name ?? '' },
    emails: [{ value: email, type: 'work', primary: true }],
    active: disabled_at === null,
    groups: row.groups.map((group) => ({
      value: group.id,
      $ref: `${base}/Groups/${group.id}`,
      display: group.display_name,
    })),
    meta: {
      resourceType: 'User',
      created: row.createdAt.toISOString(),
      lastModified: (row.changed_at ?? row.updatedAt).toISOString(),
      location: `${base}/Users/${id}`,
    },
  };
}

/** A group of the directory with its people. */
export function groupOf(row: GroupRow, base: string): object {
  const { id, display_name, external_id, members, created_at, changed_at } = row;
  return {
    schemas: [groupSchema],
    id,
    ...(external_id === null ? {} : { externalId: external_id }),
    displayName: display_name,
    members: members.map(({ user_id, email }) => ({
      value: user_id,
      $ref: `${base}/Users/${user_id}`,
      display: email,
      type: 'User',
    })),
    meta: {
      resourceType: 'Group',
      created: created_at.toISOString(),
      lastModified: changed_at.toISOString(),
      location: `${base}/Groups/${id}`,
    },
  };
}

/** What a request asks for of a resource: `only` these attributes, or all `without` some. Null: all. */
export type Projection = { only: string[] | null; without: string[] | null };
const always = ['schemas', 'id'];

export function project(resource: object, { only, without }: Projection): object {
  if (!only && !without) return resource;
  const isAsked = (name: string) =>
    always.includes(name) || (only ? only.includes(name.toLowerCase()) : !without!.includes(name.toLowerCase()));
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isAsked(name)));
}

export const listOf = (resources: object[], totalResults: number, startIndex: number): object => ({
  schemas: [`${message}:ListResponse`],
  totalResults,
  startIndex,
  itemsPerPage: resources.length,
  Resources: resources,
});

export const errorOf = ({ status, message: detail, scimType }: ScimRefusal): object => ({
  schemas: [`${message}:Error`],
  status: String(status),
  detail,
  ...(scimType ? { scimType } : {}),
});
