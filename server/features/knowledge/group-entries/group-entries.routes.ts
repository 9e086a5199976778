import type { Router } from 'express';
import { groupEntriesContract } from '#shared/features/knowledge/group-entries.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { GroupEntriesService } from './group-entries.service.ts';

export type GroupEntriesServices = { groupEntries: GroupEntriesService };

export function groupEntriesRoutes(router: Router, { groupEntries }: GroupEntriesServices, authorize: Authorize): void {
  mount(
    router,
    groupEntriesContract,
    {
      list: ({ caller, params, query }) => groupEntries.list(caller, params.group_id, query),
      create: ({ caller, params, body }) => groupEntries.create(caller, params.group_id, body),
      update: ({ caller, params, body }) => groupEntries.update(caller, params.group_id, params.id, body),
      remove: ({ caller, params }) => groupEntries.remove(caller, params.group_id, params.id).then(() => null),
    },
    authorize,
  );
}
