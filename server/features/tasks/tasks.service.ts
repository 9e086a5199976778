import type { Task, TaskChange, TaskDraft, TaskPhoto, TaskQuery } from '#shared/features/tasks/tasks.schema.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import { asTask, changedRow, pictureOf } from './tasks.rules.ts';
import * as repository from './tasks.repository.ts';

type Reply = { content: string; client_key: string };
export type TasksDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  /** Sends the guest a message of staff; refused outside the window. */
  reply: (scope: HotelScope, conversationId: string, reply: Reply) => Promise<unknown>;
};

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
  type Change = { action: string; id: string; conversation_id: string | null; details: Record<string, unknown> };
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
  const linked = async (tx: HotelTransaction, { message_id, conversation_id, room_number }: TaskDraft) => {
    if (message_id) {
      const source = await repository.sourceOf(tx, message_id, clock.now());
      if (!source) throw notFound('message');
      const quote = { quote: source.content.slice(0, 4000), quote_author: source.author };
      const room = room_number ?? source.room_number;
      return { ...quote, conversation_id: source.conversation_id, picture: pictureOf(source), room };
    }
    if (conversation_id && !(await repository.hasConversation(tx, conversation_id))) throw notFound('conversation');
    return { conversation_id, room: room_number };
  };

  const change = (scope: HotelScope, id: string, wanted: TaskChange): Promise<Task> =>
    inHotel(scope, async (tx) => {
      const before = await locked(tx, id);
      await needKnown(tx, wanted);
      const room =
        wanted.room_number === undefined ? {} : { room_id: await repository.roomNamed(tx, wanted.room_number) };
      await repository.updateTask(tx, id, { ...changedRow(before, wanted, scope.caller, clock.now()), ...room });
      const { conversation_id } = before;
      const details = { fields: Object.keys(wanted), ...(wanted.status ? { status: wanted.status } : {}) };
      return changed(tx, scope, { action: 'update', id, conversation_id, details });
    });

  return {
    change,

    /** A key on the telephone: the member becomes the owner. */
    take: (scope: HotelScope, id: string): Promise<Task> =>
      change(scope, id, { owner_id: scope.caller.user_id, status: 'in_progress' }),

    list: (scope: HotelScope, query: TaskQuery) =>
      inHotel(scope, async (tx) => {
        const now = clock.now();
        const rows = await repository.listTasks(tx, query, scope.caller.user_id, now);
        return { tasks: rows.map(asTask), counts: await repository.countTasks(tx, scope.caller.user_id, now) };
      }),

    /** @throws AppError not_found for a message, conversation, department or member of another hotel. */
    add: (scope: HotelScope, draft: TaskDraft): Promise<Task> =>
      inHotel(scope, async (tx) => {
        await needKnown(tx, draft);
        const { room, ...link } = await linked(tx, draft);
        const id = await repository.insertTask(tx, {
          ...draft,
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

    /** @throws AppError conflict where the task is not done, or has no guest. */
    tell: async (scope: HotelScope, id: string, message: Reply): Promise<Task> => {
      const { conversation_id } = await inHotel(scope, async (tx) => {
        const row = await locked(tx, id);
        if (row.status !== 'done') throw new AppError('conflict', 'task_not_done');
        return row;
      });
      if (!conversation_id) throw new AppError('conflict', 'task_without_guest');
      await reply(scope, conversation_id, message);
      return inHotel(scope, async (tx) => {
        await repository.updateTask(tx, id, { told_at: clock.now() });
        return changed(tx, scope, { action: 'tell', id, conversation_id, details: {} });
      });
    },

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
