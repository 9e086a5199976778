import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { VerifiedBooking } from '#server/features/assistant/assistant.types.ts';

/** Failed attempts of a conversation in the last day, and of the whole hotel in the last hour. */
export async function failedLately(
  tx: HotelTransaction,
  conversationId: string,
  now: Date,
): Promise<{ own: number; hotel: number }> {
  const { rows } = await sql<{ own: number; hotel: number }>`
    select count(*) filter (where conversation_id = ${conversationId}) as own,
      count(*) filter (where attempted_at > ${now}::timestamptz - interval '1 hour') as hotel
    from proof_attempts where not proved and attempted_at > ${now}::timestamptz - interval '1 day'`.execute(tx);
  return rows[0]!;
}

/** Older attempts than those that count are deleted. */
export async function noteAttempt(
  tx: HotelTransaction,
  attempt: { conversation_id: string; attempted_at: Date; proved: boolean },
): Promise<void> {
  await tx.insertInto('proof_attempts').values(attempt).execute();
  await sql`delete from proof_attempts where attempted_at < ${attempt.attempted_at}::timestamptz - interval '2 days'`.execute(
    tx,
  );
}

export type ProvableBooking = VerifiedBooking & { id: string; guest_id: string | null; phone_key: string };

/** Bookings with these numbers whose stay is not over, however the number is written. */
export async function provableBookings(tx: HotelTransaction, numbers: string[], now: Date): Promise<ProvableBooking[]> {
  const { rows } = await sql<ProvableBooking>`
    select b.id, b.guest_id, b.phone_key, b.guest_name, b.confirmation_number, b.check_in_date, b.check_out_date, b.status,
      b.room_type, b.number_of_guests, b.special_requests, b.total_amount::float8 as total_amount
    from bookings b cross join (select (${now}::timestamptz at time zone timezone)::date as today from hotels) h
    where upper(replace(b.confirmation_number, '-', '')) = any(${numbers}::text[])
      and b.status in ('confirmed', 'checked-in') and b.check_out_date >= h.today
    order by b.check_in_date limit 10`.execute(tx);
  return rows;
}

export async function storeProof(tx: HotelTransaction, conversationId: string, bookingId: string): Promise<void> {
  await tx.insertInto('booking_proofs').values({ conversation_id: conversationId, booking_id: bookingId }).execute();
}
