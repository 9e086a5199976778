import type { TestServer, TestUser } from './server.ts';

/** `body` is any, because tests check its shape. */
// oxlint-disable-next-line typescript/no-explicit-any
export type ScimAnswer = { status: number; type: string | null; location: string | null; body: any };
export type Scim = (method: string, path: string, body?: unknown, bearer?: string) => Promise<ScimAnswer>;

/** A group of hotels with a connection and a confirmed domain. @returns its id */
export async function aCompany(superAdmin: TestUser, domain: string): Promise<string> {
  const { id } = (await superAdmin.client.post('/api/admin/groups', { name: domain })).body;
  const settings = { issuer: 'https://login.example.com', client_id: 'x', client_secret: 'y' };
  await superAdmin.client.put(`/api/admin/groups/${id}/sso`, settings);
  await superAdmin.client.put(`/api/admin/groups/${id}/sso/domains/${domain}`);
  return id;
}

export const newToken = async (superAdmin: TestUser, group: string): Promise<string> =>
  (await superAdmin.client.post(`/api/admin/groups/${group}/scim-token`)).body.token;

/** Calls as a directory does. */
export function scimOf(server: TestServer, token: () => string, agent = 'a directory'): Scim {
  return async (method, path, body, bearer = token()) => {
    const response = await fetch(`${server.url}/scim/v2${path}`, {
      method,
      headers: {
        accept: 'application/scim+json',
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/scim+json; charset=utf-8',
        'user-agent': agent,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const { headers, status } = response;
    return {
      status,
      type: headers.get('content-type'),
      location: headers.get('location'),
      body: text ? JSON.parse(text) : null,
    };
  };
}

const message = 'urn:ietf:params:scim:api:messages:2.0';
export const listSchema = `${message}:ListResponse`;
export const errorSchema = `${message}:Error`;
export const userSchema = 'urn:ietf:params:scim:schemas:core:2.0:User';
export const groupSchema = 'urn:ietf:params:scim:schemas:core:2.0:Group';
export const patchOf = (...Operations: object[]) => ({ schemas: [`${message}:PatchOp`], Operations });
export const filter = (text: string) => `filter=${encodeURIComponent(text)}`;
