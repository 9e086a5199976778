import { z } from 'zod';
import { booking } from './bookings.schema.ts';

/** What a column of the file may hold. `first_name` and `last_name` make up a `guest_name` that has no column. */
export const importField = z.enum([
  'guest_name',
  'first_name',
  'last_name',
  'guest_phone',
  'guest_email',
  'room_type',
  'check_in_date',
  'check_out_date',
  'number_of_guests',
  'special_requests',
  'total_amount',
  'booking_source',
  'confirmation_number',
  'guest_preferences',
  'language',
  'status',
  'ignore',
]);
export type ImportField = z.output<typeof importField>;
export type ImportMapping = Record<string, ImportField>;

/** `mapping` names columns by their header; left out, the suggested one is used. `date_order` settles 03/04/2026. */
export const bookingImport = z.object({
  csv: z
    .string({ error: 'Choose a CSV file.' })
    .min(1, 'The file is empty.')
    .max(6_000_000, 'The file is too large. Split it.'),
  mapping: z.record(z.string(), importField).optional(),
  date_order: z.enum(['dmy', 'mdy']).optional(),
  skip_invalid: z.boolean().default(false),
  dry_run: z.boolean().default(false),
});
export type BookingImport = z.output<typeof bookingImport>;

/** A row as it was understood; `id` and `confirmation_number` are null until it is stored. */
const importedBooking = booking
  .pick({
    guest_name: true,
    guest_phone: true,
    guest_email: true,
    room_type: true,
    check_in_date: true,
    check_out_date: true,
    number_of_guests: true,
    special_requests: true,
    total_amount: true,
    booking_source: true,
    guest_preferences: true,
    language: true,
    status: true,
  })
  .extend({ id: z.uuid().nullable(), confirmation_number: z.string().nullable() });
export type ImportedBooking = z.output<typeof importedBooking>;

export const bookingImportRow = z.object({
  /** As a spreadsheet numbers it: the header is row 1. */
  row: z.number().int(),
  ok: z.boolean(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  booking: importedBooking.nullable(),
});
export type BookingImportRow = z.output<typeof bookingImportRow>;

export const bookingImportReport = z.object({
  separator: z.enum([',', ';', '\t']),
  columns: z.array(z.string()),
  /** The mapping that was used, and the one that the headers suggest. */
  mapping: z.record(z.string(), importField),
  suggested_mapping: z.record(z.string(), importField),
  /** What concerns the whole file: a required column that is missing, dates that could be read two ways. */
  problems: z.array(z.string()),
  total: z.number().int(),
  valid: z.number().int(),
  invalid: z.number().int(),
  imported: z.number().int(),
  rows: z.array(bookingImportRow),
});
export type BookingImportReport = z.output<typeof bookingImportReport>;
