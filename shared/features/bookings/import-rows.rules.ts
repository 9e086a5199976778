import { reasonOfIssue } from '#shared/reasons/field-problem.ts';
import { reason, type PlainCode, type Reason } from '#shared/reasons/reasons.ts';
import { amountProblems, columnMark, readAmount, type DecimalMark } from './amounts.rules.ts';
import { bookingDraft, type BookingDraft } from './bookings.schema.ts';
import type { BookingImport, ImportCorrection, ImportField, ImportMapping } from './booking-import.schema.ts';
import { parseCsv, type CsvFile, type CsvRow } from './csv.rules.ts';
import { columnsOf, suggestMapping } from './import-columns.rules.ts';
import { dateEvidence, parseDay, parseLanguage, parseStatus, type DateOrder } from './import-values.rules.ts';

/** A parsed row (`draft`), or its errors. `confirmation_number`: from the file, if present. */
export type ReadRow = {
  row: number;
  /** The guest's name as written in the file. */
  guest_name: string;
  draft: BookingDraft | null;
  confirmation_number: string | null;
  /** Fields set by the row. A stored booking keeps its other fields. */
  given: ReadonlySet<string>;
  errors: CellProblem[];
  cells: Cells;
};
export type Cells = Partial<Record<ImportField, string>>;
export type ReadImport = {
  file: CsvFile;
  mapping: ImportMapping;
  suggested: ImportMapping;
  problems: Reason[];
  rows: ReadRow[];
};

/** How the file writes dates and amounts. `problems`: what somebody must settle first. */
type Reading = { dates: DateOrder | null; decimal: DecimalMark | null; problems: Reason[] };

/** What is wrong with a cell, by its field. */
export type CellProblem = { path: string; reason: Reason };

const needed: [PlainCode, ImportField[]][] = [
  ['import_no_column_name', ['guest_name', 'last_name', 'first_name']],
  ['import_no_column_phone', ['guest_phone']],
  ['import_no_column_check_in', ['check_in_date']],
  ['import_no_column_check_out', ['check_out_date']],
];

/** Parses a CSV file into bookings, row by row. Does not compare with stored bookings; the service does. */
export function readImport({
  csv,
  mapping,
  corrections = [],
  ...given
}: Pick<BookingImport, 'csv' | 'mapping'> & GivenReading & { corrections?: ImportCorrection[] }): ReadImport {
  const file = parseCsv(csv);
  const suggested = suggestMapping(file.header);
  const used = mapping
    ? Object.fromEntries(file.header.map((column) => [column, mapping[column] ?? 'ignore']))
    : suggested;
  const columns = columnsOf(file.header, used);
  const corrected = new Map(corrections.map(({ row, values }) => [row, values]));
  const cell = (row: CsvRow, field: ImportField) =>
    (corrected.get(row.row)?.[field] ?? row.cells[columns.get(field) ?? -1] ?? '').trim();
  const reading = readingOf(file.rows, cell, given);
  const missing = needed
    .filter(([, fields]) => !fields.some((field) => columns.has(field)))
    .map(([why]) => reason(why));
  return {
    file,
    mapping: used,
    suggested,
    problems: [...missing, ...reading.problems],
    rows: file.rows.map((row) => {
      const fields = new Set([...columns.keys(), ...(Object.keys(corrected.get(row.row) ?? {}) as ImportField[])]);
      return readRow(
        row.row,
        cellsOf(fields, (field) => cell(row, field)),
        reading,
      );
    }),
  };
}

type GivenReading = Pick<BookingImport, 'date_order' | 'decimal_mark'>;
type CellOf = (row: CsvRow, field: ImportField) => string;

