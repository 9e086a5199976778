import { inEnglish } from '#shared/reasons/english-sentences.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type {
  BookingImport,
  BookingImportReport,
  BookingImportRow,
  ImportMessages,
} from '#shared/features/bookings/booking-import.schema.ts';
import { readImport, type ReadImport } from '#shared/features/bookings/import-rows.rules.ts';
import { canReceiveWhatsApp } from '#shared/features/guests/whatsapp-address.rules.ts';
import { priceOn } from '#shared/features/platform/analytics.rules.ts';
import type { PlatformSettings } from '#shared/features/platform/platform-settings.schema.ts';
import { dayIn } from '#shared/lib/dates.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { once, unrepeated } from '#server/db/once.ts';
import type { GuestRecordsService } from '#server/features/guests/guest-records.service.ts';
import { AppError } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './bookings.repository.ts';
import {
  actionOf,
  candidateOf,
  changesOf,
  isSound,
  matchNumbers,
  refuseOverlaps,
  type Candidate,
  type Sound,
} from './import-candidates.rules.ts';
import { createImportStore, type ImportStoreDependencies } from './import-store.service.ts';

export type BookingImportDependencies = ImportStoreDependencies & {
  inHotel: InHotel;
  clock: Clock;
  guestRecords: GuestRecordsService;
  readSettings: () => Promise<PlatformSettings>;
};

const rowLimit = 5000;

/** Imports bookings from a CSV file in one transaction: either all valid rows are stored or none. */
export function createBookingImportService(dependencies: BookingImportDependencies) {
  const { inHotel, guestRecords, readSettings } = dependencies;
  const { store } = createImportStore(dependencies);
  return {
    /** @throws AppError invalid_input for a file without rows, or with more than 5,000. */
    run: async (scope: HotelScope, request: BookingImport): Promise<BookingImportReport> => {
      const read = readImport(request);
      refuseSize(read.rows.length);
      const { pricing } = await readSettings();
      return once(inHotel, request.dry_run ? unrepeated(scope) : scope, async (tx) => {
        if (!request.dry_run) await guestRecords.lockAllPhones(tx, scope);
        const country = await guestRecords.countryOf(tx);
        const rows = read.rows.map((row) => candidateOf(row, country));
        const existing = await refuseTaken(tx, rows, request);
        const sound = rows.filter(isSound);
        const messages = await messagesOf(dependencies, tx, sound, pricing);
        const mayStore = !request.dry_run && sound.length > 0 && (request.skip_invalid || sound.length === rows.length);
        if (mayStore) await store(tx, scope, sound, request);
        return reportOf(read, rows, { existing, messages, stored: mayStore });
      });
    },
  };
}
export type BookingImportService = ReturnType<typeof createBookingImportService>;

function refuseSize(rows: number): void {
  if (rows === 0)
    throw new AppError('invalid_input', 'import_no_rows', [fieldProblem('csv', reason('import_no_rows_field'))]);
  if (rows <= rowLimit) return;
  throw new AppError('invalid_input', reason('import_too_many_rows', { rows, most: rowLimit }), [
    fieldProblem('csv', reason('import_too_many_rows_field')),
  ]);
}

/** Adds errors that depend on other bookings: taken confirmation numbers and overlapping nights. Returns the number of rows already stored. */
async function refuseTaken(tx: HotelTransaction, rows: Candidate[], request: BookingImport): Promise<number> {
  const sound = rows.filter(isSound);
  if (sound.length === 0) return 0;
  const numbers = sound.map((row) => row.confirmation_number).filter((number) => number !== null);
  const stored = await repository.bookingsOfNumbers(tx, numbers, !request.dry_run);
  matchNumbers(sound, stored, request.update_existing);
  refuseOverlaps(rows, await storedStays(tx, sound));
  const known = new Set(stored.map(({ confirmation_number }) => confirmation_number));
  return sound.filter(({ confirmation_number: number }) => number !== null && known.has(number)).length;
}

/** Stored stays that may overlap: those of the rows' phones and days, both new and previous. */
function storedStays(tx: HotelTransaction, rows: Sound[]) {
  const stays = rows.flatMap(({ draft, before }) => (before ? [draft, before] : [draft]));
  const keys = [...new Set(stays.map(({ phone_key }) => phone_key))];
  const from = stays.map(({ check_in_date }) => check_in_date).toSorted()[0]!;
  const to = stays.map(({ check_out_date }) => check_out_date).toSorted();
  return repository.staysOfPhones(tx, keys, { from, to: to.at(-1)! });
}

async function messagesOf(
  { plan, clock }: BookingImportDependencies,
  tx: HotelTransaction,
  rows: Sound[],
  { currency, table }: PlatformSettings['pricing'],
): Promise<ImportMessages> {
  const added = rows.filter(({ before }) => !before).map(({ draft }) => draft);
  const reachable = added.filter(({ guest_phone }) => canReceiveWhatsApp(guest_phone));
  const { each, effective_from } = priceOn(table, 'utility', dayIn('UTC', clock.now()));
  return {
    planned: await plan.preview(tx, reachable),
    unreachable: added.length - reachable.length,
    price: { currency, each, effective_from },
  };
}

type Outcome = { existing: number; messages: ImportMessages; stored: boolean };

function reportOf(read: ReadImport, rows: Candidate[], { existing, messages, stored }: Outcome): BookingImportReport {
  const valid = rows.filter(isSound).length;
  const done = (action: 'create' | 'update') => (stored ? rows.filter((row) => actionOf(row) === action).length : 0);
  return {
    separator: read.file.separator,
    columns: read.file.header,
    mapping: read.mapping,
    suggested_mapping: read.suggested,
    problems: read.problems.map(inEnglish),
    problem_reasons: read.problems,
    total: rows.length,
    valid,
    invalid: rows.length - valid,
    existing,
    imported: done('create'),
    updated: done('update'),
    messages,
    rows: rows.map(rowOf),
  };
}

function rowOf(candidate: Candidate): BookingImportRow {
  const { row, guest_name, draft, confirmation_number, errors, cells, before, stored } = candidate;
  const ok = errors.length === 0;
  const booking = draft && {
    ...draft,
    id: stored?.id ?? before?.id ?? null,
    confirmation_number: stored?.confirmation_number ?? confirmation_number,
  };
  return {
    row,
    ok,
    guest_name,
    errors: errors.map(({ path, reason: why }) => fieldProblem(path, why)),
    booking,
    action: actionOf(candidate),
    changes: isSound(candidate) ? changesOf(candidate) : [],
    cells: ok ? null : cells,
  };
}
