import { Router, type ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { createAnswering, idOf, refusalOf, send } from './scim-answer.routes.ts';
import type { ScimCallsService } from './scim-calls.service.ts';
import { addGroups } from './scim-groups.routes.ts';
import type { ScimGroupsService } from './scim-groups.service.ts';
import { ScimRefusal } from './scim-refusal.ts';
import { errorOf, listOf } from './scim-resources.ts';
import { resourceTypes, schemas, serviceProvider } from './scim-schemas.ts';
import { addUsers } from './scim-users.routes.ts';
import type { ScimService } from './scim.service.ts';

export type ScimServices = { users: ScimService; groups: ScimGroupsService; calls: ScimCallsService };

/** SCIM 2.0 (RFC 7643, 7644) below /scim/v2: people, groups, and what a directory asks about the service. */
export function scimRoutes({ users, groups, calls }: ScimServices, base: string, log: Logger): Router {
  const router = Router();
  addDiscovery(router, base);
  const answering = createAnswering(calls, log);
  addUsers(router, users, base, answering);
  addGroups(router, groups, base, answering);
  router.use(
    answering(() => {
      throw new ScimRefusal(404, 'There is no such resource.');
    }),
  );
  const refuse: ErrorRequestHandler = (error: unknown, _request, response, _next) => {
    const refusal = refusalOf(error, log);
    send(response, { status: refusal.status, body: errorOf(refusal) });
  };
  router.use(refuse);
  return router;
}

/** Open to all: what it tells is no secret, and directories ask before they have a token. */
function addDiscovery(router: Router, base: string): void {
  router.get('/ServiceProviderConfig', (_request, response) =>
    send(response, { status: 200, body: serviceProvider(base) }),
  );
  for (const [path, all] of [
    ['/Schemas', schemas(base)],
    ['/ResourceTypes', resourceTypes(base)],
  ] as const) {
    router.get(path, (_request, response) => send(response, { status: 200, body: listOf([...all], all.length, 1) }));
    router.get(`${path}/:id`, (request, response) => {
      const found = all.find(({ id }) => id.toLowerCase() === idOf(request).toLowerCase());
      if (!found) throw new ScimRefusal(404, 'There is no such resource.');
      send(response, { status: 200, body: found });
    });
  }
}
