import type { Router } from 'express';
import { modelBudgetsRoutes } from '../features/platform/model-budgets/model-budgets.routes.ts';
import { createModelBudgetsService } from '../features/platform/model-budgets/model-budgets.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { Infrastructure } from './infrastructure.ts';
import type { NotificationsServices } from './notifications.ts';
import type { PlatformServices } from './platform.ts';

const storeMs = 2000;

/** What the language model costs each hotel, and its budget. */
export function composeModelBudgets(
  infrastructure: Infrastructure,
  { readSettings, alerts }: PlatformServices & NotificationsServices,
) {
  const tellBudget = alerts.modelBudget;
  return { modelBudgets: createModelBudgetsService({ ...infrastructure, readSettings, tellBudget }) };
}
export type ModelBudgetsServices = ReturnType<typeof composeModelBudgets>;

/** Runs in every process: each stores what its own calls used. */
export function startModelBudgets({ modelBudgets }: ModelBudgetsServices, { rounds }: Infrastructure): void {
  rounds.every('model-use', storeMs, () => modelBudgets.store());
}

export function mountModelBudgets(router: Router, services: ModelBudgetsServices, authorize: Authorize): void {
  modelBudgetsRoutes(router, services.modelBudgets, authorize);
}
