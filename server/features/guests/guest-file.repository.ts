import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** The rows of one or more people, by their ids. */
export type PersonRows = { guest_ids: string[]; booking_ids: string[]; conversation_ids: string[] };

/** Rows of a guest: those linked to the record, and unlinked rows of the same addresses. */
export async function rowsOfGuest(tx: HotelTransaction, id: string, phoneKey: string): Promise<PersonRows> {
  const keys = sql`array(select keys_of_thread(current_hotel_id(), thread_of(current_hotel_id(), ${phoneKey})))`;
  const { rows } = await sql<Omit<PersonRows, 'guest_ids'>>`
    select
      array(select b.id from bookings b where b.guest_id = ${id} or (b.guest_id is null and b.phone_key = any(${keys}))) as booking_ids,
      array(select c.id from conversations c where c.guest_id = ${id} or (c.guest_id is null and c.identity_key = any(${keys}))) as conversation_ids`.execute(
    tx,
  );
  return { guest_ids: [id], ...rows[0]! };
}

const anyOf = (ids: string[]) => sql<string>`any(${ids}::uuid[])`;

export function bookingsOf(tx: HotelTransaction, { booking_ids }: PersonRows) {
  return tx.selectFrom('bookings').selectAll().where('id', '=', anyOf(booking_ids)).orderBy('check_in_date').execute();
}

export function stayMessagesOf(tx: HotelTransaction, { booking_ids }: PersonRows) {
  return tx
    .selectFrom('booking_message_logs')
    .selectAll()
    .where('booking_id', '=', anyOf(booking_ids))
    .orderBy('id')
    .execute();
}

export function conversationsOf(tx: HotelTransaction, { conversation_ids }: PersonRows) {
  return tx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', anyOf(conversation_ids))
    .orderBy('created_at')
    .execute();
}

export function messagesOf(tx: HotelTransaction, { conversation_ids }: PersonRows) {
  return tx
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', anyOf(conversation_ids))
    .orderBy('id')
    .execute();
}

export function requestsOf(tx: HotelTransaction, { conversation_ids }: PersonRows) {
  return tx
    .selectFrom('guest_requests')
    .selectAll()
    .where('conversation_id', '=', anyOf(conversation_ids))
    .orderBy('id')
    .execute();
}

export function tasksOf(tx: HotelTransaction, { conversation_ids }: PersonRows) {
  return tx
    .selectFrom('tasks')
    .select(['conversation_id', 'title', 'status', 'quote', 'due_at', 'created_at', 'done_at'])
    .where('conversation_id', '=', anyOf(conversation_ids))
    .orderBy('id')
    .execute();
}

export function eventsOf(tx: HotelTransaction, { conversation_ids }: PersonRows) {
  return tx
    .selectFrom('conversation_events')
    .select(['conversation_id', 'kind', 'created_at'])
    .where('conversation_id', '=', anyOf(conversation_ids))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export function hotelOf(tx: HotelTransaction) {
  return tx.selectFrom('hotels').select(['name', 'address', 'email', 'phone']).executeTakeFirstOrThrow();
}
