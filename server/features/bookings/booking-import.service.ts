import type {
  BookingImport,
  BookingImportReport,
  BookingImportRow,
} from '#shared/features/bookings/booking-import.schema.ts';
import { readImport, type ReadRow } from '#shared/features/bookings/import-rows.rules.ts';
import { overlapping } from '#shared/features/bookings/stays.rules.ts';
import { phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { GuestRecordsService } from '#server/features/guests/guest-records.service.ts';
import type { AuditService } from '#server/features/notifications/audit.service.ts';
import { AppError } from '#server/http/app-error.ts';
import type { HotelScope } from '#server/http/caller.ts';
import type { Events } from '#server/ports/events.ts';
import type { BookingMessagesService } from './booking-messages.service.ts';
import type { BookingRecordsService } from './booking-records.service.ts';
import * as repository from './bookings.repository.ts';
import { overlapWith, type BookingRow, type OtherStay } from './bookings.rules.ts';

export type BookingImportDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  guestRecords: GuestRecordsService;
  bookingRecords: BookingRecordsService;
  bookingMessages: BookingMessagesService;
};

const rowLimit = 5000;

/** A row on its way: as it was read, with the phone as it would be stored, and in the end with its booking. */
type Candidate = Omit<ReadRow, 'draft'> & {
  draft: (NonNullable<ReadRow['draft']> & { phone_key: string }) | null;
  stored: BookingRow | null;
};
type Sound = Candidate & { draft: NonNullable<Candidate['draft']> };

/** Bookings from a CSV file, all in one transaction: either everything that may be stored is, or nothing. */
export function createBookingImportService({
  inHotel,
  audit,
  events,
  guestRecords,
  bookingRecords,
  bookingMessages,
}: BookingImportDependencies) {
  const store = async (tx: HotelTransaction, scope: HotelScope, rows: Sound[]): Promise<void> => {
    const named = rows.map(({ draft }) => ({
      name: draft.guest_name,
      phone: draft.guest_phone,
      phone_key: draft.phone_key,
      email: draft.guest_email,
      language: draft.language,
    }));
    const guests = await guestRecords.recordsFor(tx, named);
    const drafts = rows.map(({ draft, confirmation_number }) => ({
      ...draft,
      guest_id: guests.get(draft.phone_key)!.id,
      confirmation_number,
    }));
    const stored = await bookingRecords.insert(tx, drafts);
    rows.forEach((row, index) => (row.stored = stored[index]!));
    await guestRecords.recount(
      tx,
      [...guests.values()].map(({ id }) => id),
    );
    await bookingMessages.follow(
      tx,
      stored.map((after) => ({ before: null, after, origin: 'import' })),
    );
    const { hotel_id } = scope;
    await audit.write(tx, scope.caller, {
      action: 'import',
      entity: 'booking',
      hotel_id,
      details: { rows: stored.length },
    });
    await events.publish(tx, { type: 'booking.updated', hotel_id }, { type: 'guest.updated', hotel_id });
  };

  return {
    /** @throws AppError invalid_input for a file without rows, or with more than 5,000. */
    run: async (scope: HotelScope, request: BookingImport): Promise<BookingImportReport> => {
      const read = readImport(request);
      if (read.rows.length === 0)
        throw new AppError('invalid_input', 'The file has no rows below its header.', [
          { path: 'csv', message: 'no rows' },
        ]);
      if (read.rows.length > rowLimit) {
        throw new AppError(
          'invalid_input',
          `The file has ${read.rows.length} rows. Import at most ${rowLimit} at a time: split it.`,
          [{ path: 'csv', message: 'too many rows' }],
        );
      }
      return inHotel(scope, async (tx) => {
        if (!request.dry_run) await guestRecords.lockAllPhones(tx, scope);
        const country = await guestRecords.countryOf(tx);
        const rows = read.rows.map((row) => candidateOf(row, country));
        await refuseTaken(tx, rows);
        const sound = rows.filter(isSound);
        const mayStore = !request.dry_run && sound.length > 0 && (request.skip_invalid || sound.length === rows.length);
        if (mayStore) await store(tx, scope, sound);
        return {
          separator: read.file.separator,
          columns: read.file.header,
          mapping: read.mapping,
          suggested_mapping: read.suggested,
          problems: read.problems,
          total: rows.length,
          valid: sound.length,
          invalid: rows.length - sound.length,
          imported: mayStore ? sound.length : 0,
          rows: rows.map(reportOf),
        };
      });
    },
  };
}
export type BookingImportService = ReturnType<typeof createBookingImportService>;

function candidateOf({ draft, ...row }: ReadRow, country: string | null): Candidate {
  if (!draft) return { ...row, draft, stored: null };
  const guest_phone = storedPhone(draft.guest_phone, country);
  return { ...row, draft: { ...draft, guest_phone, phone_key: phoneKey(guest_phone) }, stored: null };
}

const isSound = (row: Candidate): row is Sound => row.draft !== null && row.errors.length === 0;

/** Adds the errors that only other bookings make: taken confirmation numbers and shared nights, stored or in the file itself. */
async function refuseTaken(tx: HotelTransaction, rows: Candidate[]): Promise<void> {
  const sound = rows.filter(isSound);
  if (sound.length === 0) return;
  const numbers = sound.map((row) => row.confirmation_number).filter((number) => number !== null);
  const taken = new Set(await repository.takenNumbers(tx, numbers));
  const stays = staysByPhone(await storedStays(tx, sound));
  for (const row of sound) {
    const { draft, confirmation_number } = row;
    if (confirmation_number && taken.has(confirmation_number)) {
      row.errors.push({
        path: 'confirmation_number',
        message: `A booking with the number ${confirmation_number} exists already.`,
      });
      continue;
    }
    if (confirmation_number) taken.add(confirmation_number);
    if (draft.status === 'cancelled') continue;
    const others = stays.get(draft.phone_key) ?? [];
    const other = overlapWith(draft, others);
    if (other) row.errors.push({ path: 'check_in_date', message: `${overlapping} (${other.confirmation_number}).` });
    else
      stays.set(draft.phone_key, [
        ...others,
        { ...draft, id: `row ${row.row}`, confirmation_number: `row ${row.row}` },
      ]);
  }
}

function storedStays(tx: HotelTransaction, rows: Sound[]) {
  const keys = [...new Set(rows.map(({ draft }) => draft.phone_key))];
  const from = rows.map(({ draft }) => draft.check_in_date).toSorted()[0]!;
  const to = rows
    .map(({ draft }) => draft.check_out_date)
    .toSorted()
    .at(-1)!;
  return repository.staysOfPhones(tx, keys, { from, to });
}

function staysByPhone(stays: (OtherStay & { phone_key: string })[]): Map<string, OtherStay[]> {
  return Map.groupBy(stays, (stay) => stay.phone_key);
}

function reportOf({ row, draft, confirmation_number, errors, stored }: Candidate): BookingImportRow {
  const booking = draft && {
    ...draft,
    id: stored?.id ?? null,
    confirmation_number: stored?.confirmation_number ?? confirmation_number,
  };
  return { row, ok: errors.length === 0, errors, booking };
}
