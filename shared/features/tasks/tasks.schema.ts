import { z } from 'zod';
import { instant, nullableInstant, optionalText } from '#shared/http/page.ts';
import { code } from '#shared/reasons/code.ts';
import { priorities } from '#shared/features/conversations/conversations.values.ts';
import { longestPhoto, photoTypes, taskStatuses, taskViews } from './tasks.values.ts';

const taskStatus = z.enum(taskStatuses);
const priority = z.enum(priorities);
const title = z.string().trim().min(1, code('task_title')).max(200, code('task_title'));

const fields = {
  title,
  room_number: optionalText(40),
  department_id: z.uuid().nullable(),
  /** A member of the hotel. */
  owner_id: z.uuid().nullable(),
  due_at: instant.nullable(),
  priority,
};

/** `message_id`: the message it was made from, which is quoted; its conversation is linked. */
export const taskDraft = z.object({
  ...fields,
  department_id: fields.department_id.default(null),
  owner_id: fields.owner_id.default(null),
  due_at: fields.due_at.default(null),
  priority: priority.default('normal'),
  message_id: z.uuid().nullable().default(null),
  /** The attachment of the message that is shown with the task; null: its first picture. */
  picture_index: z.number().int().min(0).max(9).nullable().default(null),
  conversation_id: z.uuid().nullable().default(null),
});
export type TaskDraft = z.output<typeof taskDraft>;

/** What a task made from a message begins with. */
export const taskStart = z.object({ room_number: z.string().nullable(), department_id: z.uuid().nullable() });

export const taskChange = z.object({
  title: title.optional(),
  room_number: fields.room_number.optional(),
  department_id: fields.department_id.optional(),
  owner_id: fields.owner_id.optional(),
  due_at: fields.due_at.optional(),
  priority: priority.optional(),
  status: taskStatus.exclude(['proposed']).optional(),
});
export type TaskChange = z.output<typeof taskChange>;

export const task = z.object({
  id: z.uuid(),
  kind: z.enum(['task', 'promise']),
  title: z.string(),
  status: taskStatus,
  priority,
  room_number: z.string().nullable(),
  department_id: z.uuid().nullable(),
  department_name: z.string().nullable(),
  owner_id: z.uuid().nullable(),
  owner_name: z.string().nullable(),
  due_at: nullableInstant,
  /** By the server's clock. */
  is_late: z.boolean(),
  conversation_id: z.uuid().nullable(),
  guest_name: z.string().nullable(),
  message_id: z.uuid().nullable(),
  quote: z.string().nullable(),
  quote_author: z.string().nullable(),
  /** The guest's picture: our own route, `/media/:message_id/:index`. */
  picture: z.string().nullable(),
  has_photo: z.boolean(),
  created_by_name: z.string().nullable(),
  created_at: instant,
  done_at: nullableInstant,
  done_by_name: z.string().nullable(),
  told_at: nullableInstant,
  /** Of a task that is done and of which the guest has not heard: what may be sent, in the guest's language. */
  done_sentence: z.string().nullable(),
});
export type Task = z.output<typeof task>;

export const taskQuery = z.object({
  view: z.enum(taskViews).default('open'),
  department_id: z.uuid().optional(),
  conversation_id: z.uuid().optional(),
});
export type TaskQuery = z.output<typeof taskQuery>;

/** Tasks by due time, done ones newest first. `counts`: of all tasks of the hotel that are not done. */
export const taskList = z.object({
  tasks: z.array(task),
  counts: z.object({
    open: z.number().int(),
    mine: z.number().int(),
    late: z.number().int(),
    promises: z.number().int(),
    late_promises: z.number().int(),
  }),
});
export type TaskList = z.output<typeof taskList>;

export const taskPhoto = z.object({
  content_type: z.enum(photoTypes),
  /** Base64. */
  data: z.base64().max(longestPhoto, code('photo_too_large')),
});
export type TaskPhoto = z.output<typeof taskPhoto>;

/** A repeated `client_key` sends once. */
export const doneMessage = z.object({
  content: z.string().trim().min(1, code('write_message_first')).max(1000),
  client_key: z.string().min(1).max(100),
});
