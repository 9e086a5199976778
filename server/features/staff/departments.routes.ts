import type { Router } from 'express';
import { departmentsContract } from '#shared/features/staff/departments.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { DepartmentsService } from './departments.service.ts';

export function departmentsRoutes(router: Router, departments: DepartmentsService, authorize: Authorize): void {
  mount(
    router,
    departmentsContract,
    {
      get: ({ scope }) => departments.get(scope),
      add: ({ scope, body }) => departments.add(scope, body),
      change: ({ scope, params, body }) => departments.change(scope, params.id, body),
      remove: ({ scope, params }) => departments.remove(scope, params.id),
      saveSettings: ({ scope, body }) => departments.saveSettings(scope, body.taken_within_minutes),
    },
    authorize,
  );
}
