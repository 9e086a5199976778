import { sql } from 'kysely';
import type { Target } from '#shared/features/conversations/targets.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** The hotel's own targets, the most urgent first; none if it has the ones of the product. */
export function ownTargets(tx: HotelTransaction): Promise<Target[]> {
  return tx
    .selectFrom('response_targets')
    .select(['priority', 'reply_minutes', 'resolution_minutes', 'any_hour'])
    .orderBy(sql`priority_rank(priority)`)
    .execute();
}

export async function defaultTargets(tx: HotelTransaction): Promise<Target[]> {
  const { rows } = await sql<Target>`select * from default_targets() order by priority_rank(priority)`.execute(tx);
  return rows;
}

export async function receptionHours(tx: HotelTransaction, hotelId: string) {
  return tx
    .selectFrom('hotels')
    .select(['reception_opens as opens', 'reception_closes as closes'])
    .where('id', '=', hotelId)
    .executeTakeFirstOrThrow();
}

export async function saveTargets(tx: HotelTransaction, targets: Target[]): Promise<void> {
  await tx
    .insertInto('response_targets')
    .values(targets)
    .onConflict((known) =>
      known.columns(['hotel_id', 'priority']).doUpdateSet((saved) => ({
        reply_minutes: saved.ref('excluded.reply_minutes'),
        resolution_minutes: saved.ref('excluded.resolution_minutes'),
        any_hour: saved.ref('excluded.any_hour'),
      })),
    )
    .execute();
}
