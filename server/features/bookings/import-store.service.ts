import type { BookingImport } from '#shared/features/bookings/booking-import.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { GuestRecordsService } from '#server/features/guests/guest-records.service.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { StayMessagePlanForBookings, ChangedBooking } from './stay-messages.types.ts';
import type { BookingRecordsService } from './booking-records.service.ts';
import * as repository from './bookings.repository.ts';
import { actionOf, bookingFields, changesOf, type Sound } from './import-candidates.rules.ts';

export type ImportStoreDependencies = {
  audit: AuditService;
  events: Events;
  clock: Clock;
  guestRecords: GuestRecordsService;
  bookingRecords: BookingRecordsService;
  plan: StayMessagePlanForBookings;
};

/** Stores the good rows of a file in the caller's transaction, and sets each row's `stored`. The phones must be locked. */
export function createImportStore(dependencies: ImportStoreDependencies) {
  const { audit, events, guestRecords, plan } = dependencies;
  return {
    store: async (tx: HotelTransaction, scope: HotelScope, rows: Sound[], request: BookingImport): Promise<void> => {
      const { hotel_id } = scope;
      const changing = rows.filter((row) => actionOf(row) !== 'unchanged');
      const guests = await guestRecords.recordsFor(
        tx,
        changing.map(({ draft }) => ({
          name: draft.guest_name,
          phone: draft.guest_phone,
          phone_key: draft.phone_key,
          email: draft.guest_email,
          language: draft.language,
        })),
      );
      const guestIdOf = (row: Sound): string => guests.get(row.draft.phone_key)!.id;
      const added = await add(
        dependencies,
        tx,
        changing.filter(({ before }) => !before),
        guestIdOf,
        request,
      );
      const changed = await change(
        dependencies,
        tx,
        scope,
        changing.filter(({ before }) => before),
        guestIdOf,
      );
      await guestRecords.recount(tx, [
        ...changing.map(guestIdOf),
        ...changed.map(({ before }) => before?.guest_id ?? null),
      ]);
      await plan.follow(tx, [...added, ...changed]);
      await audit.write(tx, scope.caller, {
        action: 'import',
        entity: 'booking',
        hotel_id,
        details: { rows: added.length, updated: changed.length, send_welcome: request.send_welcome },
      });
      await events.publish(tx, { type: 'booking.updated', hotel_id }, { type: 'guest.updated', hotel_id });
    },
  };
}

type GuestIdOf = (row: Sound) => string;

async function add(
  { bookingRecords }: ImportStoreDependencies,
  tx: HotelTransaction,
  rows: Sound[],
  guestIdOf: GuestIdOf,
  { send_welcome }: BookingImport,
): Promise<ChangedBooking[]> {
  const drafts = rows.map((row) => ({
    ...row.draft,
    guest_id: guestIdOf(row),
    confirmation_number: row.confirmation_number,
  }));
  const stored = await bookingRecords.insert(tx, drafts);
  rows.forEach((row, index) => (row.stored = stored[index]!));
  return stored.map((after) => ({ before: null, after, origin: 'import', welcome: send_welcome }));
}

async function change(
  { audit, clock }: ImportStoreDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  rows: Sound[],
  guestIdOf: GuestIdOf,
): Promise<ChangedBooking[]> {
  const changed: ChangedBooking[] = [];
  for (const row of rows) {
    const before = row.before!;
    const fields = changesOf(row).map(({ field }) => field);
    const otherPhone = row.draft.guest_phone !== before.guest_phone;
    const values = Object.fromEntries(
      bookingFields.filter((field) => fields.includes(field)).map((field) => [field, row.draft[field]]),
    );
    const after = await repository.updateBooking(tx, before.id, {
      ...values,
      ...(otherPhone ? { phone_key: row.draft.phone_key, guest_id: guestIdOf(row) } : {}),
      updated_at: clock.now(),
    });
    row.stored = after!;
    changed.push({ before, after: after!, origin: 'import' });
    await audit.write(tx, scope.caller, {
      action: 'update',
      entity: 'booking',
      entity_id: before.id,
      hotel_id: scope.hotel_id,
      details: { fields, source: 'import' },
    });
  }
  return changed;
}
