import type { Router } from 'express';
import { tasksRoutes } from '../features/tasks/tasks.routes.ts';
import { createTasksService } from '../features/tasks/tasks.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { ConversationsServices } from './conversations.ts';
import type { Infrastructure } from './infrastructure.ts';

/** Tasks of departments, and promises to guests. */
export function composeTasks(infrastructure: Infrastructure, { conversations }: ConversationsServices) {
  return {
    tasks: createTasksService({ ...infrastructure, reply: conversations.reply }),
  };
}
export type TasksServices = ReturnType<typeof composeTasks>;

export function mountTasks(router: Router, services: TasksServices, authorize: Authorize): void {
  tasksRoutes(router, services, authorize);
}
