import { sql } from 'kysely';
import type { Shift } from '#shared/features/tasks/shift.contract.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

const SHOWN = 100;
const SIGNATURES_SHOWN = 5;

export async function shiftCounts(tx: HotelTransaction, now: Date) {
  const { rows } = await sql<{ waiting: number; late_promises: number }>`
    select (select count(*)::int from conversations where human_required_count > 0) as waiting,
      (select count(*)::int from tasks where kind = 'promise' and status in ('proposed', 'open', 'in_progress')
        and due_at <= ${now}) as late_promises`.execute(tx);
  return rows[0]!;
}

/** Bookings of today by the hotel's calendar whose guest is not checked in. */
export async function arrivalsLeft(tx: HotelTransaction, now: Date): Promise<Shift['arrivals']> {
  const { rows } = await sql<Shift['arrivals'][number]>`
    select b.id, b.guest_name, b.room_number, b.room_type,
      nullif(concat_ws(' · ', b.special_requests, nullif(b.guest_preferences, b.special_requests)), '') as wishes
    from bookings b join hotels h on h.id = b.hotel_id
    where b.check_in_date = (${now}::timestamptz at time zone h.timezone)::date and b.status = 'confirmed'
    order by b.guest_name, b.id limit ${SHOWN}`.execute(tx);
  return rows;
}

type Failed = Omit<Shift['failed_messages'][number], 'created_at'> & { created_at: Date };

/** Messages of the last day that did not reach a guest, newest first. */
export async function failedMessages(tx: HotelTransaction, now: Date): Promise<Failed[]> {
  const { rows } = await sql<Failed>`
    select m.id, m.conversation_id, c.guest_name, m.content, m.created_at
    from messages m join conversations c on c.id = m.conversation_id
    where m.created_at > ${now}::timestamptz - interval '1 day' and m.direction = 'out'
      and m.delivery_status in ('failed', 'undelivered')
    order by m.created_at desc limit ${SHOWN}`.execute(tx);
  return rows;
}

export function signatures(tx: HotelTransaction) {
  return tx
    .selectFrom('handover_signatures')
    .select(['id', 'name', 'note', 'signed_at'])
    .orderBy('id', 'desc')
    .limit(SIGNATURES_SHOWN)
    .execute();
}

type Signature = { user_id: string; name: string; note: string | null; signed_at: Date };

export async function insertSignature(tx: HotelTransaction, signature: Signature): Promise<string> {
  const row = await tx.insertInto('handover_signatures').values(signature).returning('id').executeTakeFirstOrThrow();
  return row.id;
}
