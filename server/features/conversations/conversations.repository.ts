import { sql, type Updateable } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Conversations } from '#server/db/schema.generated.ts';

export function conversationById(tx: HotelTransaction, id: string) {
  return tx.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The id of the conversation that this one was merged into, or its own. Null if there is none. */
export async function idAfterMerges(tx: HotelTransaction, id: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with recursive way as (
      select ${id}::uuid as id, 0 as step
      union all
      select m.conversation_id, w.step + 1 from way w
      join guest_merge_rows r on r.table_name = 'conversations' and r.row_key = w.id::text and r.after is null
      join guest_merges m on m.id = r.merge_id and m.undone_at is null
      where w.step < 20
    )
    select c.id from way join conversations c using (id) limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** The thread of an address, for all spellings of a number. */
const threadOf = (addressKey: string) => sql<string>`thread_of(current_hotel_id(), ${addressKey})`;

/** The conversation with this guest, for all addresses. */
export function conversationOfIdentity(tx: HotelTransaction, addressKey: string) {
  return tx.selectFrom('conversations').selectAll().where('identity_key', '=', threadOf(addressKey)).executeTakeFirst();
}

/** The identity_key of the thread of an address. No merge changes it until the transaction ends. */
async function lockedThreadOf(tx: HotelTransaction, addressKey: string): Promise<string> {
  await sql`select pg_advisory_xact_lock_shared(hashtextextended('threads:' || current_hotel_id(), 0))`.execute(tx);
  const { rows } = await sql<{ thread: string }>`select ${threadOf(addressKey)} as thread`.execute(tx);
  return rows[0]!.thread;
}

export function lockConversation(tx: HotelTransaction, id: string) {
  return tx.selectFrom('conversations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Undefined also while another transaction holds it: a round over many conversations passes it and comes again. */
export function lockFreeConversation(tx: HotelTransaction, id: string) {
  return tx.selectFrom('conversations').selectAll().where('id', '=', id).forUpdate().skipLocked().executeTakeFirst();
}

/** Given to nobody. */
export const unassigned = {
  assigned_to: null,
  assigned_name: null,
  department_id: null,
  department_name: null,
  assignment_due_at: null,
} as const;

export function lockConversationOf(tx: HotelTransaction | AcrossHotelsTransaction, requestId: string) {
  return tx
    .selectFrom('conversations')
    .selectAll()
    .where('id', '=', (select) =>
      select.selectFrom('guest_requests').select('conversation_id').where('guest_requests.id', '=', requestId),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Same update without returning the row. */
export async function changeConversation(
  tx: HotelTransaction,
  id: string,
  change: Updateable<Conversations>,
): Promise<void> {
  await tx.updateTable('conversations').set(change).where('id', '=', id).execute();
}

export function updateConversation(tx: HotelTransaction, id: string, change: Updateable<Conversations>) {
  return tx.updateTable('conversations').set(change).where('id', '=', id).returningAll().executeTakeFirst();
}

/** Clears this person's assignments; the owner stays unchanged. Returns the conversations' ids. */
export async function unassignAll(tx: HotelTransaction, userId: string): Promise<string[]> {
  const rows = await tx
    .updateTable('conversations')
    .set({ assigned_to: null, assigned_name: null })
    .where('assigned_to', '=', userId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The conversation of an address, created if missing (a request submitted at the desk, a stay message). The threads of the
 * hotel are locked against merges. A new message to a guest who has written goes to the address that wrote last.
 */
export async function conversationFor(
  tx: HotelTransaction,
  who: {
    identity_key: string;
    reply_address: string;
    guest_phone: string | null;
    guest_name: string | null;
    guest_id?: string | null;
    at: Date;
  },
) {
  const { at, ...fields } = who;
  const identity_key = await lockedThreadOf(tx, who.identity_key);
  await tx
    .insertInto('conversations')
    .values({ ...fields, identity_key, created_at: at, last_message_at: at })
    .onConflict((conflict) => conflict.columns(['hotel_id', 'identity_key']).doNothing())
    .execute();
  return tx
    .selectFrom('conversations')
    .selectAll()
    .where('identity_key', '=', identity_key)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Links the conversation of an address to a guest record. */
export async function linkGuest(
  tx: HotelTransaction,
  identityKey: string,
  guestId: string,
  name: string | null,
): Promise<void> {
  await tx
    .updateTable('conversations')
    .set((set) => ({ guest_id: guestId, guest_name: name ?? set.ref('guest_name') }))
    .where('identity_key', '=', threadOf(identityKey))
    .execute();
}

/** The display name of a member of this hotel whose account works; undefined for all others. */
export async function memberNamed(
  tx: HotelTransaction,
  userId: string,
): Promise<{ user_id: string; name: string } | undefined> {
  const { rows } = await sql<{ user_id: string; name: string }>`
    select user_id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
    from get_hotel_staff_with_profiles() where user_id::text = ${userId} and not is_disabled(user_id)`.execute(tx);
  return rows[0];
}
