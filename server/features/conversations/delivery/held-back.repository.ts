import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** Whether the guest has opted out by now, and the messages of each turn that is not answered yet, oldest first. */
export async function consentNow(
  tx: HotelTransaction,
  conversationId: string,
): Promise<{ opted_out_at: Date | null; waiting: string[][] }> {
  const { rows } = await sql<{ opted_out_at: Date | null; waiting: string[][] }>`
    select c.opted_out_at, coalesce((
      select jsonb_agg(turn.messages) from (
        select jsonb_agg(m.content order by m.id) as messages
        from guest_requests r join messages m on m.request_id = r.id and m.direction = 'in'
        where r.conversation_id = c.id and r.turn_state = 'waiting'
        group by r.id
      ) turn), '[]') as waiting
    from conversations c where c.id = ${conversationId}`.execute(tx);
  return rows[0]!;
}
