import { deliveryProblems } from '#shared/features/conversations/conversations.values.ts';
import { reasonsSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { bookingStatuses, messageTypes } from './bookings.values.ts';
import { emailText, phoneText } from '#shared/features/guests/guests.schema.ts';
import { calendarDay, instant, nullableInstant, optionalText } from '#shared/http/page.ts';
import { amountProblems, largestAmount, readAmount, type DecimalMark } from './amounts.rules.ts';
import { datesInOrder } from './stays.rules.ts';

/**
 * Glossary.
 * - **stay**: the nights from check-in to check-out. The check-out day is not included: another stay may begin on it.
 * - **overlap**: two bookings of one phone, neither cancelled, that share a night.
 * - **version**: incremented by every change of a booking. An update with an outdated version is refused.
 */
export const bookingStatus = z.enum(bookingStatuses);
export type BookingStatus = z.output<typeof bookingStatus>;

export const messageType = z.enum(messageTypes);
export type MessageType = z.output<typeof messageType>;

const guests = z
  .number({ error: code('enter_guest_count') })
  .int(code('enter_guest_count'))
  .min(1, code('enter_guest_count'))
  .max(1000, code('enter_guest_count'));
/** In the hotel's currency, at most two decimals. */
const amount = z
  .number({ error: code(amountProblems.not_a_number) })
  .min(0, code(amountProblems.negative))
  .max(largestAmount, code(amountProblems.too_large))
  .refine((value) => Number(value.toFixed(2)) === value, code(amountProblems.too_many_decimals))
  .nullable();

/** An amount as typed in a form: text in the format of the user's locale; empty: no amount. */
const amountText = (mark: DecimalMark) =>
  z.string().transform((text, context) => {
    if (text.trim() === '') return null;
    const read = readAmount(text, mark);
    if (!('problem' in read)) return read.amount;
    context.addIssue({ code: 'custom', message: code(amountProblems[read.problem]) });
    return z.NEVER;
  });

const fields = {
  guest_name: z
    .string({ error: code('enter_guest_name') })
    .trim()
    .min(1, code('enter_guest_name'))
    .max(200),
  guest_phone: phoneText,
  guest_email: emailText,
  room_type: optionalText(200),
  room_number: optionalText(40),
  check_in_date: calendarDay(code('enter_check_in_date')),
  check_out_date: calendarDay(code('enter_check_out_date')),
  special_requests: optionalText(4000),
  guest_preferences: optionalText(4000),
  language: optionalText(20),
};

const draftFields = {
  ...fields,
  number_of_guests: guests.default(1),
  total_amount: amount.default(null),
  booking_source: optionalText(60).transform((source) => source ?? 'direct'),
  status: bookingStatus.default('confirmed'),
};
const inOrder = { error: code('dates_wrong_order'), path: ['check_out_date'] };

/** Fields of the booking form (docs/product.md, section 5), with the defaults of section 9. */
export const bookingDraft = z.object(draftFields).refine(datesInOrder, inOrder);
export type BookingDraft = z.output<typeof bookingDraft>;

/** The same draft with the amount as typed text. `mark`: decimal mark of the user's locale. */
export const bookingForm = (mark: DecimalMark) =>
  z.object({ ...draftFields, total_amount: amountText(mark) }).refine(datesInOrder, inOrder);

/** A partial update; omitted fields keep their values. `version`: the version on which the change is based. */
export const bookingChange = z.object({
  guest_name: fields.guest_name.optional(),
  guest_phone: fields.guest_phone.optional(),
  guest_email: fields.guest_email.optional(),
  room_type: fields.room_type.optional(),
  room_number: fields.room_number.optional(),
  check_in_date: fields.check_in_date.optional(),
  check_out_date: fields.check_out_date.optional(),
  special_requests: fields.special_requests.optional(),
  guest_preferences: fields.guest_preferences.optional(),
  language: fields.language.optional(),
  number_of_guests: guests.optional(),
  total_amount: amount.optional(),
  booking_source: z.string().trim().min(1).max(60).optional(),
  status: bookingStatus.optional(),
  version: z.number().int().optional(),
});
export type BookingChange = z.output<typeof bookingChange>;

export const booking = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  guest_id: z.uuid().nullable(),
  guest_name: z.string(),
  guest_phone: z.string(),
  guest_email: z.string().nullable(),
  room_type: z.string().nullable(),
  room_number: z.string().nullable(),
  /** The room of the hotel that has the number; null: none has. */
  room_id: z.uuid().nullable(),
  check_in_date: z.string(),
  check_out_date: z.string(),
  number_of_guests: z.number().int(),
  special_requests: z.string().nullable(),
  total_amount: z.number().nullable(),
  booking_source: z.string(),
  confirmation_number: z.string(),
  guest_preferences: z.string().nullable(),
  language: z.string().nullable(),
  status: bookingStatus,
  version: z.number().int(),
  welcome_message_sent: z.boolean(),
  pre_arrival_message_sent: z.boolean(),
  checkin_message_sent: z.boolean(),
  stay_message_sent: z.boolean(),
  checkout_message_sent: z.boolean(),
  created_at: instant,
  updated_at: instant,
});
export type Booking = z.output<typeof booking>;

/** A stay message sent by staff now. `custom_message` replaces the template's text. */
export const stayMessageDraft = z.object({ message_type: messageType, custom_message: optionalText(4000) });
export type StayMessageDraft = z.output<typeof stayMessageDraft>;

/**
 * One stay message of a booking, sent or planned. The delivery status is that of the sent message; null before sending.
 */
export const stayMessage = z.object({
  id: z.uuid(),
  booking_id: z.uuid(),
  message_type: messageType,
  state: z.enum(['planned', 'sent', 'failed', 'skipped', 'cancelled']),
  /** Why it was skipped or cancelled, as text for staff; for a planned one, what currently prevents sending. */
  reason: z.string().nullable(),
  /** The same as codes, for clients that translate them. */
  reasons: reasonsSchema,
  due_at: nullableInstant,
  /** Same value as `state`. */
  status: z.string(),
  delivery_status: z.string().nullable(),
  phone_number: z.string().nullable(),
  content: z.string().nullable(),
  message_id: z.uuid().nullable(),
  provider_sid: z.string().nullable(),
  sent_at: nullableInstant,
  delivered_at: nullableInstant,
  failed_at: nullableInstant,
  delivery_problem: z.enum(deliveryProblems).nullable(),
  error_code: z.number().int().nullable(),
  error_message: z.string().nullable(),
  error_reasons: reasonsSchema,
  created_at: instant,
});
export type StayMessage = z.output<typeof stayMessage>;
