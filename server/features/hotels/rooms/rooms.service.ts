import { readRooms } from '#shared/features/hotels/rooms/room-rows.rules.ts';
import { once, unrepeated } from '#server/db/once.ts';
import type { RoomDraft, RoomImport, RoomImportReport } from '#shared/features/hotels/rooms/rooms.schema.ts';
import { mostRooms, type RoomState } from '#shared/features/hotels/rooms/rooms.values.ts';
import { reason } from '#shared/reasons/reasons.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { reportOf, toStore, withStored } from './room-import.rules.ts';
import * as repository from './rooms.repository.ts';

export type RoomsDependencies = { inHotel: InHotel; audit: AuditService; events: Events; clock: Clock };

/** Rooms of a hotel. Bookings refer to them by number; a booking's text stays where no room fits. */
export function createRoomsService({ inHotel, audit, events, clock }: RoomsDependencies) {
  const inForm = ({ updated_at, ...row }: repository.RoomRow) => ({ ...row, updated_at: updated_at.toISOString() });
  const one = async (tx: HotelTransaction, id: string) => {
    const [row] = await repository.roomsWithStays(tx, id, clock.now());
    if (!row) throw notFound('room');
    return inForm(row);
  };
  type Change = { action: AuditAction; entity_id?: string; details?: Record<string, unknown> };
  const tell = async (tx: HotelTransaction, { caller, hotel_id }: HotelScope, change: Change): Promise<void> => {
    await audit.write(tx, caller, { entity: 'room', ...change, hotel_id });
    await events.publish(tx, { type: 'room.updated', hotel_id });
  };
  const link = async (tx: HotelTransaction, { hotel_id }: HotelScope): Promise<number> => {
    const linked = await repository.linkBookings(tx);
    if (linked > 0) await events.publish(tx, { type: 'booking.updated', hotel_id });
    return linked;
  };
  const refuseTooMany = (count: number): void => {
    if (count > mostRooms) throw new AppError('conflict', reason('too_many_rooms', { most: mostRooms }));
  };

  return {
    list: (scope: HotelScope) =>
      inHotel(scope, async (tx) => ({
        rooms: (await repository.roomsWithStays(tx, null, clock.now())).map(inForm),
      })),

    /** @throws AppError conflict for a number that is taken, and above 3,000 rooms. */
    add: (scope: HotelScope, draft: RoomDraft) =>
      once(inHotel, scope, async (tx) => {
        refuseTooMany((await repository.roomsByNumber(tx)).length + 1);
        const id = await repository.insertRoom(tx, draft, clock.now());
        if (!id) throw new AppError('conflict', reason('room_twice', { number: draft.number }));
        await link(tx, scope);
        await tell(tx, scope, { action: 'create', entity_id: id, details: { number: draft.number } });
        return one(tx, id);
      }),

    import: (scope: HotelScope, { csv, dry_run }: RoomImport): Promise<RoomImportReport> =>
      once(inHotel, dry_run ? unrepeated(scope) : scope, async (tx) => {
        const stored = await repository.roomsByNumber(tx);
        const rows = withStored(readRooms(csv), stored);
        const report = reportOf(rows, stored);
        refuseTooMany(stored.length + report.added);
        if (dry_run || rows.some(({ problem }) => problem)) return report;
        await repository.storeRooms(tx, toStore(rows, report), clock.now());
        const linked = await link(tx, scope);
        const { added, changed } = report;
        await tell(tx, scope, { action: 'import', details: { added, changed } });
        return { ...report, linked };
      }),

    /** @throws AppError not_found, conflict for a number that is taken. */
    change: (scope: HotelScope, id: string, draft: Omit<RoomDraft, 'state'>) =>
      inHotel(scope, async (tx) => {
        const { number } = draft;
        if (await repository.hasNumber(tx, number, id))
          throw new AppError('conflict', reason('room_twice', { number }));
        if (!(await repository.updateRoom(tx, id, { ...draft, updated_at: clock.now() }))) throw notFound('room');
        await repository.renumberBookings(tx, id);
        await link(tx, scope);
        await tell(tx, scope, { action: 'update', entity_id: id, details: { number } });
        return one(tx, id);
      }),

    setState: (scope: HotelScope, id: string, state: RoomState) =>
      inHotel(scope, async (tx) => {
        if (!(await repository.updateRoom(tx, id, { state, updated_at: clock.now() }))) throw notFound('room');
        await tell(tx, scope, { action: 'update', entity_id: id, details: { state } });
        return one(tx, id);
      }),

    remove: (scope: HotelScope, id: string): Promise<null> =>
      inHotel(scope, async (tx) => {
        const number = await repository.deleteRoom(tx, id);
        if (number === null) throw notFound('room');
        await tell(tx, scope, { action: 'delete', entity_id: id, details: { number } });
        return null;
      }),
  };
}
export type RoomsService = ReturnType<typeof createRoomsService>;
