import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { StoredAttachment } from '#server/db/json-columns.ts';
import type { HistoryMessage, VerifiedBooking } from '#server/features/assistant/assistant.types.ts';

export type RecentMessage = {
  author: HistoryMessage['author'];
  /** With what was said in its voice note. */
  text: string;
  attachments: StoredAttachment[];
  location_lat: number | null;
  location_lng: number | null;
  location_address: string | null;
  created_at: Date;
  /** Its request waits for an answer. */
  is_open: boolean;
};

/** Oldest first. */
export async function recentMessages(tx: HotelTransaction, id: string, limit: number): Promise<RecentMessage[]> {
  const { rows } = await sql<RecentMessage>`
    select m.author, concat_ws(E'\n', nullif(m.content, ''), m.extras #>> '{transcript,text}') as text, m.attachments,
      m.location_lat, m.location_lng, m.location_address, m.created_at,
      coalesce(r.status in ('open', 'in_progress'), false) as is_open
    from messages m left join guest_requests r on r.id = m.request_id and m.direction = 'in'
    where m.conversation_id = ${id} order by m.id desc limit ${limit}`.execute(tx);
  return rows.reverse();
}

/** The stay of the conversation that is now or comes next, as an answer reads it (claim_turns.sql). */
export async function bookingOf(tx: HotelTransaction, id: string, now: Date): Promise<VerifiedBooking | null> {
  const { rows } = await sql<VerifiedBooking>`
    select b.guest_name, b.confirmation_number, b.check_in_date::text, b.check_out_date::text, b.status, b.room_type,
      b.number_of_guests, b.special_requests, b.total_amount::float8 as total_amount
    from conversations c
    join hotels h on h.id = c.hotel_id
    cross join lateral (
      select x.* from keys_of_thread(c.hotel_id, c.identity_key) k (phone_key) join bookings x on x.phone_key = k.phone_key
      union all select x.* from booking_proofs p join bookings x on x.id = p.booking_id where p.conversation_id = c.id
    ) b
    where c.id = ${id} and b.status in ('confirmed', 'checked-in')
      and b.check_out_date >= (${now}::timestamptz at time zone h.timezone)::date
    order by b.status = 'checked-in' desc, b.check_in_date limit 1`.execute(tx);
  return rows[0] ?? null;
}
