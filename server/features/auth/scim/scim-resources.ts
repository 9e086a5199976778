import type { PersonRow } from './scim.repository.ts';
import type { ScimRefusal } from './scim.service.ts';

const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
const message = 'urn:ietf:params:scim:api:messages:2.0';

/** A person as SCIM shows it. */
export function userOf(row: PersonRow, base: string): object {
  const { id, email, first_name, last_name, external_id, disabled_at, createdAt, updatedAt, changed_at } = row;
  return {
    schemas: [userSchema],
    id,
    ...(external_id === null ? {} : { externalId: external_id }),
    userName: email,
    name: { givenName: first_name ?? '', familyName: last_name ?? '' },
    emails: [{ value: email, type: 'work', primary: true }],
    active: disabled_at === null,
    meta: {
      resourceType: 'User',
      created: createdAt.toISOString(),
      lastModified: (changed_at ?? updatedAt).toISOString(),
      location: `${base}/Users/${id}`,
    },
  };
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

export const serviceProvider = (base: string): object => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:ServiceProviderConfig'],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: 200 },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'Bearer token', description: 'A token of the group', primary: true },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

export const resourceTypes = (base: string): object[] => [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:ResourceType'],
    id: 'User',
    name: 'User',
    endpoint: '/Users',
    schema: userSchema,
    meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/User` },
  },
];

const attribute = (name: string, more: object = {}) => ({
  name,
  type: 'string',
  multiValued: false,
  required: false,
  caseExact: false,
  mutability: 'readWrite',
  returned: 'default',
  uniqueness: 'none',
  ...more,
});

export const schemas = (base: string): object[] => [
  {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Schema'],
    id: userSchema,
    name: 'User',
    attributes: [
      attribute('userName', { required: true, mutability: 'immutable', uniqueness: 'server' }),
      attribute('externalId', { caseExact: true }),
      attribute('name', { type: 'complex', subAttributes: [attribute('givenName'), attribute('familyName')] }),
      attribute('active', { type: 'boolean' }),
    ],
    meta: { resourceType: 'Schema', location: `${base}/Schemas/${userSchema}` },
  },
];
