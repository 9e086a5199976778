import type { Router } from 'express';
import { authContract } from '#shared/features/auth/auth.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { ActingService } from './acting.service.ts';
import type { CallersService } from './callers.service.ts';

export type CallerServices = { callers: CallersService; acting: ActingService };

export function authRoutes(router: Router, { callers, acting }: CallerServices, authorize: Authorize): void {
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
      startContext: ({ caller, body }) => acting.start(caller, body),
      endContext: async ({ caller }) => {
        await acting.end(caller);
        return null;
      },
    },
    authorize,
  );
}
