import type { Router } from 'express';
import { ssoContract } from '#shared/features/auth/sso.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { DirectoryService } from '../scim/directory.service.ts';
import type { SsoConnectionsService } from './sso-connections.service.ts';

export function ssoRoutes(
  router: Router,
  connections: SsoConnectionsService,
  directory: Pick<DirectoryService, 'newToken' | 'removeToken'>,
  authorize: Authorize,
): void {
  mount(
    router,
    ssoContract,
    {
      get: ({ params }) => connections.get(params.id),
      save: ({ caller, params, body }) => connections.save(caller, params.id, body),
      remove: ({ caller, params }) => connections.remove(caller, params.id).then(() => null),
      check: ({ params }) => connections.check(params.id),
      confirmDomain: ({ caller, params }) => connections.confirmDomain(caller, params.id, params.domain),
      removeDomain: ({ caller, params }) => connections.removeDomain(caller, params.id, params.domain),
      newDirectoryToken: ({ caller, params }) => directory.newToken(caller, params.id),
      removeDirectoryToken: ({ caller, params }) => directory.removeToken(caller, params.id).then(() => null),
    },
    authorize,
  );
}
