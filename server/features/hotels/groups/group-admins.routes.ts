import type { Router } from 'express';
import { groupAdminsContract } from '#shared/features/hotels/groups/group-admins.contract.ts';
import { groupReportContract } from '#shared/features/hotels/groups/group-report.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { GroupAdminsService } from './group-admins.service.ts';
import type { GroupReportService } from './group-report.service.ts';

export function groupAdminsRoutes(
  router: Router,
  { groupAdmins: admins, groupReport }: { groupAdmins: GroupAdminsService; groupReport: GroupReportService },
  authorize: Authorize,
): void {
  mount(
    router,
    groupReportContract,
    { get: ({ caller, params, query }) => groupReport.read(caller, params.group_id, query) },
    authorize,
  );
  mount(
    router,
    groupAdminsContract,
    {
      get: ({ caller, params }) => admins.page(caller, params.group_id),
      add: ({ caller, params, body }) => admins.add(caller, params.group_id, body.email),
      remove: ({ caller, params }) => admins.remove(caller, params.group_id, params.user_id).then(() => null),
    },
    authorize,
  );
}
