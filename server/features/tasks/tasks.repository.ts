import type { RequestCategory } from '#shared/features/conversations/conversations.schema.ts';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Task, TaskList, TaskPhoto, TaskQuery } from '#shared/features/tasks/tasks.schema.ts';
import { doneShownMs, mostTasks } from '#shared/features/tasks/tasks.values.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Tasks } from '#server/db/schema.generated.ts';

type Times = 'due_at' | 'created_at' | 'done_at' | 'told_at';
export type TaskRow = Omit<Task, 'done_sentence' | Times> & { language: string | null } & {
  due_at: Date | null;
  created_at: Date;
  done_at: Date | null;
  told_at: Date | null;
};

const isOpen = sql`t.status in ('proposed', 'open', 'in_progress')`;
const isLate = (now: Date) => sql`coalesce(${isOpen} and t.due_at <= ${now}, false)`;

const columns = (now: Date) => sql`
  t.id, t.kind, t.title, t.status, t.priority, t.room_number, t.department_id, d.name as department_name, t.owner_id,
  m.name as owner_name, t.due_at, ${isLate(now)} as is_late, t.conversation_id, c.guest_name, c.language, t.message_id,
  t.quote, t.quote_author, t.picture, exists (select from task_photos p where p.task_id = t.id) as has_photo,
  t.created_by_name, t.created_at, t.done_at, t.done_by_name, t.told_at`;
const joined = sql`
  tasks t left join departments d on d.id = t.department_id left join conversations c on c.id = t.conversation_id
  left join (select user_id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
    from get_hotel_staff_with_profiles()) m on m.user_id = t.owner_id`;

export async function listTasks(
  tx: HotelTransaction,
  { view, department_id, conversation_id }: TaskQuery,
  userId: string | null,
  now: Date,
): Promise<TaskRow[]> {
  const since = new Date(now.getTime() - doneShownMs);
  const isShown = sql`(${isOpen} or t.status = 'done' and t.done_at > ${since})`;
  const wanted = {
    open: isShown,
    mine: sql`${isShown} and t.owner_id = ${userId}::uuid`,
    late: sql`${isShown} and t.due_at <= ${now}`,
    promises: sql`${isShown} and t.kind = 'promise'`,
    late_promises: sql`${isShown} and t.kind = 'promise' and t.due_at <= ${now}`,
    done: sql`t.status in ('done', 'cancelled')`,
  }[view];
  const order = view === 'done' ? sql`t.updated_at desc, t.id desc` : sql`t.due_at nulls last, t.id`;
  const { rows } = await sql<TaskRow>`
    select ${columns(now)} from ${joined}
    where ${conversation_id ? sql`t.conversation_id = ${conversation_id} and t.status <> 'cancelled'` : wanted}
      and ${department_id ? sql`t.department_id = ${department_id}` : sql`true`}
    order by ${order} limit ${mostTasks}`.execute(tx);
  return rows;
}

export async function taskById(tx: HotelTransaction, id: string, now: Date): Promise<TaskRow | undefined> {
  const { rows } = await sql<TaskRow>`select ${columns(now)} from ${joined} where t.id = ${id}`.execute(tx);
  return rows[0];
}

export async function countTasks(tx: HotelTransaction, userId: string | null, now: Date) {
  const { rows } = await sql<TaskList['counts']>`
    select count(*)::int as open, count(*) filter (where t.owner_id = ${userId}::uuid)::int as mine,
      count(*) filter (where ${isLate(now)})::int as late, count(*) filter (where t.kind = 'promise')::int as promises,
      count(*) filter (where t.kind = 'promise' and ${isLate(now)})::int as late_promises
    from tasks t where ${isOpen}`.execute(tx);
  return rows[0]!;
}

export async function insertTask(tx: HotelTransaction, row: Insertable<Tasks>): Promise<string> {
  return (await tx.insertInto('tasks').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export function lockTask(tx: HotelTransaction, id: string) {
  return tx.selectFrom('tasks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updateTask(tx: HotelTransaction, id: string, change: Updateable<Tasks>): Promise<void> {
  await tx.updateTable('tasks').set(change).where('id', '=', id).execute();
}

/** Null where the hotel has no room with this number. */
export async function roomNamed(tx: HotelTransaction, number: string | null): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from rooms where lower(number) = room_key(${number})`.execute(tx);
  return rows[0]?.id ?? null;
}

export const allRooms = (tx: HotelTransaction) => tx.selectFrom('rooms').select('number').execute();

export const allDepartments = (tx: HotelTransaction) => tx.selectFrom('departments').select(['id', 'name']).execute();

/** Whether the department and the member are of this hotel, and the member's account works. */
export async function isKnown(tx: HotelTransaction, departmentId: string | null, ownerId: string | null) {
  const { rows } = await sql<{ department: boolean; owner: boolean }>`
    select ${departmentId}::uuid is null or exists (select from departments where id = ${departmentId}) as department,
      ${ownerId}::uuid is null or exists (select from hotel_staff where user_id = ${ownerId} and not is_disabled(user_id)) as owner`.execute(
    tx,
  );
  return rows[0]!;
}

export type Source = {
  conversation_id: string;
  message_id: string;
  content: string;
  author: string;
  attachments: unknown;
  room_number: string | null;
  category: RequestCategory | null;
};

/** The message that a task is made from, with the room of the guest's present stay and what its request is about. */
export async function sourceOf(tx: HotelTransaction, messageId: string, now: Date): Promise<Source | undefined> {
  const { rows } = await sql<Source>`
    select m.conversation_id, m.id as message_id, m.content, coalesce(m.author_name, c.guest_name, m.author) as author,
      m.attachments, (
        select b.room_number from keys_of_thread(c.hotel_id, c.identity_key) k (phone_key)
        join bookings b on b.phone_key = k.phone_key
        where b.status in ('confirmed', 'checked-in') and b.room_number is not null
          and b.check_out_date >= (${now}::timestamptz at time zone h.timezone)::date
        order by b.check_in_date limit 1) as room_number, (
        select r.category from guest_requests r where r.conversation_id = m.conversation_id and r.created_at <= m.created_at
        order by r.created_at desc limit 1) as category
    from messages m join conversations c on c.id = m.conversation_id join hotels h on h.id = m.hotel_id
    where m.id = ${messageId}`.execute(tx);
  return rows[0];
}

export async function hasConversation(tx: HotelTransaction, id: string): Promise<boolean> {
  return (await tx.selectFrom('conversations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export async function photoOf(tx: HotelTransaction, id: string): Promise<TaskPhoto | undefined> {
  const { rows } = await sql<TaskPhoto>`
    select content_type, translate(encode(bytes, 'base64'), E'\\n', '') as data from task_photos
    where task_id = ${id}`.execute(tx);
  return rows[0];
}

export async function savePhoto(tx: HotelTransaction, id: string, { content_type, data }: TaskPhoto): Promise<void> {
  await sql`
    insert into task_photos (task_id, content_type, bytes) values (${id}, ${content_type}, decode(${data}, 'base64'))
    on conflict (task_id) do update set content_type = excluded.content_type, bytes = excluded.bytes`.execute(tx);
}
