import { sql } from 'kysely';
import type { Detail } from '#shared/features/knowledge/contradictions.contract.ts';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';

export type Check = { hotel_id: string; known_tx: string };

/** Hotels whose texts have changed since they were compared. */
export const checksDue = sql`select from contradiction_checks`;

export async function dueChecks(tx: AcrossHotelsTransaction, limit: number): Promise<Check[]> {
  const { rows } = await sql<Check>`
    select hotel_id, known_tx::text from contradiction_checks order by known_tx limit ${limit}`.execute(tx);
  return rows;
}

/** Keeps the check where the texts have changed again meanwhile. */
export async function endCheck(tx: HotelTransaction, { known_tx }: Check): Promise<void> {
  await sql`delete from contradiction_checks where known_tx = ${known_tx}::text::xid8`.execute(tx);
}

export async function isChecking(tx: HotelTransaction): Promise<boolean> {
  return (await tx.selectFrom('contradiction_checks').select('hotel_id').executeTakeFirst()) !== undefined;
}

/** The saved replies, as texts that state facts. */
export function savedReplies(tx: HotelTransaction) {
  return tx.selectFrom('saved_replies').select(['id', 'title', 'content', 'language']).orderBy('id').execute();
}

/** Replaces what was found before; what was dismissed stays so. Returns whether the list has changed. */
export async function replaceContradictions(
  tx: HotelTransaction,
  found: readonly { key: string; detail: Detail }[],
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    with found as (select f->>'key' as text_key, f->'detail' as detail from jsonb_array_elements(${JSON.stringify(found)}::jsonb) f),
    gone as (delete from contradictions c where not exists (select from found f where f.text_key = c.text_key) returning text_key),
    added as (
      insert into contradictions (text_key, detail, found_at) select text_key, detail, ${now} from found
      on conflict (hotel_id, text_key) do nothing returning text_key)
    select exists (select from gone) or exists (select from added) as changed`.execute(tx);
  return rows[0]!.changed;
}

/** Those that were not dismissed and may still come up on the hotel's day, the newest first. */
export async function listContradictions(tx: HotelTransaction, { now, limit }: { now: Date; limit: number }) {
  const { rows } = await sql<{ key: string; detail: Detail; found_at: Date }>`
    select text_key as key, detail, found_at from contradictions
    where dismissed_at is null and coalesce(
      detail->>'until' >= (select (${now}::timestamptz at time zone timezone)::date::text from hotels), true)
    order by found_at desc, text_key limit ${limit}`.execute(tx);
  return rows;
}

/** False where there is no such contradiction (any more), or a colleague has dismissed it. */
export async function dismiss(tx: HotelTransaction, key: string, now: Date): Promise<Detail | undefined> {
  const { rows } = await sql<{ detail: Detail }>`
    update contradictions set dismissed_at = ${now} where text_key = ${key} and dismissed_at is null
    returning detail`.execute(tx);
  return rows[0]?.detail;
}
