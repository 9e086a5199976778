import { z } from 'zod';
import { staffRole } from '#shared/features/auth/auth.contract.ts';
import { defineContract } from '#shared/http/contract.ts';
import { code } from '#shared/reasons/code.ts';
import { instant } from '#shared/http/page.ts';

/** Maximum characters of an address. */
const adminEmailLimit = 200;

/** A group as its admins see it: names and status of its hotels, none of their rows. */
export const groupPage = z.object({
  id: z.uuid(),
  name: z.string(),
  /** By name. `role`: the caller's own role in that hotel; null where the caller is no member. */
  hotels: z.array(z.object({ id: z.uuid(), name: z.string(), status: z.string(), role: staffRole.nullable() })),
  admins: z.array(
    z.object({ user_id: z.string(), name: z.string(), email: z.string(), is_disabled: z.boolean(), since: instant }),
  ),
});
export type GroupPage = z.output<typeof groupPage>;

export const groupAdminsContract = defineContract({
  get: {
    method: 'GET',
    path: '/groups/:group_id',
    access: 'groupAdmin',
    summary: 'A group with its hotels and admins',
    response: groupPage,
  },
  add: {
    method: 'POST',
    path: '/groups/:group_id/admins',
    access: 'groupAdmin',
    summary:
      'Make a person an admin of the group. A group admin names members of its hotels, a super admin any account',
    body: z.object({
      email: z
        .string()
        .trim()
        .toLowerCase()
        .max(adminEmailLimit)
        .pipe(z.email(code('enter_desk_email'))),
    }),
    response: groupPage,
    status: 201,
  },
  remove: {
    method: 'DELETE',
    path: '/groups/:group_id/admins/:user_id',
    access: 'groupAdmin',
    summary: 'Take the role of group admin from a person; memberships of hotels stay',
    response: z.null(),
  },
});
