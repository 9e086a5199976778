import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { InboundMessage } from '#server/ports/whatsapp.ts';

/** `duplicate`: stored before. `unknown_hotel`: no hotel has this number; nothing was stored. */
export type InboundOutcome = {
  provider_sid: string;
  outcome: 'stored' | 'duplicate' | 'unknown_hotel';
  hotel_id: string | null;
  conversation_id: string | null;
  request_id: string | null;
  message_id: string | null;
};

/** Stores a batch in one round trip (`server/db/functions/receive_messages.sql`). */
export async function receiveMessages(
  tx: AcrossHotelsTransaction,
  batch: (InboundMessage & { identity_key: string })[],
): Promise<InboundOutcome[]> {
  const items = batch.map(({ provider_message_id, ...item }) => ({ ...item, provider_sid: provider_message_id }));
  const { rows } = await sql<InboundOutcome>`select * from receive_messages(${JSON.stringify(items)}::jsonb)`.execute(
    tx,
  );
  return rows;
}
