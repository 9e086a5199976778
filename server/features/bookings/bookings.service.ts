import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { once } from '#server/db/once.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { Booking, BookingChange, BookingDraft } from '#shared/features/bookings/bookings.schema.ts';
import { datesInOrder, type Stay } from '#shared/features/bookings/stays.rules.ts';
import { phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { GuestRecordsService } from '#server/features/guests/guest-records.service.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { AppError, invalidInput, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { StayMessagePlanForBookings } from './stay-messages.types.ts';
import type { BookingRecordsService } from './booking-records.service.ts';
import * as repository from './bookings.repository.ts';
import { asBooking, overlapWith, withChange, type BookingRow, type OtherStay } from './bookings.rules.ts';

export type BookingsDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  guestRecords: GuestRecordsService;
  bookingRecords: BookingRecordsService;
  plan: Pick<StayMessagePlanForBookings, 'follow'>;
};

/** Creates and changes bookings. Stays of one phone must not overlap. Updates the guest's record and the message plan. */
export function createBookingsService({
  inHotel,
  audit,
  events,
  clock,
  guestRecords,
  bookingRecords,
  plan,
}: BookingsDependencies) {
  const tell = async (
    tx: HotelTransaction,
    scope: HotelScope,
    action: AuditAction,
    id: string,
    guestIds: (string | null)[],
    details: Record<string, unknown>,
  ) => {
    const { hotel_id } = scope;
    await audit.write(tx, scope.caller, { action, entity: 'booking', entity_id: id, hotel_id, details });
    const guests = [...new Set(guestIds)].filter((guestId) => guestId !== null);
    await events.publish(
      tx,
      { type: 'booking.updated', hotel_id, booking_id: id },
      ...guests.map((guest_id) => ({ type: 'guest.updated' as const, hotel_id, guest_id })),
    );
  };

  const storedAs = async (tx: HotelTransaction, typed: string) => {
    const guest_phone = storedPhone(typed, await guestRecords.countryOf(tx));
    return { guest_phone, phone_key: phoneKey(guest_phone) };
  };

  /** The phone must be locked. */
  const refuseOverlap = async (tx: HotelTransaction, key: string, stay: Stay, self: string | null) => {
    const others = await repository.staysOfPhones(tx, [key], { from: stay.check_in_date, to: stay.check_out_date });
    const other = overlapWith(stay, others, self);
    if (other) throw bookingOverlap(other);
  };

  const guestIdOf = async (
    tx: HotelTransaction,
    booking: {
      guest_name: string;
      guest_phone: string;
      phone_key: string;
      guest_email?: string | null;
      language?: string | null;
    },
  ) => {
    const { guest_name: name, guest_phone: phone, phone_key, guest_email, language } = booking;
    const records = await guestRecords.recordsFor(tx, [
      { name, phone, phone_key, email: guest_email ?? null, language: language ?? null },
    ]);
    return records.get(phone_key)!.id;
  };

  /** Phones are locked before rows, so the row is read twice: once to learn its phone, and again under the lock. */
  const lockWithPhone = async (
    tx: HotelTransaction,
    scope: HotelScope,
    id: string,
    movedTo: string | undefined,
  ): Promise<BookingRow> => {
    const seen = await repository.bookingById(tx, id);
    if (!seen) throw notFound('booking');
    await guestRecords.lockPhones(tx, scope, movedTo ? [seen.phone_key, movedTo] : [seen.phone_key]);
    const booking = await repository.lockBooking(tx, id);
    if (!booking) throw notFound('booking');
    if (!movedTo && booking.phone_key !== seen.phone_key) throw await staleVersion(audit, tx, booking);
    return booking;
  };

  return {
    create: (scope: HotelScope, draft: BookingDraft): Promise<Booking> =>
      once(inHotel, scope, async (tx) => {
        const fields = { ...draft, ...(await storedAs(tx, draft.guest_phone)) };
        await guestRecords.lockPhones(tx, scope, [fields.phone_key]);
        if (fields.status !== 'cancelled') await refuseOverlap(tx, fields.phone_key, fields, null);
        const guest_id = await guestIdOf(tx, fields);
        const [after] = await bookingRecords.insert(tx, [{ ...fields, guest_id, confirmation_number: null }]);
        await guestRecords.recount(tx, [guest_id]);
        await plan.follow(tx, [{ before: null, after: after!, origin: 'staff' }]);
        await tell(tx, scope, 'create', after!.id, [guest_id], { confirmation_number: after!.confirmation_number });
        return asBooking(after!);
      }),

    update: (scope: HotelScope, id: string, { version, ...change }: BookingChange): Promise<Booking> =>
      inHotel(scope, async (tx) => {
        if (Object.keys(change).length === 0) throw new AppError('invalid_input', 'nothing_changed');
        const moved = change.guest_phone === undefined ? null : await storedAs(tx, change.guest_phone);
        const before = await lockWithPhone(tx, scope, id, moved?.phone_key);
        if (version !== undefined && version !== before.version) throw await staleVersion(audit, tx, before);
        const fields = { ...change, ...moved };
        const next = withChange(before, fields);
        if (!datesInOrder(next)) throw invalidInput([fieldProblem('check_out_date', reason('dates_wrong_order'))]);
        if (mayOverlap(before, next)) await refuseOverlap(tx, next.phone_key, next, id);
        const otherPhone = next.phone_key !== before.phone_key || next.guest_phone !== before.guest_phone;
        const guest_id = otherPhone ? await guestIdOf(tx, next) : before.guest_id;
        const after = (await repository.updateBooking(tx, id, { ...fields, guest_id, updated_at: clock.now() }))!;
        await guestRecords.recount(tx, [before.guest_id, guest_id]);
        await plan.follow(tx, [{ before, after, origin: 'staff' }]);
        await tell(tx, scope, 'update', id, [before.guest_id, guest_id], { fields: Object.keys(change) });
        return asBooking(after);
      }),

    remove: (scope: HotelScope, id: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        await guestRecords.lockPhones(tx, scope, []);
        const booking = await repository.lockBooking(tx, id);
        if (!booking) throw notFound('booking');
        // Planned messages must not be sent after the deletion.
        await plan.follow(tx, [{ before: booking, after: { ...booking, status: 'cancelled' }, origin: 'staff' }]);
        await repository.deleteBooking(tx, id);
        await guestRecords.recount(tx, [booking.guest_id]);
        await tell(tx, scope, 'delete', id, [booking.guest_id], { confirmation_number: booking.confirmation_number });
      }),
  };
}
export type BookingsService = ReturnType<typeof createBookingsService>;

function bookingOverlap({ check_in_date, check_out_date, confirmation_number }: OtherStay): AppError {
  const other = { number: confirmation_number, from: check_in_date, to: check_out_date };
  return new AppError('booking_overlap', 'booking_overlap', [
    fieldProblem('check_in_date', reason('booking_lasts', other)),
  ]);
}

async function staleVersion(audit: AuditService, tx: HotelTransaction, { id, version }: BookingRow): Promise<AppError> {
  const who = await audit.lastChangeBy(tx, 'booking', id);
  return new AppError('conflict', who ? reason('booking_changed_by', { name: who }) : 'booking_changed', {
    version,
    changed_by: who,
  });
}

/** Whether a change can cause an overlap: other nights, another phone, or a status that is no longer cancelled. */
function mayOverlap(before: BookingRow, next: Stay & Pick<BookingRow, 'phone_key' | 'status'>): boolean {
  if (next.status === 'cancelled') return false;
  const sameNights = before.check_in_date === next.check_in_date && before.check_out_date === next.check_out_date;
  return !sameNights || before.phone_key !== next.phone_key || before.status === 'cancelled';
}