function readingOf(rows: CsvRow[], cell: CellOf, given: GivenReading): Reading {
  const amounts = columnMark(rows.map((row) => cell(row, 'total_amount')));
  const decimal = given.decimal_mark ?? (amounts === 'ambiguous' ? null : amounts);
  const problems = amounts === 'ambiguous' && !decimal ? [reason('import_amounts_two_ways')] : [];
  if (given.date_order) return { dates: given.date_order, decimal, problems };
  const evidence = dateEvidence(rows.flatMap((row) => [cell(row, 'check_in_date'), cell(row, 'check_out_date')]));
  if (evidence === 'dmy' || evidence === 'mdy') return { dates: evidence, decimal, problems };
  if (evidence === 'ambiguous') problems.unshift(reason('import_dates_two_ways'));
  if (evidence === 'mixed') problems.unshift(reason('import_dates_mixed'));
  return { dates: null, decimal, problems };
}

const cellsOf = (fields: Iterable<ImportField>, text: (field: ImportField) => string): Cells =>
  Object.fromEntries([...fields].map((field) => [field, text(field)]));

/** For these fields an empty cell keeps the stored value; for all others it clears the field. */
const keptWhenEmpty = new Set(['number_of_guests', 'booking_source', 'status']);

function givenFields(cells: Cells): Set<string> {
  const fields = Object.keys(cells).filter((field) => !keptWhenEmpty.has(field) || cells[field as ImportField] !== '');
  if (fields.includes('first_name') || fields.includes('last_name')) fields.push('guest_name');
  return new Set(fields);
}

function readRow(row: number, cells: Cells, reading: Reading): ReadRow {
  const text = (field: ImportField) => cells[field] ?? '';
  const errors: CellProblem[] = [];
  /** A filled cell that cannot be parsed is an error of its row. An empty cell is validated by the form's schema. */
  const read = <T>(
    field: ImportField,
    parse: (value: string) => T | null,
    why: (value: string) => Reason,
  ): T | undefined => {
    const value = text(field);
    if (value === '') return undefined;
    const parsed = parse(value);
    if (parsed === null) errors.push({ path: field, reason: why(value) });
    return parsed ?? undefined;
  };
  const day = (field: 'check_in_date' | 'check_out_date') =>
    read(
      field,
      (value) => parseDay(value, reading.dates),
      (value) => reason('import_no_date', { value }),
    );

  const candidate = {
    guest_name: text('guest_name') || [text('first_name'), text('last_name')].filter(Boolean).join(' '),
    guest_phone: text('guest_phone'),
    guest_email: text('guest_email'),
    room_type: text('room_type'),
    room_number: text('room_number'),
    check_in_date: day('check_in_date'),
    check_out_date: day('check_out_date'),
    number_of_guests: read('number_of_guests', wholeNumber, (value) => reason('import_no_guest_count', { value })),
    special_requests: text('special_requests'),
    total_amount: read('total_amount', ...amountReader(reading.decimal)),
    booking_source: text('booking_source'),
    guest_preferences: text('guest_preferences'),
    language: parseLanguage(text('language')),
    status: read('status', parseStatus, (value) => reason('import_no_status', { value })),
  };
  const parsed = bookingDraft.safeParse(candidate);
  const known = new Set(errors.map(({ path }) => path));
  for (const issue of parsed.error?.issues ?? []) {
    const path = issue.path.join('.');
    if (!known.has(path)) errors.push({ path, reason: reasonOfIssue(issue) });
  }
  const confirmation = text('confirmation_number').slice(0, 64) || null;
  const { guest_name } = candidate;
  const draft = errors.length === 0 ? (parsed.data ?? null) : null;
  return { row, guest_name, draft, confirmation_number: confirmation, given: givenFields(cells), errors, cells };
}

function amountReader(mark: DecimalMark | null) {
  const amount = (value: string): number | null => {
    const result = readAmount(value, mark);
    return 'problem' in result ? null : result.amount;
  };
  const problem = (value: string): Reason => {
    const result = readAmount(value, mark);
    return !('problem' in result) || result.problem === 'not_a_number'
      ? reason('import_no_amount', { value })
      : reason(amountProblems[result.problem]);
  };
  return [amount, problem] as const;
}

function wholeNumber(value: string): number | null {
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}
