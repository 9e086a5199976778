import type { FieldProblem } from '#shared/http/errors.ts';
import type { BookingImportReport, ImportField } from '#shared/features/bookings/booking-import.schema.ts';
import { parseCsv, toCsv } from '#shared/features/bookings/csv.rules.ts';

/** English keys of the possible fields of a column, in the order shown. */
export const importFieldWords: Record<ImportField, string> = {
  ignore: 'Do not import',
  guest_name: 'Guest name',
  first_name: 'First name',
  last_name: 'Last name',
  guest_phone: 'Phone',
  guest_email: 'Email',
  room_type: 'Room type',
  room_number: 'Room number',
  check_in_date: 'Check-in date',
  check_out_date: 'Check-out date',
  number_of_guests: 'Number of guests',
  total_amount: 'Total amount',
  booking_source: 'Booking source',
  status: 'Status',
  confirmation_number: 'Confirmation number',
  language: 'Language',
  special_requests: 'Special requests',
  guest_preferences: 'Guest preferences',
};

/** A column of the file with its first values. */
export type Column = { name: string; samples: string[] };

const sampleCount = 2;

export function columnsOf(csv: string): Column[] {
  const { header, rows } = parseCsv(csv);
  return [...new Set(header)].map((name) => {
    const place = header.indexOf(name);
    const filled = rows.slice(0, 50).map(({ cells }) => cells[place] ?? '');
    return { name, samples: filled.filter((cell) => cell !== '').slice(0, sampleCount) };
  });
}

/** Decodes a spreadsheet file: UTF-8, UTF-16 with a byte order mark, or Windows-1252. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The bad rows of a file as CSV with the file's headings and the corrections; a last column contains the error.
 * `problem`: that column's heading; `words`: a problem in the reader's language.
 */
export function badRowsCsv(
  csv: string,
  report: BookingImportReport,
  problem: string,
  words: (problem: FieldProblem) => string,
): string {
  const { header, rows } = parseCsv(csv);
  const bad = new Map(report.rows.filter(({ ok }) => !ok).map((row) => [row.row, row]));
  const fields = header.map((column, index) => (header.indexOf(column) === index ? report.mapping[column] : 'ignore'));
  const lines = rows.flatMap(({ row, cells }) => {
    const found = bad.get(row);
    if (!found) return [];
    const corrected = fields.map((field, index) =>
      field && field !== 'ignore' ? (found.cells?.[field] ?? cells[index] ?? '') : (cells[index] ?? ''),
    );
    return [[...corrected, found.errors.map(words).join(' ')]];
  });
  return toCsv([...header, problem], lines);
}

/** Whether the dates are ambiguous, so that the user must choose the order. */
export function needsDateOrder(report: BookingImportReport): boolean {
  return report.problem_reasons.some(({ code }) => code === 'import_dates_two_ways');
}

/** Whether an amount is ambiguous, so that the user must choose the decimal mark. */
export function needsDecimalMark(report: BookingImportReport): boolean {
  return report.problem_reasons.some(({ code }) => code === 'import_amounts_two_ways');
}

/** Good rows can be stored if all rows are good, or if bad ones are to be skipped. */
export function mayImport(report: BookingImportReport, skipBad: boolean): boolean {
  return report.valid > 0 && (report.invalid === 0 || skipBad);
}
