import type { Booking, BookingChange } from '#shared/features/bookings/bookings.schema.ts';
import { toCsv } from '#shared/features/bookings/csv.rules.ts';
import { sharesNight, type Stay } from '#shared/features/bookings/stays.rules.ts';
import type { bookingById } from './bookings.repository.ts';

export type BookingRow = NonNullable<Awaited<ReturnType<typeof bookingById>>>;

/** A row in the form of the API: money as a number, without the phone key. */
export function asBooking({ phone_key: _key, ...row }: BookingRow): Booking {
  return {
    ...row,
    total_amount: row.total_amount === null ? null : Number(row.total_amount),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** A booking as it would be after a change. */
export function withChange(before: BookingRow, change: Omit<BookingChange, 'version'> & { phone_key?: string }) {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { ...before, ...(given as Partial<BookingRow>) } as BookingRow;
}

export type OtherStay = Stay & { id: string; confirmation_number: string };

/** The first of `others` that shares a night with `stay`; `self` may overlap with itself. */
export function overlapWith(stay: Stay, others: OtherStay[], self: string | null = null): OtherStay | null {
  return others.find((other) => other.id !== self && sharesNight(stay, other)) ?? null;
}

/** The columns of the export. The import recognises each of them by name. */
const exported = [
  'confirmation_number',
  'status',
  'guest_name',
  'guest_phone',
  'guest_email',
  'room_type',
  'room_number',
  'check_in_date',
  'check_out_date',
  'number_of_guests',
  'total_amount',
  'booking_source',
  'special_requests',
  'guest_preferences',
  'language',
] as const;

export function bookingsCsv(rows: BookingRow[]): string {
  return toCsv(
    exported,
    rows.map((row) => exported.map((field) => row[field])),
  );
}
