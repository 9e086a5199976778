import { sql } from 'kysely';
import type { DeviceDraft } from '#shared/features/notifications/push/push.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export function devicesOf(tx: HotelTransaction, userId: string) {
  return tx
    .selectFrom('push_devices')
    .select(['id', 'label', 'created_at', 'received_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** A browser that is registered again, by the same person or another one, keeps one row. */
export async function saveDevice(tx: HotelTransaction, userId: string, draft: DeviceDraft): Promise<string> {
  const { endpoint, p256dh, auth, label } = draft;
  const { rows } = await sql<{ id: string }>`
    insert into push_devices (user_id, endpoint, p256dh, auth, label)
    values (${userId}, ${endpoint}, ${p256dh}, ${auth}, ${label})
    on conflict (hotel_id, endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
      auth = excluded.auth, label = excluded.label
    returning id`.execute(tx);
  return rows[0]!.id;
}

export function deleteDevice(tx: HotelTransaction, userId: string, id: string) {
  return tx
    .deleteFrom('push_devices')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
}

export async function noteReceived(tx: HotelTransaction, userId: string, id: string): Promise<boolean> {
  const row = await tx
    .updateTable('push_devices')
    .set({ received_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTest(tx: HotelTransaction, userId: string, deviceId: string): Promise<void> {
  await tx.insertInto('ladder_calls').values({ user_id: userId, channel: 'push', address: deviceId }).execute();
}

export type MentioningNote = { id: string; conversation_id: string };

/** `seconds`: how long an open console has to show the mention first. */
export async function insertMentionNotices(
  tx: HotelTransaction,
  note: MentioningNote,
  userIds: string[],
  seconds: number,
): Promise<void> {
  await sql`
    insert into ladder_calls (user_id, channel, address, note_id, conversation_id, due_at)
    select user_id, 'push', id, ${note.id}::uuid, ${note.conversation_id}::uuid, now() + make_interval(secs => ${seconds})
    from push_devices where user_id = any(${userIds}::uuid[])`.execute(tx);
}

export async function cancelMentionNotices(
  tx: HotelTransaction,
  conversationId: string,
  userId: string,
): Promise<void> {
  await sql`
    update ladder_calls set state = 'cancelled', settled_at = now()
    where conversation_id = ${conversationId}::uuid and note_id is not null and user_id = ${userId}::uuid
      and state in ('waiting', 'trying')`.execute(tx);
}

export async function cancelOtherNotices(tx: HotelTransaction, noteId: string, userIds: string[]): Promise<void> {
  await sql`
    update ladder_calls set state = 'cancelled', settled_at = now()
    where note_id = ${noteId}::uuid and not user_id = any(${userIds}::uuid[])
      and state in ('waiting', 'trying')`.execute(tx);
}
