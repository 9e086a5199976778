import { groupSchema, mostResults, userSchema } from './scim-resources.ts';

const core = 'urn:ietf:params:scim:schemas:core:2.0';

export const serviceProvider = (base: string): object => ({
  schemas: [`${core}:ServiceProviderConfig`],
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: mostResults },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: false },
  authenticationSchemes: [
    { type: 'oauthbearertoken', name: 'Bearer token', description: 'A token of the group', primary: true },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const resourceType = (base: string, name: string, schema: string) => ({
  schemas: [`${core}:ResourceType`],
  id: name,
  name,
  endpoint: `/${name}s`,
  schema,
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${name}` },
});

export const resourceTypes = (base: string) => [
  resourceType(base, 'User', userSchema),
  resourceType(base, 'Group', groupSchema),
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

const list = (name: string, mutability: string, subAttributes: object[]) =>
  attribute(name, { type: 'complex', multiValued: true, mutability, subAttributes });
const shown = (name: string, more: object = {}) => attribute(name, { mutability: 'readOnly', ...more });
const kept = (name: string, more: object = {}) => attribute(name, { mutability: 'immutable', ...more });
const reference = { type: 'reference', caseExact: true };

const userAttributes = [
  attribute('userName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  attribute('name', { type: 'complex', subAttributes: [attribute('givenName'), attribute('familyName')] }),
  attribute('active', { type: 'boolean' }),
  list('emails', 'readOnly', [shown('value'), shown('type'), shown('primary', { type: 'boolean' })]),
  list('groups', 'readOnly', [
    shown('value', { caseExact: true }),
    shown('$ref', { ...reference, referenceTypes: ['Group'] }),
    shown('display'),
  ]),
];

const groupAttributes = [
  attribute('displayName', { required: true, uniqueness: 'server' }),
  attribute('externalId', { caseExact: true }),
  list('members', 'readWrite', [
    kept('value', { caseExact: true }),
    kept('$ref', { ...reference, referenceTypes: ['User'] }),
    kept('type', { canonicalValues: ['User'] }),
    shown('display'),
  ]),
];

const schema = (base: string, id: string, name: string, attributes: object[]) => ({
  schemas: [`${core}:Schema`],
  id,
  name,
  description: name,
  attributes,
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

export const schemas = (base: string) => [
  schema(base, userSchema, 'User', userAttributes),
  schema(base, groupSchema, 'Group', groupAttributes),
];
