import { phoneKey, storedPhone } from '#shared/features/guests/phones.rules.ts';
import { once } from '#server/db/once.ts';
import type { GuestKind } from '#shared/features/guests/guests.contract.ts';
import type { Guest, GuestChange, GuestDraft, GuestStats } from '#shared/features/guests/guests.schema.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { GuestRecordsService } from './guest-records.service.ts';
import * as repository from './guests.repository.ts';
import type { MergesService } from './merging/merges.service.ts';
import { asGuest, type GuestRow } from './guests.rules.ts';
import { searchTerms } from '#server/db/search.ts';

export type GuestsDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  guestRecords: GuestRecordsService;
  merges: Pick<MergesService, 'forget'>;
};
export type GuestList = {
  search?: string | undefined;
  kind?: GuestKind | undefined;
  cursor?: string | undefined;
  limit: number;
};

/** Guest records as edited by staff. Their stays are calculated from bookings (guest-records.service.ts). */
export function createGuestsService({ inHotel, audit, events, clock, guestRecords, merges }: GuestsDependencies) {
  const tell = async (
    tx: HotelTransaction,
    scope: HotelScope,
    action: AuditAction,
    id: string,
    details: Record<string, unknown> = {},
  ) => {
    await audit.write(tx, scope.caller, { action, entity: 'guest', entity_id: id, hotel_id: scope.hotel_id, details });
    await events.publish(tx, { type: 'guest.updated', hotel_id: scope.hotel_id, guest_id: id });
  };

  /** Links the bookings without a guest and the conversation of a guest's phone. The phone must be locked. */
  const settle = async (tx: HotelTransaction, guest: GuestRow): Promise<GuestRow> => {
    await repository.adoptBookings(tx, guest.id, guest.phone_key);
    await guestRecords.recount(tx, [guest.id]);
    await guestRecords.linkConversation(tx, guest);
    return (await repository.guestById(tx, guest.id)) ?? guest;
  };

  const storedAs = async (tx: HotelTransaction, typed: string) => {
    const phone = storedPhone(typed, await guestRecords.countryOf(tx));
    return { phone, phone_key: phoneKey(phone) };
  };

  return {
    list: (scope: HotelScope, { search, kind, cursor, limit }: GuestList) =>
      inHotel(scope, async (tx) => {
        const before = decodeBefore(cursor);
        const rows = await repository.listGuests(tx, {
          terms: search ? searchTerms(search) : null,
          kind,
          before,
          limit: limit + 1,
        });
        return toPage(rows.map(asGuest), limit, cursorOf);
      }),

    stats: (scope: HotelScope): Promise<GuestStats> =>
      inHotel(scope, async (tx) => {
        const stats = await repository.guestStats(tx);
        return { ...stats, revenue: Number(stats.revenue) };
      }),

    get: (scope: HotelScope, id: string): Promise<Guest> =>
      inHotel(scope, async (tx) => {
        const guest = await repository.guestById(tx, id);
        if (!guest) throw notFound('guest');
        return asGuest(guest);
      }),

    create: (scope: HotelScope, draft: GuestDraft): Promise<Guest> =>
      once(inHotel, scope, async (tx) => {
        const phone = await storedAs(tx, draft.phone);
        await guestRecords.lockPhones(tx, scope, [phone.phone_key]);
        const [guest] = await repository.insertGuests(tx, [{ ...draft, ...phone }]);
        const settled = await settle(tx, guest!);
        await tell(tx, scope, 'create', settled.id);
        return asGuest(settled);
      }),

    update: (scope: HotelScope, id: string, change: GuestChange): Promise<Guest> =>
      inHotel(scope, async (tx) => {
        if (Object.keys(change).length === 0) throw new AppError('invalid_input', 'nothing_changed');
        const phone = change.phone === undefined ? null : await storedAs(tx, change.phone);
        if (phone) await guestRecords.lockPhones(tx, scope, [phone.phone_key]);
        const guest = await repository.updateGuest(tx, id, { ...change, ...phone, updated_at: clock.now() });
        if (!guest) throw notFound('guest');
        if (change.first_name !== undefined || change.last_name !== undefined)
          await guestRecords.linkConversation(tx, guest);
        const settled = phone ? await settle(tx, guest) : guest;
        await tell(tx, scope, 'update', id, { fields: Object.keys(change) });
        return asGuest(settled);
      }),

    /** Bookings and conversations are kept without a guest. */
    remove: (scope: HotelScope, id: string): Promise<void> =>
      inHotel(scope, async (tx) => {
        await guestRecords.lockAllPhones(tx, scope);
        if (!(await repository.deleteGuest(tx, id))) throw notFound('guest');
        await merges.forget(tx, id);
        await tell(tx, scope, 'delete', id);
      }),
  };
}
export type GuestsService = ReturnType<typeof createGuestsService>;
