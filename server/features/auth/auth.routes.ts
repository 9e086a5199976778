import type { Router } from 'express';
import { authContract } from '#shared/features/auth/auth.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { CallersService } from './callers.service.ts';

export function authRoutes(router: Router, callers: CallersService, authorize: Authorize): void {
  mount(
    router,
    authContract,
    {
      me: ({ caller, query }) => callers.me(caller, query.hotel_id ?? null),
      setPreferences: ({ caller, body }) => callers.setPreferences(caller, body),
      chooseHotel: async ({ caller, body }) => {
        await callers.chooseHotel(caller, body.hotel_id);
        return null;
      },
      getContext: async ({ caller }) => callers.context(caller),
      startContext: ({ caller, body }) => callers.startContext(caller, body.hotel_id, body.view_mode),
      endContext: async ({ caller }) => {
        await callers.endContext(caller);
        return null;
      },
    },
    authorize,
  );
}
