import type { Router } from 'express';
import { roomsContract } from '#shared/features/hotels/rooms/rooms.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { RoomsService } from './rooms.service.ts';

export function roomsRoutes(router: Router, rooms: RoomsService, authorize: Authorize): void {
  mount(
    router,
    roomsContract,
    {
      list: ({ scope }) => rooms.list(scope),
      add: ({ scope, body }) => rooms.add(scope, body),
      import: ({ scope, body }) => rooms.import(scope, body),
      change: ({ scope, params, body }) => rooms.change(scope, params.id, body),
      setState: ({ scope, params, body }) => rooms.setState(scope, params.id, body.state),
      remove: ({ scope, params }) => rooms.remove(scope, params.id),
    },
    authorize,
  );
}
