import type { Router } from 'express';
import { shiftContract } from '#shared/features/tasks/shift.contract.ts';
import { tasksContract } from '#shared/features/tasks/tasks.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { ShiftService } from './shift.service.ts';
import type { TasksService } from './tasks.service.ts';

type Services = { tasks: TasksService; shift: ShiftService };

export function tasksRoutes(router: Router, { tasks, shift }: Services, authorize: Authorize): void {
  mount(
    router,
    shiftContract,
    { get: ({ scope }) => shift.get(scope), sign: ({ scope, body }) => shift.sign(scope, body.note) },
    authorize,
  );
  mount(
    router,
    tasksContract,
    {
      list: ({ scope, query }) => tasks.list(scope, query),
      add: ({ scope, body }) => tasks.add(scope, body),
      start: ({ scope, params }) => tasks.start(scope, params.id),
      change: ({ scope, params, body }) => tasks.change(scope, params.id, body),
      tell: ({ scope, params, body }) => tasks.tell(scope, params.id, body),
      photo: ({ scope, params }) => tasks.photo(scope, params.id),
      setPhoto: ({ scope, params, body }) => tasks.setPhoto(scope, params.id, body),
    },
    authorize,
  );
}
