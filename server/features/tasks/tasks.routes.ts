import type { Router } from 'express';
import { tasksContract } from '#shared/features/tasks/tasks.contract.ts';
import type { Authorize } from '#server/http/authorize.ts';
import { mount } from '#server/http/mount.ts';
import type { TasksService } from './tasks.service.ts';

type Services = { tasks: TasksService };

export function tasksRoutes(router: Router, { tasks }: Services, authorize: Authorize): void {
  mount(
    router,
    tasksContract,
    {
      list: ({ scope, query }) => tasks.list(scope, query),
      add: ({ scope, body }) => tasks.add(scope, body),
      change: ({ scope, params, body }) => tasks.change(scope, params.id, body),
      tell: ({ scope, params, body }) => tasks.tell(scope, params.id, body),
      photo: ({ scope, params }) => tasks.photo(scope, params.id),
      setPhoto: ({ scope, params, body }) => tasks.setPhoto(scope, params.id, body),
    },
    authorize,
  );
}
