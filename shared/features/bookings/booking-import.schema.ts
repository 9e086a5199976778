import { z } from 'zod';
import { recordOf } from '#shared/http/page.ts';
import { booking, messageType } from './bookings.schema.ts';

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

const cell = z.string().max(4000, 'This is too long.');
/** Cells of a row that take the place of what the file says, by field. `row` as the report numbers it. */
const correction = z.object({ row: z.number().int(), values: z.partialRecord(importField, cell) });
export type ImportCorrection = z.output<typeof correction>;

/**
 * `mapping` names columns by their header; left out, the suggested one is used. `date_order` settles 03/04/2026,
 * `decimal_mark` 1,234. `update_existing`: rows with the confirmation number of a stored booking change it.
 * `send_welcome`: every new booking gets a welcome message.
 */
export const bookingImport = z.object({
  csv: z
    .string({ error: 'Choose a CSV file.' })
    .min(1, 'The file is empty.')
    .max(6_000_000, 'The file is too large. Split it.'),
  mapping: recordOf(z.string().max(500), importField, 300).optional(),
  date_order: z.enum(['dmy', 'mdy']).optional(),
  decimal_mark: z.enum([',', '.']).optional(),
  corrections: z.array(correction).max(5000, 'Correct at most 5000 rows.').default([]),
  update_existing: z.boolean().default(false),
  send_welcome: z.boolean().default(false),
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

/** One field of a stored booking as it is and as the file wants it. */
const fieldChange = z.object({ field: importField, before: z.string().nullable(), after: z.string().nullable() });
export type ImportChange = z.output<typeof fieldChange>;

export const bookingImportRow = z.object({
  /** As a spreadsheet numbers it: the header is row 1. */
  row: z.number().int(),
  ok: z.boolean(),
  /** The guest's name as the file has it, so that a row that cannot be read says whose it is. */
  guest_name: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })),
  booking: importedBooking.nullable(),
  /** `update` and `unchanged`: the booking with this confirmation number is stored. Null for a row with errors. */
  action: z.enum(['create', 'update', 'unchanged']).nullable(),
  changes: z.array(fieldChange),
  /** The cells of a row with errors by field, corrections included; null for the others. */
  cells: z.partialRecord(importField, z.string()).nullable(),
});
export type BookingImportRow = z.output<typeof bookingImportRow>;

/** The messages that new bookings of the good rows get by themselves, and what one of them costs. */
export const importMessages = z.object({
  /** By type, `send_welcome` or not; switched-off messages, past times and numbers that WhatsApp cannot reach left out. */
  planned: z.partialRecord(messageType, z.number().int()),
  /** New bookings whose number WhatsApp cannot reach. */
  unreachable: z.number().int(),
  /** The platform's price of one template message, a decimal string, from its dated price table. */
  price: z.object({ currency: z.string(), each: z.string(), effective_from: z.string() }),
});
export type ImportMessages = z.output<typeof importMessages>;

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
  /** Rows with the confirmation number of a stored booking. */
  existing: z.number().int(),
  /** Bookings that were added and changed; 0 in a dry run. */
  imported: z.number().int(),
  updated: z.number().int(),
  messages: importMessages,
  rows: z.array(bookingImportRow),
});
export type BookingImportReport = z.output<typeof bookingImportReport>;
