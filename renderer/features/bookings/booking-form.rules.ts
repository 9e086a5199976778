import type { Booking, BookingDraft } from '#shared/features/bookings/bookings.schema.ts';

/** What the form's fields hold: an empty text is '', an empty number null. */
export type BookingFields = {
  guest_name: string;
  guest_phone: string;
  guest_email: string;
  language: string | null;
  check_in_date: string;
  check_out_date: string;
  room_type: string;
  number_of_guests: number | null;
  total_amount: number | null;
  booking_source: string;
  status: Booking['status'];
  special_requests: string;
  guest_preferences: string;
};
export type BookingField = keyof BookingFields;

/** Defaults of spec section 9. */
export const emptyFields: BookingFields = {
  guest_name: '',
  guest_phone: '',
  guest_email: '',
  language: null,
  check_in_date: '',
  check_out_date: '',
  room_type: '',
  number_of_guests: 1,
  total_amount: null,
  booking_source: 'direct',
  status: 'confirmed',
  special_requests: '',
  guest_preferences: '',
};

export function fieldsOf(booking: Booking): BookingFields {
  return {
    guest_name: booking.guest_name,
    guest_phone: booking.guest_phone,
    guest_email: booking.guest_email ?? '',
    language: booking.language,
    check_in_date: booking.check_in_date,
    check_out_date: booking.check_out_date,
    room_type: booking.room_type ?? '',
    number_of_guests: booking.number_of_guests,
    total_amount: booking.total_amount,
    booking_source: booking.booking_source,
    status: booking.status,
    special_requests: booking.special_requests ?? '',
    guest_preferences: booking.guest_preferences ?? '',
  };
}

const names = Object.keys(emptyFields) as BookingField[];
const plain = (value: BookingFields[BookingField] | undefined) =>
  typeof value === 'string' ? value.trim() : (value ?? '');

/** The fields in which two fillings of the form differ; spaces around a text are none. */
export function differingFields(before: BookingFields, now: Partial<BookingFields>): BookingField[] {
  return names.filter((name) => plain(before[name]) !== plain(now[name] ?? emptyOf(name)));
}

const emptyOf = (name: BookingField) => (typeof emptyFields[name] === 'string' ? '' : null);

/** Only these fields of what is to be stored. */
export function pick(draft: BookingDraft, fields: BookingField[]): Partial<BookingDraft> {
  return Object.fromEntries(fields.map((name) => [name, draft[name]]));
}

/** What somebody else stored while the form was open: what is taken over, and what stands against something typed here. */
export type Merge = { taken: BookingField[]; kept: BookingField[] };

/** `base`: what the form began with. Nothing that was typed is lost. */
export function mergeOf(base: BookingFields, typed: BookingFields, newest: BookingFields): Merge {
  const theirs = differingFields(base, newest);
  const mine = new Set(differingFields(base, typed));
  const clash = (name: BookingField) => mine.has(name) && plain(typed[name]) !== plain(newest[name]);
  return { taken: theirs.filter((name) => !mine.has(name)), kept: theirs.filter(clash) };
}
