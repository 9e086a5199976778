import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { defineContract } from '#shared/http/contract.ts';
import { instant } from '#shared/http/page.ts';
import { staffRole } from './auth.contract.ts';

/** A mail domain in lower case, in ASCII. */
export const mailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(200)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, code('enter_domain'));

const settings = {
  /** The provider's address, as its id_tokens name it. */
  issuer: z.url({ protocol: /^https?$/ }).max(500),
  client_id: z.string().trim().min(1).max(500),
  is_enabled: z.boolean().default(true),
  /** Takes addresses that the provider does not mark as verified (Microsoft Entra ID marks none). */
  takes_unmarked_email: z.boolean().default(false),
  /** Refuses passwords to all addresses of the domains but `emergency_email`. */
  password_off: z.boolean().default(false),
  emergency_email: z
    .string()
    .trim()
    .toLowerCase()
    .max(200)
    .pipe(z.email(code('enter_it_email')))
    .nullable()
    .default(null),
  /** Where a person without an account here becomes a member; null: only invited people come in. */
  default_hotel_id: z.uuid().nullable().default(null),
  default_role: staffRole.default('staff'),
};

export const ssoConnection = z.object({
  ...settings,
  /** To enter at the provider. */
  redirect_uri: z.string(),
  domains: z.array(z.object({ domain: z.string(), confirmed_at: instant })),
});
export type SsoConnection = z.output<typeof ssoConnection>;

export const ssoConnectionChange = z.object({
  ...settings,
  /** Left out: the stored one stays. It is never read again. */
  client_secret: z.string().trim().min(1).max(1000).optional(),
});
export type SsoConnectionChange = z.output<typeof ssoConnectionChange>;

export const ssoContract = defineContract({
  get: {
    method: 'GET',
    path: '/admin/groups/:id/sso',
    access: 'superAdmin',
    summary: 'How the people of a group sign in with the accounts of their company, or null',
    response: ssoConnection.nullable(),
  },
  save: {
    method: 'PUT',
    path: '/admin/groups/:id/sso',
    access: 'superAdmin',
    summary: 'Set the OpenID Connect provider of a group; another issuer ends the links of all its people',
    body: ssoConnectionChange,
    response: ssoConnection,
  },
  remove: {
    method: 'DELETE',
    path: '/admin/groups/:id/sso',
    access: 'superAdmin',
    summary: 'Remove the provider of a group with its domains; accounts stay',
    response: z.null(),
  },
  check: {
    method: 'POST',
    path: '/admin/groups/:id/sso/check',
    access: 'superAdmin',
    summary: "Whether the provider's metadata can be read",
    response: z.object({ is_reachable: z.boolean() }),
  },
  confirmDomain: {
    method: 'PUT',
    path: '/admin/groups/:id/sso/domains/:domain',
    access: 'superAdmin',
    summary: "Confirm a mail domain as the group's own",
    response: ssoConnection,
  },
  removeDomain: {
    method: 'DELETE',
    path: '/admin/groups/:id/sso/domains/:domain',
    access: 'superAdmin',
    summary: 'Take back a domain: its people cannot sign in with the account of the company',
    response: ssoConnection,
  },
  newDirectoryToken: {
    method: 'POST',
    path: '/admin/groups/:id/scim-token',
    access: 'superAdmin',
    once: true,
    summary: 'Make a token for the directory of the company (SCIM); the one before works for a day',
    response: z.object({ token: z.string() }),
    status: 201,
  },
  removeDirectoryToken: {
    method: 'DELETE',
    path: '/admin/groups/:id/scim-token',
    access: 'superAdmin',
    summary: 'Take back the tokens of the directory',
    response: z.null(),
  },
});
