import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { instant, optionalText } from '#shared/http/page.ts';

/** Any format is accepted (docs/product.md, section 5); phones.rules.ts normalizes and matches it. */
export const phoneText = z
  .string({ error: code('phone_required') })
  .trim()
  .min(1, code('phone_required'))
  .max(64, code('phone_too_long'));

export const emailText = optionalText(200).refine((text) => text === null || z.email().safeParse(text).success, {
  error: code('enter_guest_email'),
});

/** Fields of the guest form. Empty optional text becomes null. The stay figures are calculated from the bookings. */
export const guestDraft = z.object({
  first_name: optionalText(120),
  last_name: optionalText(120),
  phone: phoneText,
  email: emailText,
  vip_status: z.boolean().default(false),
  notes: optionalText(4000),
  preferences: optionalText(4000),
  language: optionalText(20),
});
export type GuestDraft = z.output<typeof guestDraft>;

/** A partial update; omitted fields keep their values. */
export const guestChange = z.object({
  first_name: guestDraft.shape.first_name.optional(),
  last_name: guestDraft.shape.last_name.optional(),
  phone: phoneText.optional(),
  email: emailText.optional(),
  vip_status: z.boolean().optional(),
  notes: guestDraft.shape.notes.optional(),
  preferences: guestDraft.shape.preferences.optional(),
  language: guestDraft.shape.language.optional(),
});
export type GuestChange = z.output<typeof guestChange>;

export const guest = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  vip_status: z.boolean(),
  notes: z.string().nullable(),
  preferences: z.string().nullable(),
  language: z.string().nullable(),
  /** Number of stays: bookings that are not cancelled and are checked in, checked out, or past their check-out day. */
  total_stays: z.number().int(),
  /** Total amount of these stays. */
  total_spent: z.number(),
  /** The latest day of these stays: the check-out, or the check-in of a current stay. */
  last_stay_date: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});
export type Guest = z.output<typeof guest>;

/** The four cards above the guests (docs/product.md, section 2): repeat guests have more than one stay. */
export const guestStats = z.object({
  total: z.number().int(),
  vip: z.number().int(),
  repeat: z.number().int(),
  revenue: z.number(),
});
export type GuestStats = z.output<typeof guestStats>;
