import { reasonSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import { code } from '#shared/reasons/code.ts';
import { recordOf } from '#shared/http/page.ts';
import { booking, messageType } from './bookings.schema.ts';

/** Fields that a column can be mapped to. `first_name` and `last_name` are joined if no column holds `guest_name`. */
export const importField = z.enum([
  'guest_name',
  'first_name',
  'last_name',
  'guest_phone',
  'guest_email',
  'room_type',
  'room_number',
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

const cell = z.string().max(4000, code('too_long'));
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
    .string({ error: code('import_choose_file') })
    .min(1, code('import_file_empty'))
    .max(6_000_000, code('import_file_too_large')),
  mapping: recordOf(z.string().max(500), importField, 300).optional(),
  date_order: z.enum(['dmy', 'mdy']).optional(),
  decimal_mark: z.enum([',', '.']).optional(),
  corrections: z.array(correction).max(5000, code('import_corrections')).default([]),
  update_existing: z.boolean().default(false),
  send_welcome: z.boolean().default(false),
  skip_invalid: z.boolean().default(false),
  dry_run: z.boolean().default(false),
});
export type BookingImport = z.output<typeof bookingImport>;

/** A parsed row; `id` and `confirmation_number` are null until it is stored. */
const importedBooking = booking
  .pick({
    guest_name: true,
    guest_phone: true,
    guest_email: true,
    room_type: true,
    room_number: true,
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

/** One changed field of a stored booking: stored value and value of the file. */
const fieldChange = z.object({ field: importField, before: z.string().nullable(), after: z.string().nullable() });
export type ImportChange = z.output<typeof fieldChange>;

export const bookingImportRow = z.object({
  /** Row number as in a spreadsheet: the header is row 1. */
  row: z.number().int(),
  ok: z.boolean(),
  /** The guest's name as written in the file, also for rows with errors. */
  guest_name: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string(), reason: reasonSchema })),
  booking: importedBooking.nullable(),
  /** `update` and `unchanged`: a booking with this confirmation number exists. Null for a row with errors. */
  action: z.enum(['create', 'update', 'unchanged']).nullable(),
  changes: z.array(fieldChange),
  /** Cells of a row with errors, by field, including corrections; null for valid rows. */
  cells: z.partialRecord(importField, z.string()).nullable(),
});
export type BookingImportRow = z.output<typeof bookingImportRow>;

/** Automatic messages for the new bookings of valid rows, and the price of one message. */
export const importMessages = z.object({
  /**
   * Number of messages by type, regardless of `send_welcome`; without disabled messages, past times and numbers that
   * WhatsApp cannot reach.
   */
  planned: z.partialRecord(messageType, z.number().int()),
  /** Number of new bookings whose phone number WhatsApp cannot reach. */
  unreachable: z.number().int(),
  /** Current price of one template message from the platform's price table, as a decimal string. */
  price: z.object({ currency: z.string(), each: z.string(), effective_from: z.string() }),
});
export type ImportMessages = z.output<typeof importMessages>;

export const bookingImportReport = z.object({
  separator: z.enum([',', ';', '\t']),
  columns: z.array(z.string()),
  /** The mapping in use, and the mapping suggested by the headers. */
  mapping: z.record(z.string(), importField),
  suggested_mapping: z.record(z.string(), importField),
  /** Problems of the whole file, such as a missing required column or ambiguous dates. */
  problems: z.array(z.string()),
  /** The same as reasons, for clients that translate them. */
  problem_reasons: z.array(reasonSchema),
  total: z.number().int(),
  valid: z.number().int(),
  invalid: z.number().int(),
  /** Number of rows with the confirmation number of a stored booking. */
  existing: z.number().int(),
  /** Number of bookings added and changed; 0 in a dry run. */
  imported: z.number().int(),
  updated: z.number().int(),
  messages: importMessages,
  rows: z.array(bookingImportRow),
});
export type BookingImportReport = z.output<typeof bookingImportReport>;
