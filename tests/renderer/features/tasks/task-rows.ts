import type { Shift } from '#shared/features/tasks/shift.contract.ts';
import type { Task } from '#shared/features/tasks/tasks.schema.ts';
import { hotelId } from '../../support/rows.ts';

const at = '2026-03-01T10:00:00.000Z';
export const taskId = '0199a000-0000-7000-8000-0000000000d1';
export const tasksPath = `/api/hotels/${hotelId}/tasks`;

export function aTask(overrides: Partial<Task> = {}): Task {
  return {
    id: taskId,
    kind: 'task',
    title: 'Repair the shower',
    status: 'open',
    priority: 'normal',
    room_number: null,
    department_id: null,
    department_name: null,
    owner_id: null,
    owner_name: null,
    due_at: null,
    is_late: false,
    conversation_id: null,
    guest_name: null,
    message_id: null,
    quote: null,
    quote_author: null,
    picture: null,
    has_photo: false,
    created_by_name: 'Malo',
    created_at: at,
    done_at: null,
    done_by_name: null,
    told_at: null,
    done_sentence: null,
    ...overrides,
  };
}

export const aTaskList = (...tasks: Task[]) => ({
  tasks,
  counts: { open: tasks.length, mine: 0, late: 0, promises: 0, late_promises: 0 },
});

export const aShift = (overrides: Partial<Shift> = {}): Shift => ({
  waiting: 0,
  late_promises: 0,
  arrivals: [],
  failed_messages: [],
  signatures: [],
  ...overrides,
});
