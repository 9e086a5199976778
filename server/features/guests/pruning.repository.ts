import { sql } from 'kysely';
import { erasedKeyPrefix } from '#shared/features/guests/erasure.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** `before`: the last message is older. `erasedBefore`: so are the erasures, whose deletions at the provider are done. */
export type PruneLimits = { before: Date; erasedBefore: Date; atMost: number };

/** Written into the statements, so that the partial index is used. */
const erased = (column: string) => sql`${sql.ref(column)} like ${sql.lit(`${erasedKeyPrefix}%`)}`;

/**
 * Deletes erased conversations with their requests, messages, events and ladders. The hotel's total of requests keeps them.
 * Returns the number of conversations.
 */
export async function pruneConversations(
  tx: HotelTransaction,
  { before, erasedBefore, atMost }: PruneLimits,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    select c.id from conversations c left join guests g on g.id = c.guest_id
    where ${erased('c.identity_key')} and c.last_message_at < ${before}
      and coalesce(g.updated_at, c.last_message_at) < ${erasedBefore}
    order by c.last_message_at limit ${atMost}
    for update of c`.execute(tx);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await sql`
    update request_totals set pruned_requests = pruned_requests + (
      select count(*) from guest_requests where conversation_id = any(${ids}::uuid[]) and created_at < counted_until)`.execute(
    tx,
  );
  await tx.deleteFrom('conversations').where('id', 'in', ids).execute();
  return ids.length;
}

/** Deletes plans and logs of stay messages of erased bookings; the bookings stay. Returns the number of rows. */
export async function pruneStayMessages(tx: HotelTransaction, { before, atMost }: PruneLimits): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from booking_message_logs where id = any(array(
      select l.id from booking_message_logs l join bookings b on b.id = l.booking_id
      where l.created_at < ${before} and b.check_out_date < ${before}::timestamptz::date and ${erased('b.phone_key')}
      order by l.created_at limit ${atMost}))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}
