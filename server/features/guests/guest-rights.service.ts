import { isErased } from '#shared/features/guests/erasure.rules.ts';
import type { Erasure } from '#shared/features/guests/guest-file.schema.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { inBoundedTime } from '#server/db/bounded-time.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ErasureService } from './erasure.service.ts';
import { rowsOfGuest } from './guest-file.repository.ts';
import { readGuestFile } from './guest-file.service.ts';
import type { GuestRecordsService } from './guest-records.service.ts';
import * as guests from './guests.repository.ts';

export type GuestRightsDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  clock: Clock;
  erasure: ErasureService;
  guestRecords: GuestRecordsService;
};

/** A guest's rights: an export of all data about them, and erasure. */
export function createGuestRightsService({ inHotel, audit, clock, erasure, guestRecords }: GuestRightsDependencies) {
  const guestOf = async (tx: HotelTransaction, id: string) => {
    const guest = await guests.guestById(tx, id);
    if (!guest) throw notFound('guest');
    return guest;
  };
  /** Counts only: the audit log is kept after the erasure. */
  const note = (
    tx: HotelTransaction,
    { caller, hotel_id }: HotelScope,
    action: AuditAction,
    id: string,
    rows: object,
  ) => audit.write(tx, caller, { action, entity: 'guest', entity_id: id, hotel_id, details: { ...rows } });

  return {
    export: (scope: HotelScope, id: string) =>
      inHotel(scope, async (tx) => {
        const guest = await guestOf(tx, id);
        const file = await inBoundedTime(tx, () => readGuestFile(tx, guest, clock.now()));
        await note(tx, scope, 'export', id, {
          bookings: file.bookings.length,
          conversations: file.conversations.length,
        });
        return file;
      }),

    erase: (scope: HotelScope, id: string): Promise<Erasure> =>
      inHotel(scope, async (tx) => {
        const { phone_key } = await guestOf(tx, id);
        await guestRecords.lockPhones(tx, scope, [phone_key]);
        // The phone may have changed before it was locked.
        const guest = await guestOf(tx, id);
        if (isErased(guest)) throw new AppError('conflict', 'guest_erased_already');
        const erased = await erasure.erase(tx, scope.hotel_id, await rowsOfGuest(tx, id, guest.phone_key));
        await note(tx, scope, 'erase', id, erased);
        return erased;
      }),
  };
}
export type GuestRightsService = ReturnType<typeof createGuestRightsService>;
