import type { FieldProblem } from '#shared/http/errors.ts';
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
  errors: FieldProblem[];
  cells: Cells;
};
export type Cells = Partial<Record<ImportField, string>>;
export type ReadImport = {
  file: CsvFile;
  mapping: ImportMapping;
  suggested: ImportMapping;
  problems: string[];
  rows: ReadRow[];
};

/** Date and number formats of the file. `problems`: questions that staff must answer before the import. */
type Reading = { dates: DateOrder | null; decimal: DecimalMark | null; problems: string[] };

const twoWays = {
  dates: 'The dates can be read two ways: 03/04/2026 may be 3 April or 4 March. Choose which.',
  amounts: 'The amounts can be read two ways: 1,234 may have cents or none. Choose which mark stands before the cents.',
};

const needed: [string, ImportField[]][] = [
  ['the guest’s name', ['guest_name', 'last_name', 'first_name']],
  ['the phone number', ['guest_phone']],
  ['the check-in date', ['check_in_date']],
  ['the check-out date', ['check_out_date']],
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
    .map(([what]) => `No column holds ${what}.`);
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
  const problems = amounts === 'ambiguous' && !decimal ? [twoWays.amounts] : [];
  if (given.date_order) return { dates: given.date_order, decimal, problems };
  const evidence = dateEvidence(rows.flatMap((row) => [cell(row, 'check_in_date'), cell(row, 'check_out_date')]));
  if (evidence === 'dmy' || evidence === 'mdy') return { dates: evidence, decimal, problems };
  if (evidence === 'ambiguous') problems.unshift(twoWays.dates);
  if (evidence === 'mixed')
    problems.unshift('Some dates have the day first and some the month. Use one way, best 2026-09-10.');
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
  const errors: FieldProblem[] = [];
  /** A filled cell that cannot be parsed is an error of its row. An empty cell is validated by the form's schema. */
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
    total_amount: read('total_amount', ...amountReader(reading.decimal)),
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
  const { guest_name } = candidate;
  const draft = errors.length === 0 ? (parsed.data ?? null) : null;
  return { row, guest_name, draft, confirmation_number: confirmation, given: givenFields(cells), errors, cells };
}

function amountReader(mark: DecimalMark | null) {
  const amount = (value: string): number | null => {
    const result = readAmount(value, mark);
    return 'problem' in result ? null : result.amount;
  };
  const problem = (value: string): string => {
    const result = readAmount(value, mark);
    return !('problem' in result) || result.problem === 'not_a_number'
      ? `“${value}” is no amount.`
      : amountProblems[result.problem];
  };
  return [amount, problem] as const;
}

function wholeNumber(value: string): number | null {
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}
