import type { GroupPage } from '#shared/features/hotels/groups/group-admins.contract.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller } from '#server/caller.ts';
import type { AcrossHotels, InGroup } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { groupScopeOf } from '#server/http/authorize.ts';
import type { Clock } from '#server/ports/clock.ts';
import * as repository from './group-admins.repository.ts';
import { groupById } from './groups.repository.ts';

export type GroupAdminsDependencies = {
  acrossHotels: AcrossHotels;
  inGroup: InGroup;
  audit: AuditService;
  clock: Clock;
};

/** Who looks after a group, and the page that these people see. Being a group admin opens no hotel's rows. */
export function createGroupAdminsService({ acrossHotels, inGroup, audit, clock }: GroupAdminsDependencies) {
  const page = (caller: Caller, group_id: string): Promise<GroupPage> =>
    inGroup(groupScopeOf(caller, group_id), async (tx) => {
      const name = await repository.groupName(tx);
      if (name === null) throw notFound('group');
      const hotels = await repository.groupHotels(tx);
      const admins = await repository.groupAdmins(tx);
      const roleIn = (id: string) => caller.memberships.find(({ hotel_id }) => hotel_id === id)?.role ?? null;
      return {
        id: group_id,
        name,
        hotels: hotels.map(({ hotel_id, ...hotel }) => ({ id: hotel_id, ...hotel, role: roleIn(hotel_id) })),
        admins: admins.map(({ first_name, last_name, created_at, ...admin }) => ({
          ...admin,
          name: [first_name, last_name].filter(Boolean).join(' ') || admin.email,
          since: created_at.toISOString(),
        })),
      };
    });

  return {
    page,

    /** @throws AppError not_found for an address that the caller cannot choose; it does not tell whether others exist */
    add: async (caller: Caller, id: string, email: string): Promise<GroupPage> => {
      const { group_id } = groupScopeOf(caller, id);
      await acrossHotels(async (tx) => {
        const group = await demandGroup(tx, group_id);
        const account = await repository.accountWith(tx, email);
        if (caller.is_super_admin && !account) throw new AppError('not_found', 'no_account_with_address');
        if (!account || !(caller.is_super_admin || (await repository.worksInGroup(tx, group_id, account.id))))
          throw new AppError('not_found', 'not_in_group_hotels');
        const added = { group_id, user_id: account.id, created_at: clock.now() };
        if (!(await repository.insertAdmin(tx, added))) return;
        const details = { name: group.name, email };
        await audit.write(tx, caller, { action: 'add_admin', entity: 'group', entity_id: group_id, details });
      });
      return page(caller, group_id);
    },

    remove: async (caller: Caller, id: string, user_id: string): Promise<void> => {
      const { group_id } = groupScopeOf(caller, id);
      await acrossHotels(async (tx) => {
        const group = await demandGroup(tx, group_id);
        const email = await repository.deleteAdmin(tx, { group_id, user_id });
        if (email === undefined) throw notFound('group_admin');
        const details = { name: group.name, email };
        await audit.write(tx, caller, { action: 'remove_admin', entity: 'group', entity_id: group_id, details });
      });
    },
  };
}
export type GroupAdminsService = ReturnType<typeof createGroupAdminsService>;

/** @throws AppError not_found for a group that is gone */
async function demandGroup(tx: Parameters<typeof groupById>[0], id: string) {
  const group = await groupById(tx, id);
  if (!group) throw notFound('group');
  return group;
}
