import type { Router } from 'express';
import { inOneProcess } from '../db/single-process.ts';
import { someMessageSent } from '../features/tasks/promises.repository.ts';
import { createPromisesService, OVERLAP_SECONDS } from '../features/tasks/promises.service.ts';
import { createShiftService } from '../features/tasks/shift.service.ts';
import { tasksRoutes } from '../features/tasks/tasks.routes.ts';
import { createTasksService } from '../features/tasks/tasks.service.ts';
import type { Authorize } from '../http/authorize.ts';
import type { ConversationsServices } from './conversations.ts';
import type { Infrastructure } from './infrastructure.ts';

const roundMs = 2000;

/** Tasks of departments, and promises to guests. */
export function composeTasks(infrastructure: Infrastructure, { conversations }: ConversationsServices) {
  return {
    tasks: createTasksService({ ...infrastructure, reply: conversations.replyWithin }),
    shift: createShiftService(infrastructure),
    promises: createPromisesService(infrastructure),
  };
}
/** Proposes promises as tasks, in one process at a time. */
export function startTasksWorkers({ promises }: TasksServices, { rounds, db }: Infrastructure): void {
  rounds.every('promises', roundMs, inOneProcess(db, 'promises', promises.round), () =>
    someMessageSent(OVERLAP_SECONDS),
  );
}
export type TasksServices = ReturnType<typeof composeTasks>;

export function mountTasks(router: Router, services: TasksServices, authorize: Authorize): void {
  tasksRoutes(router, services, authorize);
}
