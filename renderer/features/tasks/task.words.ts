import type { Task } from '#shared/features/tasks/tasks.schema.ts';
import type { TaskView } from '#shared/features/tasks/tasks.values.ts';

/** English keys. */
export const priorityWords: Record<Task['priority'], string> = {
  low: 'Low',
  normal: 'Normal',
  high: 'High',
  urgent: 'Urgent',
};

export const viewWords: Record<TaskView, string> = {
  open: 'Open tasks',
  mine: 'My tasks',
  late: 'Overdue',
  promises: 'Promises',
  late_promises: 'Late promises',
  done: 'Done tasks',
};
