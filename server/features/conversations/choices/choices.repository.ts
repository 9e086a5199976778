import { sql } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';

export async function setChoicesHandle(tx: HotelTransaction, id: string, handle: string): Promise<void> {
  await sql`
    update messages set extras = extras || ${JSON.stringify({ choices_handle: handle })}::jsonb
    where id = ${id} and extras ? 'choices'`.execute(tx);
}

/** A text that is sent without what could be tapped below it. */
export async function dropChoices(tx: HotelTransaction, id: string): Promise<void> {
  await sql`update messages set extras = nullif(extras - 'choices', '{}') where id = ${id}`.execute(tx);
}

/** What the provider still keeps of messages that are older, or whose guest was erased. */
export async function oldHandles(
  tx: AcrossHotelsTransaction,
  before: Date,
  limit: number,
): Promise<{ id: string; handle: string }[]> {
  const { rows } = await sql<{ id: string; handle: string }>`
    select id, extras ->> 'choices_handle' as handle from messages
    where extras ? 'choices_handle' and (created_at < ${before} or not extras ? 'choices')
    order by created_at limit ${limit}`.execute(tx);
  return rows;
}

export async function forgetHandle(tx: AcrossHotelsTransaction, id: string): Promise<void> {
  await sql`update messages set extras = nullif(extras - 'choices_handle', '{}') where id = ${id}`.execute(tx);
}
