import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { staffRole } from './auth.contract.ts';

/** Maximum hotels that a group of a directory gives. */
const mostHotels = 500;

/** A company's directory (SCIM) as the super admin sees it. Tokens are shown once, when they are made. */
export const directory = z.object({
  /** To enter at the directory. */
  base_url: z.string(),
  /** Null: no directory may call. `used_at`: to the minute. */
  token: z.object({ made_at: instant, used_at: nullableInstant }).nullable(),
  /** The token before, which works until then. */
  old_token: z.object({ until: instant, used_at: nullableInstant }).nullable(),
  /** Accounts that the directory keeps. */
  people: z.int(),
  /** Groups of the directory by name, with the hotels that they give to their members. */
  groups: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      members: z.int(),
      hotels: z.array(z.object({ hotel_id: z.uuid(), name: z.string(), role: staffRole })),
    }),
  ),
  /** Newest first: the last 50 that were taken, and the last 50 that were refused. `detail`: why a call was refused. */
  calls: z.array(
    z.object({
      id: z.string(),
      at: instant,
      method: z.string(),
      path: z.string(),
      status: z.int(),
      detail: z.string().nullable(),
    }),
  ),
});
export type Directory = z.output<typeof directory>;

export const directoryChange = z.object({
  hotels: z.array(z.object({ hotel_id: z.uuid(), role: staffRole })).max(mostHotels),
});
export type DirectoryChange = z.output<typeof directoryChange>;

/** What the admins of a group see of its directory. */
export const directoryState = z.object({
  made_at: instant,
  /** The last call with a valid token, to the minute. */
  used_at: nullableInstant,
  people: z.int(),
  groups: z.int(),
  /** The last call that was refused. */
  refused_at: nullableInstant,
});
export type DirectoryState = z.output<typeof directoryState>;

export const directoryContract = defineContract({
  get: {
    method: 'GET',
    path: '/admin/groups/:id/directory',
    access: 'superAdmin',
    summary: 'The directory of a company (SCIM): token, groups with their hotels, last calls',
    response: directory,
  },
  setHotels: {
    method: 'PUT',
    path: '/admin/groups/:id/directory/groups/:directory_group_id',
    access: 'superAdmin',
    summary: 'Set the hotels that a group of the directory gives to its members; they get and lose them at once',
    body: directoryChange,
    response: directory,
  },
  state: {
    method: 'GET',
    path: '/groups/:group_id/directory',
    access: 'groupAdmin',
    summary: 'Whether a directory keeps the people of the group, and when it called last; null without a directory',
    response: directoryState.nullable(),
  },
});
