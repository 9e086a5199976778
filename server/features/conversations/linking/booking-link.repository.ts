import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export function bookingToLink(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('bookings')
    .select(['guest_id', 'phone_key', 'confirmation_number'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The conversation's guest becomes the record of its own number, made where there is none. The number must be locked. */
export async function giveOwnRecord(tx: HotelTransaction, id: string): Promise<void> {
  await sql`update conversations c set guest_id = guest_record_of(c) where c.id = ${id}`.execute(tx);
}

/**
 * Deletes a record that the conversation no longer points at, if the platform made it for this conversation, nobody has
 * changed it since, and nothing else points at it. True where it was deleted.
 */
export async function removeUnusedRecord(
  tx: HotelTransaction,
  conversationId: string,
  guestId: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from guests g using conversations c
    where c.id = ${conversationId} and g.id = ${guestId} and g.phone_key = c.identity_key
      and g.created_at = c.created_at::timestamptz(3) and g.updated_at::timestamptz(3) = g.created_at
      and not exists (select 1 from conversations o where o.guest_id = g.id)
      and not exists (select 1 from bookings b where b.guest_id = g.id)`.execute(tx);
  return numAffectedRows === 1n;
}
