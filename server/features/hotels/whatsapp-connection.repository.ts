import type { Reason } from '#shared/reasons/reasons.ts';
import type { Transaction } from '#server/db/database.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Hotels } from '#server/db/schema.generated.ts';

const columns = ['id', 'name', 'whatsapp_number', 'sender_number', 'sender_state', 'phone', 'address'] as const;

/** Locks a hotel's row: the transaction's own hotel, or any hotel for the platform. */
export function lockHotel(tx: HotelTransaction | AcrossHotelsTransaction, id: string) {
  return tx.selectFrom('hotels').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

export function ownSender(tx: HotelTransaction) {
  return tx.selectFrom('hotels').select(columns).executeTakeFirst();
}

export async function setRequested(tx: Transaction, id: string, whatsapp_number: string | null): Promise<void> {
  await tx.updateTable('hotels').set({ whatsapp_number }).where('id', '=', id).execute();
}

export type Assignment = {
  whatsapp_number: string | null;
  sender_number: string | null;
  sender_state: Hotels['sender_state'];
};

export function assign(tx: AcrossHotelsTransaction, id: string, assignment: Assignment) {
  return tx.updateTable('hotels').set(assignment).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
}

/** Another hotel that has this number assigned. */
export function otherHolder(tx: AcrossHotelsTransaction, number: string, hotelId: string) {
  return tx
    .selectFrom('hotels')
    .select(['id', 'name'])
    .where('sender_number', '=', number)
    .where('id', '<>', hotelId)
    .executeTakeFirst();
}

export async function noteRequest(
  tx: HotelTransaction | AcrossHotelsTransaction,
  note: {
    hotel_id: string;
    reasons: Reason[];
    created_by: string;
    metadata: Record<string, unknown>;
    created_at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('notifications')
    .values({
      ...note,
      type: 'whatsapp_number_requested',
      reasons: JSON.stringify(note.reasons),
      metadata: JSON.stringify(note.metadata),
    })
    .execute();
}

/** A hotel has at most one notification about its number: the newest replaces the previous one. */
export async function settleRequests(
  tx: HotelTransaction | AcrossHotelsTransaction,
  hotelId: string,
  by: string | null,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ status: 'resolved', resolved_by: by, resolved_at: at })
    .where('hotel_id', '=', hotelId)
    .where('type', 'in', ['whatsapp_number_requested', 'whatsapp_number_connected'])
    .where('status', '=', 'pending')
    .execute();
}

export async function noteConnected(tx: AcrossHotelsTransaction, hotel_id: string, reasons: Reason[], at: Date) {
  await tx
    .insertInto('notifications')
    .values({ hotel_id, type: 'whatsapp_number_connected', reasons: JSON.stringify(reasons), created_at: at })
    .execute();
}
