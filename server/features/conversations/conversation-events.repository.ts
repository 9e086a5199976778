import type { Insertable } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ConversationEvents } from '#server/db/schema.generated.ts';

type NewEvent = Omit<Insertable<ConversationEvents>, 'details'> & { details?: object };

export async function insertEvent(tx: HotelTransaction, { details = {}, ...event }: NewEvent): Promise<void> {
  await tx
    .insertInto('conversation_events')
    .values({ ...event, details: JSON.stringify(details) })
    .execute();
}

/** Events of one page of a thread; a busier page shows the newest of them. */
const eventsShown = 200;

/** Events from `since` (null: the beginning) until before `until` (null: now), oldest first. */
export async function eventsBetween(
  tx: HotelTransaction,
  conversationId: string,
  { since, until }: { since: Date | null; until: Date | null },
) {
  const rows = await tx
    .selectFrom('conversation_events')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .$if(since !== null, (query) => query.where('created_at', '>=', since!))
    .$if(until !== null, (query) => query.where('created_at', '<', until!))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(eventsShown)
    .execute();
  return rows.reverse();
}
