import { z } from 'zod';
import { defineContract } from '#shared/http/contract.ts';
import { instant } from '#shared/http/page.ts';
import { actingMinutes, actingReasonLimit, staffRoles } from './auth.values.ts';
import { preferences, preferencesChange } from './preferences.schema.ts';

export const staffRole = z.enum(staffRoles);
export type StaffRole = z.output<typeof staffRole>;

/** A super admin's acting-as session (docs/product.md, section 3). */
export const actingContext = z.object({
  session_id: z.uuid(),
  hotel_id: z.uuid(),
  view_mode: z.enum(['hotel', 'admin']),
  hotel_name: z.string(),
  reason: z.string(),
  ends_at: instant,
  /** Until it ends, by the server's clock. */
  seconds_left: z.number().int(),
});
export type ActingContext = z.output<typeof actingContext>;

export const user = z.object({
  id: z.string(),
  email: z.string(),
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  created_at: instant,
});
export type User = z.output<typeof user>;

/** The platform has paused sending to the hotel's guests, or to those of all hotels. */
export const sendingPause = z.object({ reason: z.string(), paused_at: instant, all_hotels: z.boolean() });
export type HotelSendingPause = z.output<typeof sendingPause>;

/** The signed-in user: person, current hotel (worked in or acted in), and role. */
export const me = z.object({
  user,
  is_super_admin: z.boolean(),
  /** True for a super admin without two-factor sign-in. Platform calls are refused until it is set up. */
  second_factor_needed: z.boolean(),
  hotel: z
    .object({
      id: z.uuid(),
      name: z.string(),
      status: z.string(),
      timezone: z.string(),
      currency: z.string(),
      default_language: z.string(),
      sending_pause: sendingPause.nullish(),
    })
    .nullable(),
  role: staffRole.nullable(),
  /** All hotels in which the person is staff. The console opens the first one unless a super admin acts in another. */
  memberships: z.array(z.object({ hotel_id: z.uuid(), hotel_name: z.string(), timezone: z.string(), role: staffRole })),
  /** Groups of hotels that the person is an admin of, by name. */
  groups: z.array(z.object({ id: z.uuid(), name: z.string() })),
  context: actingContext.nullable(),
  preferences,
  /** True if the built-in guest phone and mailbox replace WhatsApp and the mail server. */
  practice: z.boolean(),
  /** False without a language model. */
  can_translate: z.boolean().optional(),
});
export type Me = z.output<typeof me>;

export const authContract = defineContract({
  me: {
    method: 'GET',
    path: '/me',
    access: 'signedIn',
    summary:
      'The caller. `hotel_id` asks for another of their hotels than the chosen one; one that is not theirs is ignored',
    query: z.object({ hotel_id: z.uuid().optional() }),
    response: me,
  },
  setPreferences: {
    method: 'PUT',
    path: '/me/preferences',
    access: 'signedIn',
    summary: "Keep the caller's choices for the console; what is left out stays",
    body: preferencesChange,
    response: preferences,
  },
  chooseHotel: {
    method: 'PUT',
    path: '/me/hotel',
    access: 'signedIn',
    summary: "Choose which of the caller's hotels the console shows",
    body: z.object({ hotel_id: z.uuid() }),
    response: z.null(),
  },
  getContext: {
    method: 'GET',
    path: '/context',
    access: 'superAdmin',
    summary: 'The acting-as session, or null',
    response: actingContext.nullable(),
  },
  startContext: {
    method: 'POST',
    path: '/context',
    access: 'superAdmin',
    summary: 'Act in a hotel for a reason and a time; ends an earlier session',
    body: z.object({
      hotel_id: z.uuid(),
      view_mode: z.enum(['hotel', 'admin']).default('hotel'),
      reason: z.string().trim().min(1).max(actingReasonLimit),
      minutes: z.literal([...actingMinutes]).default(60),
    }),
    response: actingContext,
    status: 201,
  },
  endContext: {
    method: 'DELETE',
    path: '/context',
    access: 'superAdmin',
    summary: 'Return to the admin view',
    response: z.null(),
  },
});
