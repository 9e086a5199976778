import type { Router } from 'express';
import { modelBudgetsContract } from '#shared/features/platform/model-budgets.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { ModelBudgetsService } from './model-budgets.service.ts';

export function modelBudgetsRoutes(router: Router, budgets: ModelBudgetsService, authorize: Authorize): void {
  mount(
    router,
    modelBudgetsContract,
    {
      hotel: ({ scope }) => budgets.ofHotel(scope),
      list: ({ query }) => budgets.list(query.search),
      set: ({ caller, params, body }) => budgets.set(caller, params.hotel_id, body.budget),
    },
    authorize,
  );
}
