import type { Router } from 'express';
import { guestsContract } from '#shared/features/guests/guests.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { GuestRightsService } from './guest-rights.service.ts';
import type { GuestsService } from './guests.service.ts';

export type GuestsServices = { guests: GuestsService; guestRights: GuestRightsService };

export function guestsRoutes(router: Router, { guests, guestRights }: GuestsServices, authorize: Authorize): void {
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
      export: ({ scope, params }) => guestRights.export(scope, params.id),
      erase: ({ scope, params }) => guestRights.erase(scope, params.id),
    },
    authorize,
  );
}
