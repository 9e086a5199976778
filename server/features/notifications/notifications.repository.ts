import type { Transaction } from '#server/db/database.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { newestFirst, type Before } from '#server/db/page.ts';

/** The same statements serve a hotel (row-level security limits the rows) and the super admin, who sees all. */
type Either = HotelTransaction | AcrossHotelsTransaction;

export type PendingQuery = { hotelId: string | undefined; before: Before; limit: number };

export function listPending(tx: Either, { hotelId, before, limit }: PendingQuery) {
  return withHotelName(tx)
    .where('n.status', '=', 'pending')
    .$if(hotelId !== undefined, (query) => query.where('n.hotel_id', '=', hotelId!))
    .$call(newestFirst('n', before, limit))
    .execute();
}

export function notificationById(tx: Either, id: string) {
  return withHotelName(tx).where('n.id', '=', id).executeTakeFirst();
}

export type NewNotification = {
  type: string;
  message: string;
  created_by: string | null;
  metadata: Record<string, unknown>;
};

export function insertNotification(tx: HotelTransaction, { metadata, ...row }: NewNotification) {
  return tx
    .insertInto('notifications')
    .values({ ...row, metadata: JSON.stringify(metadata) })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Returns undefined if it does not exist or is no longer pending, so only one of two concurrent calls succeeds. */
export function resolvePending(tx: Either, id: string, by: string, at: Date) {
  return tx
    .updateTable('notifications')
    .set({ status: 'resolved', resolved_by: by, resolved_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
}

function withHotelName(tx: Transaction) {
  return tx
    .selectFrom('notifications as n')
    .innerJoin('hotels as h', 'h.id', 'n.hotel_id')
    .selectAll('n')
    .select('h.name as hotel_name');
}
