import type { Router } from 'express';
import { usersContract } from '#shared/features/auth/users.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { UsersService } from './users.service.ts';

export function usersRoutes(router: Router, users: UsersService, authorize: Authorize): void {
  mount(
    router,
    usersContract,
    {
      list: ({ query }) => users.list(query),
      get: ({ params }) => users.get(params.id),
      disable: ({ caller, params, body }) => users.disable(caller, params.id, body.reason),
      enable: ({ caller, params }) => users.enable(caller, params.id),
      resendVerification: ({ caller, params }) => users.resendVerification(caller, params.id),
      resetSecondFactor: ({ caller, params }) => users.resetSecondFactor(caller, params.id),
      endSessions: ({ caller, params }) => users.endSessions(caller, params.id),
      setMembership: ({ caller, params, body }) => users.setMembership(caller, params.id, params.hotel_id, body.role),
      removeMembership: ({ caller, params }) => users.removeMembership(caller, params.id, params.hotel_id),
    },
    authorize,
  );
}
