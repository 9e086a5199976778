import type { Router } from 'express';
import { guestsContract } from '#shared/features/guests/guests.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { GuestRightsService } from './guest-rights.service.ts';
import type { GuestsService } from './guests.service.ts';
import type { MergesService } from './merging/merges.service.ts';

export type GuestsServices = { guests: GuestsService; guestRights: GuestRightsService; merges: MergesService };

export function guestsRoutes(
  router: Router,
  { guests, guestRights, merges }: GuestsServices,
  authorize: Authorize,
): void {
  mount(
    router,
    guestsContract,
    {
      list: ({ scope, query }) => guests.list(scope, query),
      stats: ({ scope }) => guests.stats(scope),
      create: ({ scope, body }) => guests.create(scope, body),
      get: ({ scope, params }) => guests.get(scope, params.id),
      update: ({ scope, params, body }) => guests.update(scope, params.id, body),
      remove: async ({ scope, params }) => {
        await guests.remove(scope, params.id);
        return null;
      },
      identity: ({ scope, params }) => merges.identity(scope, params.id),
      merge: ({ scope, params, body }) => merges.merge(scope, params.id, body.guest_id),
      undoMerge: ({ scope, params }) => merges.undo(scope, params.id, params.merge_id),
      tellApart: async ({ scope, params, body }) => {
        await merges.tellApart(scope, params.id, body.guest_id);
        return null;
      },
      export: ({ scope, params }) => guestRights.export(scope, params.id),
      erase: ({ scope, params }) => guestRights.erase(scope, params.id),
    },
    authorize,
  );
}
