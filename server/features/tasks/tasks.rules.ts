import type { Task, TaskChange } from '#shared/features/tasks/tasks.schema.ts';
import { doneSentence } from './done.sentences.ts';
import type { lockTask, Source, TaskRow } from './tasks.repository.ts';

/** In the form of the API. The sentence is offered once, and only after the task was ticked. */
export function asTask({ language, ...row }: TaskRow): Task {
  const mayTell = row.status === 'done' && row.conversation_id !== null && row.told_at === null;
  return {
    ...row,
    due_at: row.due_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    told_at: row.told_at?.toISOString() ?? null,
    done_sentence: mayTell ? doneSentence(language) : null,
  };
}

type Stored = NonNullable<Awaited<ReturnType<typeof lockTask>>>;

/**
 * The columns of a change. Taking a task, moving its time and ending it end its ladder (`taken_at`); so does confirming a
 * promise. A task that is opened again has not been done and not been told.
 */
export function changedRow(before: Stored, change: TaskChange, { name }: { name: string }, now: Date) {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const isTaken = change.status !== undefined || change.owner_id !== undefined || change.due_at !== undefined;
  const status = change.status ?? before.status;
  const ended =
    status === 'done' ? { done_at: before.done_at ?? now, done_by_name: before.done_by_name ?? name } : null;
  return {
    ...given,
    ...(ended ?? { done_at: null, done_by_name: null, told_at: null }),
    ...(isTaken ? { taken_at: now } : {}),
    updated_at: now,
  };
}

export const isEnded = ({ status }: Pick<Stored, 'status'>): boolean => status === 'done' || status === 'cancelled';

/** The picture at `wanted`, or else the first one of a message, as our own route. */
export function pictureOf({ message_id, attachments }: Source, wanted: number | null): string | null {
  const types = Array.isArray(attachments) ? attachments.map((one: { type?: unknown } | null) => one?.type) : [];
  const index = wanted !== null && types[wanted] === 'image' ? wanted : types.indexOf('image');
  return index === -1 ? null : `/media/${message_id}/${index}`;
}
