import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { ProviderSender } from '#server/ports/whatsapp-senders.ts';
import type { SenderRow } from '../connection-stage.rules.ts';

/** A hotel that has a number or asks for one. */
export type NumberedHotel = SenderRow & { id: string; name: string };

export async function numberedHotels(tx: AcrossHotelsTransaction): Promise<NumberedHotel[]> {
  return tx
    .selectFrom('hotels')
    .select(['id', 'name', 'whatsapp_number', 'sender_number', 'sender_state', 'phone'])
    .where((where) => where.or([where('sender_number', 'is not', null), where('whatsapp_number', 'is not', null)]))
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export const accountSenders = (tx: AcrossHotelsTransaction) => tx.selectFrom('account_senders').selectAll().execute();
export type AccountSender = Awaited<ReturnType<typeof accountSenders>>[number];

/** Stores the senders of an account; those that it no longer has are removed. */
export async function saveAccountSenders(
  tx: AcrossHotelsTransaction,
  account: string,
  senders: ProviderSender[],
): Promise<void> {
  const rows = JSON.stringify(senders);
  await sql`
    delete from account_senders
    where account = ${account} and number not in (select number from jsonb_to_recordset(${rows}::jsonb) as r(number text))`.execute(
    tx,
  );
  await sql`
    insert into account_senders as s
    select distinct on (number) number, ${account}, provider_id, status, quality, messaging_limit, display_name, callback_url
    from jsonb_to_recordset(${rows}::jsonb) as r(number text, provider_id text, status text, quality text,
      messaging_limit text, display_name text, callback_url text)
    order by number, status like 'ONLINE%' desc
    on conflict (number) do update set account = excluded.account, provider_id = excluded.provider_id,
      status = excluded.status, quality = excluded.quality, messaging_limit = excluded.messaging_limit,
      display_name = excluded.display_name, callback_url = excluded.callback_url
    where s is distinct from excluded`.execute(tx);
}

/** Numbers that guests have written to and that no hotel has. */
export async function unroutedNumbers(tx: AcrossHotelsTransaction): Promise<{ number: string; last_in_at: Date }[]> {
  const { rows } = await sql<{ number: string; last_in_at: Date }>`
    select to_number as number, max(received_at) as last_in_at from unrouted_messages group by to_number`.execute(tx);
  return rows;
}

export type LastMessages = { hotel_id: string; last_in_at: Date | null; last_out_at: Date | null };

/** The newest message of each hotel in each direction. */
export async function lastMessages(tx: AcrossHotelsTransaction, hotelIds: string[]): Promise<LastMessages[]> {
  const newest = (direction: string) => sql`
    (select created_at from messages where hotel_id = h.id and direction = ${direction} order by id desc limit 1)`;
  const { rows } = await sql<LastMessages>`
    select h.id as hotel_id, ${newest('in')} as last_in_at, ${newest('out')} as last_out_at
    from hotels h where h.id = any(${hotelIds}::uuid[])`.execute(tx);
  return rows;
}
