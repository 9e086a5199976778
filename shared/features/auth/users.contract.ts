import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant, nullableInstant, pageOf, pageQuery } from '#shared/http/page.ts';
import { staffRole } from './auth.contract.ts';
import { disableReasonLimit, userStates } from './auth.values.ts';

/** An account as the super admin sees it. */
export const platformUser = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email_verified: z.boolean(),
  second_factor: z.boolean(),
  is_super_admin: z.boolean(),
  disabled_at: nullableInstant,
  disabled_reason: z.string().nullable(),
  created_at: instant,
  /** The last use of the console, exact to a day. */
  last_seen: nullableInstant,
  /** Number of sessions that are open. */
  sessions: z.number().int(),
  memberships: z.array(z.object({ hotel_id: z.uuid(), hotel_name: z.string(), role: staffRole })),
});
export type PlatformUser = z.output<typeof platformUser>;

export const usersContract = defineContract({
  list: {
    method: 'GET',
    path: '/admin/users',
    access: 'superAdmin',
    summary: 'Accounts, the newest first; `search` looks at names, addresses and hotels',
    query: pageQuery.extend({
      search: z.string().trim().max(200).optional(),
      state: z.enum(userStates).optional(),
    }),
    /** `total` counts the accounts that match. */
    response: pageOf(platformUser).extend({ total: z.number().int() }),
  },
  get: {
    method: 'GET',
    path: '/admin/users/:id',
    access: 'superAdmin',
    summary: 'One account',
    response: platformUser,
  },
  disable: {
    method: 'POST',
    path: '/admin/users/:id/disable',
    access: 'superAdmin',
    summary: 'Refuse sign-in, end all sessions and release conversations; one super admin always stays',
    body: z.object({ reason: z.string().trim().min(1).max(disableReasonLimit) }),
    response: platformUser,
  },
  enable: {
    method: 'POST',
    path: '/admin/users/:id/enable',
    access: 'superAdmin',
    summary: 'Allow sign-in again',
    response: platformUser,
  },
  resendVerification: {
    method: 'POST',
    path: '/admin/users/:id/verification',
    access: 'superAdmin',
    summary: 'Mail another link that confirms the address',
    response: platformUser,
  },
  resetSecondFactor: {
    method: 'DELETE',
    path: '/admin/users/:id/second-factor',
    access: 'superAdmin',
    summary: 'Remove the second factor and end all sessions',
    response: platformUser,
  },
  endSessions: {
    method: 'DELETE',
    path: '/admin/users/:id/sessions',
    access: 'superAdmin',
    summary: 'End all sessions',
    response: platformUser,
  },
  setMembership: {
    method: 'PUT',
    path: '/admin/users/:id/memberships/:hotel_id',
    access: 'superAdmin',
    summary: 'Make the person a member of a hotel, or change the role; one admin of the hotel always stays',
    body: z.object({ role: staffRole }),
    response: platformUser,
  },
  removeMembership: {
    method: 'DELETE',
    path: '/admin/users/:id/memberships/:hotel_id',
    access: 'superAdmin',
    summary: 'Remove the person from a hotel; one admin of the hotel always stays',
    response: platformUser,
  },
});
