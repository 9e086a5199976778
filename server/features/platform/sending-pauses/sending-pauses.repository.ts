import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

type PauseRow = {
  hotel_id: string | null;
  hotel_name: string | null;
  reason: string;
  paused_by: string;
  paused_at: Date;
  waiting: number;
};

/** All pauses, that of all hotels first, then by name. `waiting`: messages that a pause keeps back, whatever else does. */
export async function pauses(tx: AcrossHotelsTransaction): Promise<PauseRow[]> {
  const { rows } = await sql<PauseRow>`
    with waiting as materialized (
      select hotel_id, count(*)::int as messages from messages
      where direction = 'out' and delivery_status = 'queued' and provider_sid is null
        and exists (select from sending_pauses)
      group by hotel_id
    )
    select p.hotel_id, h.name as hotel_name, p.reason, p.paused_by, p.paused_at,
      coalesce((select sum(w.messages)::int from waiting w where p.hotel_id is null or w.hotel_id = p.hotel_id), 0) as waiting
    from sending_pauses p left join hotels h on h.id = p.hotel_id
    order by p.hotel_id is not null, h.name, p.id`.execute(tx);
  return rows;
}

export type NewPause = { hotel_id: string | null; reason: string; paused_by: string; paused_at: Date };

export async function savePause(tx: AcrossHotelsTransaction, pause: NewPause): Promise<void> {
  await tx
    .insertInto('sending_pauses')
    .values(pause)
    .onConflict((conflict) => conflict.column('hotel_id').doUpdateSet({ reason: pause.reason }))
    .execute();
}

/** Whether there was one. */
export async function deletePause(tx: AcrossHotelsTransaction, hotelId: string | null): Promise<boolean> {
  const gone = await tx
    .deleteFrom('sending_pauses')
    .where('hotel_id', 'is not distinct from', hotelId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** The hotels that a pause concerns; null: all. */
export async function hotelsOf(tx: AcrossHotelsTransaction, hotelId: string | null): Promise<string[]> {
  let query = tx.selectFrom('hotels').select('id');
  if (hotelId !== null) query = query.where('id', '=', hotelId);
  return (await query.execute()).map(({ id }) => id);
}
