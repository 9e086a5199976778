import { sql } from 'kysely';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** A merge, with the record that went into the other. */
export type MergeRow = {
  id: string;
  kept_id: string;
  gone_id: string | null;
  conversation_id: string | null;
  how: 'staff' | 'seen_together';
  merged_by_name: string | null;
  merged_at: Date;
  undone_at: Date | null;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  phone_key: string | null;
};

/** The merges of a guest that were not undone, the newest first, with the record that went into it. */
export async function mergesOf(tx: HotelTransaction, guestId: string): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select m.id, m.kept_id, m.gone_id, m.conversation_id, m.how, m.merged_by_name, m.merged_at, m.undone_at,
      r.before->>'first_name' as first_name, r.before->>'last_name' as last_name, r.before->>'phone' as phone,
      r.before->>'phone_key' as phone_key
    from guest_merges m
    left join guest_merge_rows r on r.merge_id = m.id and r.table_name = 'guests' and r.row_key = m.gone_id::text
    where m.kept_id = ${guestId} and m.undone_at is null
    order by m.id desc limit 20`.execute(tx);
  return rows;
}

/** Locks the bookings of guests before their conversations (docs/data-model.md, Locking order). */
export async function lockBookingsOf(tx: HotelTransaction, guestIds: string[]): Promise<void> {
  await sql`select from bookings where guest_id = any(${guestIds}::uuid[]) order by id for update`.execute(tx);
}

/** Alone: no message is received, and no other merge runs, until the transaction ends. */
export async function lockThreads(tx: HotelTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('threads:' || current_hotel_id(), 0))`.execute(tx);
}

type Actor = { id: string; name: string; at: Date };

/** @returns the merge's id; null if nothing was to merge */
export async function merge(
  tx: HotelTransaction,
  { kept, gone }: { kept: string; gone: string },
  { id, name, at }: Actor,
): Promise<string | null> {
  const { rows } = await sql<{ merge: string | null }>`
    select merge_guests(current_hotel_id(), ${kept}, ${gone}, '{}', 'staff', ${id}, ${name}, ${at}) as merge`.execute(
    tx,
  );
  return rows[0]!.merge;
}

/** The addresses that messages of a conversation came from and went to. */
export async function addressesIn(tx: HotelTransaction, conversationId: string | null): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct address from messages where conversation_id = ${conversationId} and address is not null`.execute(
    tx,
  );
  return rows.map(({ address }) => address);
}

export async function undo(
  tx: HotelTransaction,
  mergeId: string,
  keys: Record<string, string>,
  { id, name, at }: Actor,
): Promise<void> {
  await sql`select undo_merge(${mergeId}, ${JSON.stringify(keys)}::jsonb, ${id}, ${name}, ${at})`.execute(tx);
}

/** Addresses of a guest: of its threads, of its record and of both's further ones; the one that wrote last first. */
export async function addressesOf(
  tx: HotelTransaction,
  guestId: string,
): Promise<{ address: string; replies_go_here: boolean }[]> {
  const { rows } = await sql<{ address: string; replies_go_here: boolean }>`
    with threads as (
      select identity_key as key, reply_address, last_inbound_at from conversations where guest_id = ${guestId}
    ), family as (
      select key from threads union select thread_of(current_hotel_id(), phone_key) from guests where id = ${guestId}
    ), known as (
      select reply_address as address, last_inbound_at is not null as replies_go_here from threads
      union all select phone, false from guests where id = ${guestId}
      union all select a.address, false from conversation_addresses a join family f on f.key = a.thread_key
      union all select m.address, false from messages m join conversations c on c.id = m.conversation_id
        where c.guest_id = ${guestId} and m.direction = 'in' and m.address is not null
    )
    -- The record of a hidden number holds the key, in small letters.
    select (array_agg(address order by address = lower(address)))[1] as address, bool_or(replies_go_here) as replies_go_here
    from known group by lower(address) order by 2 desc, 1 limit 50`.execute(tx);
  return rows;
}

export async function tellApart(tx: HotelTransaction, one: string, other: string): Promise<void> {
  await sql`
    insert into guest_distinctions (one_id, other_id)
    values (least(${one}::uuid, ${other}::uuid), greatest(${one}::uuid, ${other}::uuid)) on conflict do nothing`.execute(
    tx,
  );
}

/** What is left of the merges of a deleted guest. */
export async function forgetMerges(tx: HotelTransaction, guestId: string): Promise<void> {
  await sql`delete from guest_merges where kept_id = ${guestId}`.execute(tx);
  await sql`delete from guest_distinctions where ${guestId} in (one_id, other_id)`.execute(tx);
}
