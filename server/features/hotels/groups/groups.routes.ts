import type { Router } from 'express';
import { groupsContract } from '#shared/features/hotels/groups/groups.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { GroupsService } from './groups.service.ts';

export function groupsRoutes(router: Router, groups: GroupsService, authorize: Authorize): void {
  mount(
    router,
    groupsContract,
    {
      list: () => groups.list(),
      create: ({ caller, body }) => groups.create(caller, body.name),
      rename: ({ caller, params, body }) => groups.rename(caller, params.id, body.name),
      remove: ({ caller, params }) => groups.remove(caller, params.id).then(() => null),
      addHotel: ({ caller, params }) => groups.addHotel(caller, params.id, params.hotel_id),
      removeHotel: ({ caller, params }) => groups.removeHotel(caller, params.id, params.hotel_id),
    },
    authorize,
  );
}
