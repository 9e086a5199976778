import { readAmount, type DecimalMark } from '#shared/features/bookings/amounts.rules.ts';
import type { Booking, BookingDraft } from '#shared/features/bookings/bookings.schema.ts';

/**
 * Values of the form's fields: an empty text is '', an empty number null. The amount is text in the format of the
 * user's locale.
 */
export type BookingFields = {
  guest_name: string;
  guest_phone: string;
  guest_email: string;
  language: string | null;
  check_in_date: string;
  check_out_date: string;
  room_type: string;
  room_number: string;
  number_of_guests: number | string | null;
  total_amount: string;
  booking_source: string;
  status: Booking['status'];
  special_requests: string;
  guest_preferences: string;
};
export type BookingField = keyof BookingFields;

/** Defaults of docs/product.md, section 9. */
export const emptyFields: BookingFields = {
  guest_name: '',
  guest_phone: '',
  guest_email: '',
  language: null,
  check_in_date: '',
  check_out_date: '',
  room_type: '',
  room_number: '',
  number_of_guests: 1,
  total_amount: '',
  booking_source: 'direct',
  status: 'confirmed',
  special_requests: '',
  guest_preferences: '',
};

/** `mark`: the decimal mark of the user's locale. */
export function fieldsOf(booking: Booking, mark: DecimalMark): BookingFields {
  return {
    guest_name: booking.guest_name,
    guest_phone: booking.guest_phone,
    guest_email: booking.guest_email ?? '',
    language: booking.language,
    check_in_date: booking.check_in_date,
    check_out_date: booking.check_out_date,
    room_type: booking.room_type ?? '',
    room_number: booking.room_number ?? '',
    number_of_guests: booking.number_of_guests,
    total_amount: amountText(booking.total_amount, mark),
    booking_source: booking.booking_source,
    status: booking.status,
    special_requests: booking.special_requests ?? '',
    guest_preferences: booking.guest_preferences ?? '',
  };
}

const names = Object.keys(emptyFields) as BookingField[];
/** 1234.5 as `1234,50`: without groups, so that it is easy to change. */
function amountText(amount: number | null, mark: DecimalMark): string {
  if (amount === null) return '';
  return amount.toFixed(Number.isInteger(amount) ? 0 : 2).replace('.', mark);
}

const plain = (value: BookingFields[BookingField] | undefined) =>
  typeof value === 'string' ? value.trim() : (value ?? '');

/** The fields in which two fillings of the form differ; spaces around a text and another spelling of an amount are no difference. */
export function differingFields(before: BookingFields, now: Partial<BookingFields>): BookingField[] {
  return names.filter((name) => comparable(name, before[name]) !== comparable(name, now[name] ?? emptyOf(name)));
}

function comparable(name: BookingField, value: BookingFields[BookingField]): string | number {
  const text = plain(value);
  if (name !== 'total_amount') return text;
  const read = readAmount(String(text), null);
  return 'problem' in read ? text : read.text;
}

const emptyOf = (name: BookingField) => (typeof emptyFields[name] === 'string' ? '' : null);

/** Only these fields of the stored object. */
export function pick(draft: BookingDraft, fields: BookingField[]): Partial<BookingDraft> {
  return Object.fromEntries(fields.map((name) => [name, draft[name]]));
}

/** Changes saved by another person while the form was open: those adopted, and those in conflict with typed values. */
export type Merge = { taken: BookingField[]; kept: BookingField[] };

/** `base`: what the form began with. Nothing that was typed is lost. */
export function mergeOf(base: BookingFields, typed: BookingFields, newest: BookingFields): Merge {
  const theirs = differingFields(base, newest);
  const mine = new Set(differingFields(base, typed));
  const clash = (name: BookingField) => mine.has(name) && plain(typed[name]) !== plain(newest[name]);
  return { taken: theirs.filter((name) => !mine.has(name)), kept: theirs.filter(clash) };
}
