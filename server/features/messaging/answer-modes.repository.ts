import { sql } from 'kysely';
import type { AnswerModes } from '#shared/features/messaging/answer-modes.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

export function modesOf(tx: HotelTransaction): Promise<AnswerModes | undefined> {
  return tx.selectFrom('answer_modes').select(['mode', 'rules']).executeTakeFirst();
}

export async function saveModes(tx: HotelTransaction, { mode, rules }: AnswerModes): Promise<void> {
  const row = { mode, rules: JSON.stringify(rules), updated_at: sql<Date>`now()` };
  await tx
    .insertInto('answer_modes')
    .values(row)
    .onConflict((known) => known.column('hotel_id').doUpdateSet(row))
    .execute();
}
