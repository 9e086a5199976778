import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export function bookingToLink(tx: HotelTransaction, id: string) {
  return tx
    .selectFrom('bookings')
    .select(['guest_id', 'phone_key', 'confirmation_number'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Links the conversation to the record of its own number, created if missing. The number must be locked. */
export async function giveOwnRecord(tx: HotelTransaction, id: string): Promise<void> {
  await sql`update conversations c set guest_id = guest_record_of(c) where c.id = ${id}`.execute(tx);
}

/**
 * Deletes a record that is no longer linked, if it was created automatically for this conversation, has not been
 * changed since, and has no other references. Returns true if it was deleted.
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
