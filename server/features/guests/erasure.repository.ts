import { reason } from '#shared/reasons/reasons.ts';
import { sql } from 'kysely';
import { erasedKeyPrefix, erasedText } from '#shared/features/guests/erasure.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { PersonRows } from './guest-file.repository.ts';

const count = ({ numAffectedRows }: { numAffectedRows?: bigint }): number => Number(numAffectedRows ?? 0n);

export async function lockBookings(tx: HotelTransaction, { booking_ids }: PersonRows): Promise<void> {
  await sql`select from bookings where id = any(${booking_ids}::uuid[]) order by id for update`.execute(tx);
}

/** Locks conversations before their requests and messages, in the same order as inbound messages. */
export async function lockConversations(tx: HotelTransaction, { conversation_ids }: PersonRows): Promise<void> {
  await sql`select from conversations where id = any(${conversation_ids}::uuid[]) order by hotel_id, identity_key for update`.execute(
    tx,
  );
}

/** Keeps the record with its counts: stays, total spent, last stay. */
export async function eraseGuests(tx: HotelTransaction, { guest_ids }: PersonRows, at: Date): Promise<void> {
  await sql`
    update guests set first_name = null, last_name = null, email = null, notes = null, preferences = null, language = null,
      phone = ${erasedText}, phone_key = ${erasedKeyPrefix} || id, updated_at = ${at}
    where id = any(${guest_ids}::uuid[])`.execute(tx);
}

/** Answers kept for repeated calls may hold the guest's data; they are kept for a day anyway. */
export async function dropKeptAnswers(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('kept_answers').execute();
}

/** Keeps what accounting needs: number, days, room, persons, amount, source and status. */
export async function eraseBookings(tx: HotelTransaction, { booking_ids }: PersonRows, at: Date): Promise<number> {
  return count(
    await sql`
      update bookings set guest_name = ${erasedText}, guest_phone = ${erasedText}, phone_key = ${erasedKeyPrefix} || coalesce(guest_id, id),
        guest_email = null, special_requests = null, guest_preferences = null, language = null, version = version + 1, updated_at = ${at}
      where id = any(${booking_ids}::uuid[])`.execute(tx),
  );
}

/** Cancels planned messages. Removes text and number from sent ones. */
export async function eraseStayMessages(tx: HotelTransaction, { booking_ids }: PersonRows, at: Date): Promise<void> {
  await sql`
    update booking_message_logs set phone_number = null, custom_message = null, updated_at = ${at},
      reason = case when state = 'planned' then ${JSON.stringify(reason('guest_erased'))}::jsonb else reason end,
      state = case when state = 'planned' then 'cancelled' else state end
    where booking_id = any(${booking_ids}::uuid[])`.execute(tx);
}

/** Cancels queued messages. Keeps the provider's id, because the provider charges by it. */
export async function eraseMessages(tx: HotelTransaction, { conversation_ids }: PersonRows): Promise<number> {
  return count(
    await sql`
      update messages set content = ${erasedText}, address = null, attachments = '[]', extras = nullif(jsonb_strip_nulls(jsonb_build_object('choices_handle', extras -> 'choices_handle')), '{}'), content_variables = null, assistant = null,
        author_name = case when author = 'guest' then null else author_name end,
        location_lat = null, location_lng = null, location_address = null,
        delivery_status = case when direction = 'out' and delivery_status = 'queued' and provider_sid is null then 'canceled' else delivery_status end
      where conversation_id = any(${conversation_ids}::uuid[])`.execute(tx),
  );
}

/**
 * Completes open requests, because they cannot be answered any more. Keeps their times, so that
 * they do not count as work of today.
 */
export async function eraseRequests(tx: HotelTransaction, { conversation_ids }: PersonRows): Promise<number> {
  return count(
    await sql`
      update guest_requests set guest_name = null, guest_phone = null, message = ${erasedText}, attachments = '[]', suggestion = null,
        ai_response = case when ai_response is null then null else ${erasedText} end,
        location_lat = null, location_lng = null, location_address = null,
        turn_state = case when turn_state = 'waiting' then 'silent' else turn_state end, status = 'completed'
      where conversation_id = any(${conversation_ids}::uuid[])`.execute(tx),
  );
}

/** Addresses, tasks with the guest's words, and the log of merges: it holds the rows as they were, so a merge cannot be undone any more. */
export async function eraseAddresses(tx: HotelTransaction, { guest_ids, conversation_ids }: PersonRows): Promise<void> {
  await sql`
    delete from conversation_addresses where thread_key in (
      select identity_key from conversations where id = any(${conversation_ids}::uuid[])
      union select thread_of(current_hotel_id(), phone_key) from guests where id = any(${guest_ids}::uuid[]))`.execute(
    tx,
  );
  await sql`delete from tasks where conversation_id = any(${conversation_ids}::uuid[])`.execute(tx);
  await sql`delete from conversation_notes where conversation_id = any(${conversation_ids}::uuid[])`.execute(tx);
  await sql`delete from conversation_tags where conversation_id = any(${conversation_ids}::uuid[])`.execute(tx);
  await sql`delete from reply_drafts where conversation_id = any(${conversation_ids}::uuid[])`.execute(tx);
  await sql`delete from reply_files where conversation_id = any(${conversation_ids}::uuid[])`.execute(tx);
  await sql`delete from held_replies where conversation_id = any(${conversation_ids}::uuid[])`.execute(tx);
  await sql`delete from booking_proofs where conversation_id = any(${conversation_ids}::uuid[])`.execute(tx);
  await sql`delete from guest_merges where kept_id = any(${guest_ids}::uuid[]) or conversation_id = any(${conversation_ids}::uuid[])`.execute(
    tx,
  );
  await sql`delete from guest_distinctions where one_id = any(${guest_ids}::uuid[]) or other_id = any(${guest_ids}::uuid[])`.execute(
    tx,
  );
}

/** Keeps the language, which is only counted. Clears the last message, which closes the 24-hour window. */
export async function eraseConversations(tx: HotelTransaction, { conversation_ids }: PersonRows): Promise<number> {
  return count(
    await sql`
      update conversations set guest_name = null, guest_phone = null, whatsapp_id = null, summary = null, reply_address = ${erasedText},
        identity_key = ${erasedKeyPrefix} || id, last_inbound_at = null, unread_count = 0
      where id = any(${conversation_ids}::uuid[])`.execute(tx),
  );
}
