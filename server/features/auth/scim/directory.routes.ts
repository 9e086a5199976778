import type { Router } from 'express';
import { directoryContract } from '#shared/features/auth/directory.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { DirectoryService } from './directory.service.ts';

export function directoryRoutes(router: Router, directory: DirectoryService, authorize: Authorize): void {
  mount(
    router,
    directoryContract,
    {
      get: ({ params }) => directory.get(params.id),
      setHotels: ({ caller, params, body }) => directory.setHotels(caller, params.id, params.directory_group_id, body),
      state: ({ caller, params }) => directory.state(caller, params.group_id),
    },
    authorize,
  );
}
