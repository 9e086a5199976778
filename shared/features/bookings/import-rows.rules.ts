import type { FieldProblem } from '#shared/http/errors.ts';
import { bookingDraft, type BookingDraft } from './bookings.schema.ts';
import type { BookingImport, ImportField, ImportMapping } from './booking-import.schema.ts';
import { parseCsv, type CsvFile, type CsvRow } from './csv.rules.ts';
import { columnsOf, suggestMapping } from './import-columns.rules.ts';
import {
  dateEvidence,
  decimalSeparator,
  parseAmount,
  parseDay,
  parseLanguage,
  parseStatus,
  type DateOrder,
} from './import-values.rules.ts';

/** A row that was understood (`draft`), or why not. `confirmation_number`: the one the file brings, if any. */
export type ReadRow = {
  row: number;
  draft: BookingDraft | null;
  confirmation_number: string | null;
  errors: FieldProblem[];
};
export type ReadImport = {
  file: CsvFile;
  mapping: ImportMapping;
  suggested: ImportMapping;
  problems: string[];
  rows: ReadRow[];
};

type Reading = { dates: DateOrder | null; decimal: ',' | '.' | null; problem: string | null };

const needed: [string, ImportField[]][] = [
  ['the guest’s name', ['guest_name', 'last_name', 'first_name']],
  ['the phone number', ['guest_phone']],
  ['the check-in date', ['check_in_date']],
  ['the check-out date', ['check_out_date']],
];

/** A CSV file as bookings, row by row. Nothing is looked up: what is stored already is the service's affair. */
export function readImport({
  csv,
  mapping,
  date_order,
}: Pick<BookingImport, 'csv' | 'mapping' | 'date_order'>): ReadImport {
  const file = parseCsv(csv);
  const suggested = suggestMapping(file.header);
  const used = mapping
    ? Object.fromEntries(file.header.map((column) => [column, mapping[column] ?? 'ignore']))
    : suggested;
  const columns = columnsOf(file.header, used);
  const cell = (row: CsvRow, field: ImportField) => row.cells[columns.get(field) ?? -1]?.trim() ?? '';
  const reading = readingOf(file.rows, cell, date_order ?? null);
  const missing = needed
    .filter(([, fields]) => !fields.some((field) => columns.has(field)))
    .map(([what]) => `No column holds ${what}.`);
  return {
    file,
    mapping: used,
    suggested,
    problems: reading.problem ? [...missing, reading.problem] : missing,
    rows: file.rows.map((row) => readRow(row, (field) => cell(row, field), reading)),
  };
}

type CellOf = (row: CsvRow, field: ImportField) => string;

function readingOf(rows: CsvRow[], cell: CellOf, given: DateOrder | null): Reading {
  const days = rows.flatMap((row) => [cell(row, 'check_in_date'), cell(row, 'check_out_date')]);
  const evidence = dateEvidence(days);
  const decimal = decimalSeparator(rows.map((row) => cell(row, 'total_amount')));
  if (given) return { dates: given, decimal, problem: null };
  if (evidence === 'ambiguous') {
    return {
      dates: null,
      decimal,
      problem: 'The dates can be read two ways: 03/04/2026 may be 3 April or 4 March. Choose which.',
    };
  }
  if (evidence === 'mixed')
    return {
      dates: null,
      decimal,
      problem: 'Some dates have the day first and some the month. Use one way, best 2026-09-10.',
    };
  return { dates: evidence === 'none' ? null : evidence, decimal, problem: null };
}

function readRow({ row }: CsvRow, text: (field: ImportField) => string, reading: Reading): ReadRow {
  const errors: FieldProblem[] = [];
  /** A filled cell that cannot be read is an error of its row; an empty one is left to the form's own rules. */
  const read = <T>(
    field: ImportField,
    parse: (value: string) => T | null,
    message: (value: string) => string,
  ): T | undefined => {
    const value = text(field);
    if (value === '') return undefined;
    const parsed = parse(value);
    if (parsed === null) errors.push({ path: field, message: message(value) });
    return parsed ?? undefined;
  };
  const day = (field: 'check_in_date' | 'check_out_date') =>
    read(
      field,
      (value) => parseDay(value, reading.dates),
      (value) => `“${value}” is no date that can be read for sure. Use 2026-09-10.`,
    );

  const candidate = {
    guest_name: text('guest_name') || [text('first_name'), text('last_name')].filter(Boolean).join(' '),
    guest_phone: text('guest_phone'),
    guest_email: text('guest_email'),
    room_type: text('room_type'),
    check_in_date: day('check_in_date'),
    check_out_date: day('check_out_date'),
    number_of_guests: read('number_of_guests', wholeNumber, (value) => `“${value}” is no number of guests.`),
    special_requests: text('special_requests'),
    total_amount: read(
      'total_amount',
      (value) => parseAmount(value, reading.decimal),
      (value) => `“${value}” is no amount.`,
    ),
    booking_source: text('booking_source'),
    guest_preferences: text('guest_preferences'),
    language: parseLanguage(text('language')),
    status: read(
      'status',
      parseStatus,
      (value) => `“${value}” is no status. Use confirmed, checked-in, checked-out or cancelled.`,
    ),
  };
  const parsed = bookingDraft.safeParse(candidate);
  const known = new Set(errors.map(({ path }) => path));
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.join('.');
    if (!known.has(path)) errors.push({ path, message: issue.message });
  }
  const confirmation = text('confirmation_number').slice(0, 64) || null;
  return { row, draft: errors.length === 0 ? (parsed.data ?? null) : null, confirmation_number: confirmation, errors };
}

function wholeNumber(value: string): number | null {
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}
