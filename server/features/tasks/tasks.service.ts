import type { Task, TaskChange, TaskDraft, TaskPhoto, TaskQuery } from '#shared/features/tasks/tasks.schema.ts';
import { once } from '#server/db/once.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { asTask, changedRow, isEnded, pictureOf } from './tasks.rules.ts';
import { departmentFor, roomIn } from './task-start.rules.ts';
import * as repository from './tasks.repository.ts';

type Reply = { content: string; client_key: string };
export type TasksDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  /** Sends the guest a message of staff; refused outside the window. False: it was sent before. */
  reply: (tx: HotelTransaction, scope: HotelScope, conversationId: string, reply: Reply) => Promise<boolean>;
};

async function startOf(tx: HotelTransaction, messageId: string, now: Date) {
  const source = await repository.sourceOf(tx, messageId, now);
  if (!source) throw notFound('message');
  return {
    room_number: roomIn(source.content, await repository.allRooms(tx)) ?? source.room_number,
    department_id: departmentFor(source.category, await repository.allDepartments(tx)),
  };
}

/** What departments have to do, and what was promised to guests. */
export function createTasksService({ inHotel, audit, events, clock, reply }: TasksDependencies) {
  const one = async (tx: HotelTransaction, id: string): Promise<Task> => {
    const row = await repository.taskById(tx, id, clock.now());
    if (!row) throw notFound('task');
    return asTask(row);
  };
  const locked = async (tx: HotelTransaction, id: string) => {
    const row = await repository.lockTask(tx, id);
    if (!row) throw notFound('task');
    return row;
  };
  type Change = { action: AuditAction; id: string; conversation_id: string | null; details: Record<string, unknown> };
  const changed = async (tx: HotelTransaction, { caller, hotel_id }: HotelScope, change: Change): Promise<Task> => {
    const { action, id, conversation_id, details } = change;
    await audit.write(tx, caller, { action, entity: 'task', entity_id: id, hotel_id, details });
    await events.publish(tx, { type: 'task.updated', hotel_id, ...(conversation_id ? { conversation_id } : {}) });
    return one(tx, id);
  };
  const needKnown = async (tx: HotelTransaction, { department_id, owner_id }: TaskChange): Promise<void> => {
    const known = await repository.isKnown(tx, department_id ?? null, owner_id ?? null);
    if (!known.department) throw notFound('department');
    if (!known.owner) throw notFound('staff_member');
  };
  /** What a message or a conversation adds to a new task. */
  const linked = async (tx: HotelTransaction, draft: TaskDraft) => {
    const { message_id, conversation_id, room_number, picture_index } = draft;
    if (message_id) {
      const source = await repository.sourceOf(tx, message_id, clock.now());
      if (!source) throw notFound('message');
      const quote = { quote: source.content.slice(0, 4000), quote_author: source.author };
      const room = room_number ?? source.room_number;
      return { ...quote, conversation_id: source.conversation_id, picture: pictureOf(source, picture_index), room };
    }
    if (conversation_id && !(await repository.hasConversation(tx, conversation_id))) throw notFound('conversation');
    return { conversation_id, room: room_number };
  };

  type Stored = Awaited<ReturnType<typeof locked>>;
  const changeLocked = async (tx: HotelTransaction, scope: HotelScope, before: Stored, wanted: TaskChange) => {
    const { id, conversation_id } = before;
    const room =
      wanted.room_number === undefined ? {} : { room_id: await repository.roomNamed(tx, wanted.room_number) };
    await repository.updateTask(tx, id, { ...changedRow(before, wanted, scope.caller, clock.now()), ...room });
    const details = { fields: Object.keys(wanted), ...(wanted.status ? { status: wanted.status } : {}) };
    return changed(tx, scope, { action: 'update', id, conversation_id, details });
  };

  return {
    change: (scope: HotelScope, id: string, wanted: TaskChange): Promise<Task> =>
      inHotel(scope, async (tx) => {
        const before = await locked(tx, id);
        await needKnown(tx, wanted);
        return changeLocked(tx, scope, before, wanted);
      }),

    /** A key on the telephone: the member becomes the owner. False where it was taken, moved or ended after `since`. */
    take: (scope: HotelScope, id: string, since: Date): Promise<boolean> =>
      inHotel(scope, async (tx) => {
        const before = await repository.lockTask(tx, id);
        if (!before || isEnded(before) || (before.taken_at && before.taken_at >= since)) return false;
        await changeLocked(tx, scope, before, { owner_id: scope.caller.user_id, status: 'in_progress' });
        return true;
      }),

    /** @throws AppError not_found for a message of another hotel */
    start: (scope: HotelScope, messageId: string) => inHotel(scope, (tx) => startOf(tx, messageId, clock.now())),

    list: (scope: HotelScope, query: TaskQuery) =>
      inHotel(scope, async (tx) => {
        const now = clock.now();
        const rows = await repository.listTasks(tx, query, scope.caller.user_id, now);
        return { tasks: rows.map(asTask), counts: await repository.countTasks(tx, scope.caller.user_id, now) };
      }),

    /** @throws AppError not_found for a message, conversation, department or member of another hotel. */
    add: (scope: HotelScope, draft: TaskDraft): Promise<Task> =>
      once(inHotel, scope, async (tx) => {
        await needKnown(tx, draft);
        const { room, ...link } = await linked(tx, draft);
        const { picture_index: _shown, ...fields } = draft;
        const id = await repository.insertTask(tx, {
          ...fields,
          ...link,
          room_number: room,
          room_id: await repository.roomNamed(tx, room),
          created_by_name: scope.caller.name,
          created_at: clock.now(),
          updated_at: clock.now(),
        });
        const conversation_id = link.conversation_id ?? null;
        return changed(tx, scope, { action: 'create', id, conversation_id, details: { conversation_id } });
      }),

    /**
     * Sends the message and notes it in one transaction: a guest is told once. Repeating a call with its key is harmless.
     * @throws AppError conflict where the task is not done, was told already, or has no guest.
     */
    tell: (scope: HotelScope, id: string, message: Reply): Promise<Task> =>
      inHotel(scope, async (tx) => {
        const { conversation_id, status } = await one(tx, id);
        if (status !== 'done') throw new AppError('conflict', 'task_not_done');
        if (!conversation_id) throw new AppError('conflict', 'task_without_guest');
        // Conversations are locked before tasks, as where a guest is erased. A refusal takes the message back.
        const isNew = await reply(tx, scope, conversation_id, message);
        const row = await locked(tx, id);
        if (!isNew && row.told_at) return one(tx, id);
        if (row.told_at) throw new AppError('conflict', 'task_told');
        if (row.status !== 'done') throw new AppError('conflict', 'task_not_done');
        await repository.updateTask(tx, id, { told_at: clock.now() });
        return changed(tx, scope, { action: 'tell', id, conversation_id, details: {} });
      }),

    photo: (scope: HotelScope, id: string): Promise<TaskPhoto> =>
      inHotel(scope, async (tx) => {
        const photo = await repository.photoOf(tx, id);
        if (!photo) throw notFound('picture');
        return photo;
      }),

    setPhoto: (scope: HotelScope, id: string, photo: TaskPhoto): Promise<Task> =>
      inHotel(scope, async (tx) => {
        const { conversation_id } = await locked(tx, id);
        await repository.savePhoto(tx, id, photo);
        return changed(tx, scope, { action: 'update', id, conversation_id, details: { fields: ['photo'] } });
      }),
  };
}
export type TasksService = ReturnType<typeof createTasksService>;
