import type { Reason } from '#shared/reasons/reasons.ts';
import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

export type AlertRow = { hotel_id: string; type: string; reasons: string; created_at: Date };

/** Locks, so that two processes that see the same outage create one notification. */
export async function lockAlert(tx: AcrossHotelsTransaction, { reasons }: AlertRow): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`alert:${reasons}`}, 0))`.execute(tx);
}

/** Whether any hotel has had the same notification since this time. */
export async function raisedSince(
  tx: AcrossHotelsTransaction,
  { type, reasons }: AlertRow,
  since: Date,
): Promise<boolean> {
  const alike = tx
    .selectFrom('notifications')
    .select('id')
    .where('type', '=', type)
    .where('reasons', '=', sql<Reason[]>`${reasons}::jsonb`);
  return (await alike.where('created_at', '>', since).limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the hotel's name. Null if the same notification is still pending or the hotel does not exist. */
export async function insertNotification(
  tx: AcrossHotelsTransaction,
  alert: AlertRow,
): Promise<{ name: string } | null> {
  const { hotel_id, type, reasons, created_at } = alert;
  const { rows } = await sql<{ name: string }>`
    with added as (
      insert into notifications (hotel_id, type, reasons, created_at)
      select h.id, ${type}, ${reasons}::jsonb, ${created_at} from hotels h
      where h.id = ${hotel_id} and not exists (
        select from notifications n
        where n.hotel_id = h.id and n.type = ${type} and n.reasons = ${reasons}::jsonb and n.status = 'pending')
      returning hotel_id
    )
    select h.name from added a join hotels h on h.id = a.hotel_id`.execute(tx);
  return rows[0] ?? null;
}
