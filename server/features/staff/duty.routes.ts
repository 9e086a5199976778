import type { Router } from 'express';
import { dutyContract } from '#shared/features/staff/duty.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { DutyService } from './duty.service.ts';

export function dutyRoutes(router: Router, duty: DutyService, authorize: Authorize): void {
  mount(
    router,
    dutyContract,
    {
      get: ({ scope }) => duty.get(scope),
      sign: ({ scope, body }) => duty.sign(scope, body.is_on),
      addShift: ({ scope, body }) => duty.addShift(scope, body),
      removeShift: ({ scope, params }) => duty.removeShift(scope, params.id),
      addDaysOff: ({ scope, body }) => duty.addDaysOff(scope, body),
      removeDaysOff: ({ scope, params }) => duty.removeDaysOff(scope, params.id),
    },
    authorize,
  );
}
