import { sql } from 'kysely';
import type { PlatformTransaction } from '#server/db/hotel-transaction.ts';
import type { InboundMessage, InboundOutcome } from './inbound.schema.ts';

/** Stores a batch in one round trip; see `receive_messages` in the migration. */
export async function receiveMessages(
  tx: PlatformTransaction,
  batch: (InboundMessage & { identity_key: string })[],
): Promise<InboundOutcome[]> {
  const { rows } = await sql<InboundOutcome>`select * from receive_messages(${JSON.stringify(batch)}::jsonb)`.execute(
    tx,
  );
  return rows;
}
