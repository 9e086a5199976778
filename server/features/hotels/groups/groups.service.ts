import type { HotelGroup } from '#shared/features/hotels/groups/groups.contract.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { onceFor } from '#server/db/once.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './groups.repository.ts';

export type GroupsDependencies = { acrossHotels: AcrossHotels; audit: AuditService; events: Events; clock: Clock };

/** Groups of hotels, in the hands of the super admin. */
export function createGroupsService({ acrossHotels, audit, events, clock }: GroupsDependencies) {
  const demand = async (tx: AcrossHotelsTransaction, id: string): Promise<HotelGroup> => {
    const row = await repository.groupById(tx, id);
    if (!row) throw notFound('group');
    return asGroup(row);
  };

  /** Runs a change of a group and writes it to the audit log. */
  const change = (
    caller: Caller,
    id: string,
    entry: { action: AuditAction; hotel_id?: string },
    work: (tx: AcrossHotelsTransaction, group: HotelGroup) => Promise<void>,
  ) =>
    acrossHotels(async (tx) => {
      const before = await demand(tx, id);
      await work(tx, before);
      await audit.write(tx, caller, { ...entry, entity: 'group', entity_id: id, details: { name: before.name } });
    });

  /** Hotels that join or leave a group get or lose its entries. */
  const knowledgeChanged = (tx: AcrossHotelsTransaction, hotels: string[]) =>
    events.publish(tx, ...hotels.map((hotel_id) => ({ type: 'knowledge.updated' as const, hotel_id })));

  const after = (id: string) => acrossHotels((tx) => demand(tx, id));

  return {
    list: (): Promise<HotelGroup[]> => acrossHotels(async (tx) => (await repository.listGroups(tx)).map(asGroup)),

    create: (caller: Caller, name: string): Promise<HotelGroup> =>
      onceFor(acrossHotels, caller, async (tx) => {
        const id = await repository.insertGroup(tx, name, clock.now());
        await audit.write(tx, caller, { action: 'create', entity: 'group', entity_id: id, details: { name } });
        return demand(tx, id);
      }),

    rename: async (caller: Caller, id: string, name: string): Promise<HotelGroup> => {
      await change(caller, id, { action: 'update' }, (tx) => repository.renameGroup(tx, id, name));
      return after(id);
    },

    remove: (caller: Caller, id: string): Promise<void> =>
      change(caller, id, { action: 'delete' }, async (tx, { hotels }) => {
        await repository.deleteGroup(tx, id);
        const left = hotels.map((hotel) => hotel.id);
        await knowledgeChanged(tx, left);
      }),

    /** @throws AppError conflict where the hotel is in another group */
    addHotel: async (caller: Caller, id: string, hotel_id: string): Promise<HotelGroup> => {
      await change(caller, id, { action: 'add_hotel', hotel_id }, async (tx) => {
        if (!(await repository.hotelExists(tx, hotel_id))) throw notFound('hotel');
        if ((await repository.addHotel(tx, id, hotel_id)) !== id)
          throw new AppError('conflict', 'hotel_in_other_group');
        await knowledgeChanged(tx, [hotel_id]);
      });
      return after(id);
    },

    removeHotel: async (caller: Caller, id: string, hotel_id: string): Promise<HotelGroup> => {
      await change(caller, id, { action: 'remove_hotel', hotel_id }, async (tx) => {
        if (!(await repository.removeHotel(tx, id, hotel_id))) throw notFound('hotel');
        await knowledgeChanged(tx, [hotel_id]);
      });
      return after(id);
    },
  };
}
export type GroupsService = ReturnType<typeof createGroupsService>;

const asGroup = ({ created_at, ...row }: repository.GroupRow): HotelGroup => ({
  ...row,
  created_at: created_at.toISOString(),
});
