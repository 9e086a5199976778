import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { staffRole } from '#shared/features/auth/auth.contract.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';

/** A staff member of a hotel (docs/product.md, section 3). `last_login` is null before the first sign-in. */
export const staffMember = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  user_id: z.uuid(),
  role: staffRole,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** The platform has disabled the account: the person can neither sign in nor be called. */
  is_disabled: z.boolean(),
  /** A group of the company's directory gave the membership; it is changed there. */
  by_directory: z.boolean(),
  last_login: nullableInstant,
  created_at: instant,
});
export type StaffMember = z.output<typeof staffMember>;

/** A new invitation. Addresses are stored in lower case. */
export const invitationDraft = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(200)
    .pipe(z.email(code('enter_desk_email'))),
  role: staffRole.default('staff'),
});
export type InvitationDraft = z.output<typeof invitationDraft>;

/** An invitation as shown to the hotel's admins. The token is only in the mail. */
export const staffInvitation = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  email: z.string(),
  role: staffRole,
  created_at: instant,
  expires_at: instant,
  used_at: nullableInstant,
});
export type StaffInvitation = z.output<typeof staffInvitation>;

/** The random part of the invitation's link: 32 bytes in base64url. */
export const invitationToken = z.string().trim().min(1, code('invitation_incomplete')).max(200);

/** Public data of an invitation, readable with its link. */
export const invitationPreview = z.object({
  hotel_name: z.string(),
  email: z.string(),
  role: staffRole,
  expired: z.boolean(),
});
export type InvitationPreview = z.output<typeof invitationPreview>;
