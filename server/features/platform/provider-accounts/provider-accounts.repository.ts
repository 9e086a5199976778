import { sql } from 'kysely';
import type { AccountState } from '#shared/features/platform/provider-accounts.values.ts';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** Subaccounts, those that were added first before the others. */
export const accountRows = (tx: AcrossHotelsTransaction) =>
  tx.selectFrom('provider_accounts').selectAll().orderBy('added_at').orderBy('account').execute();
export type AccountRow = Awaited<ReturnType<typeof accountRows>>[number];

/** Which account a number belongs to, and belonged to. */
export const numberRows = (tx: AcrossHotelsTransaction) =>
  tx.selectFrom('provider_account_numbers').select(['number', 'account', 'until']).execute();

export type HotelNumber = {
  number: string;
  hotel_id: string;
  hotel_name: string;
  found_in: string | null;
  templates_waiting: number;
};

/** Numbers that hotels use or ask for. */
export async function hotelNumbers(tx: AcrossHotelsTransaction): Promise<HotelNumber[]> {
  const { rows } = await sql<HotelNumber>`
    select n.number, h.id as hotel_id, h.name as hotel_name, s.account as found_in,
      case when n.number = h.connected_number then (
        select count(*)::int from whatsapp_templates t
        where t.hotel_id = h.id and t.approval_status in ('unsubmitted', 'received', 'pending')
          and t.rejection_reasons is null) else 0 end as templates_waiting
    from hotels h
    cross join lateral (
      select h.sender_number as number union select h.whatsapp_number
    ) n
    left join account_senders s on s.number = n.number
    where n.number is not null
    order by h.name, n.number`.execute(tx);
  return rows;
}

export type HotelRow = { id: string; name: string; whatsapp_number: string | null; sender_number: string | null };

export const hotelById = (tx: AcrossHotelsTransaction, id: string): Promise<HotelRow | undefined> =>
  tx
    .selectFrom('hotels')
    .select(['id', 'name', 'whatsapp_number', 'sender_number'])
    .where('id', '=', id)
    .executeTakeFirst();

export const hotelsOfNumber = (tx: AcrossHotelsTransaction, number: string) =>
  tx
    .selectFrom('hotels')
    .select(['id', 'connected_number'])
    .where((where) => where.or([where('sender_number', '=', number), where('whatsapp_number', '=', number)]))
    .execute();

export type Added = { account: string; name: string; state: AccountState; by: string; at: Date };

export async function saveAccount(tx: AcrossHotelsTransaction, { account, name, state, by, at }: Added): Promise<void> {
  await tx
    .insertInto('provider_accounts')
    .values({ account, name, state, added_by: by, added_at: at })
    .onConflict((same) => same.column('account').doUpdateSet({ name, state }))
    .execute();
}

/** @returns false where nothing changed */
export async function saveState(
  tx: AcrossHotelsTransaction,
  { account, name, state }: { account: string; name?: string; state: AccountState },
): Promise<boolean> {
  const { rows } = await sql`
    update provider_accounts set state = ${state}, name = coalesce(${name ?? null}, name)
    where account = ${account} and (state, name) is distinct from (${state}, coalesce(${name ?? null}, name))
    returning account`.execute(tx);
  return rows.length > 0;
}

type Move = { number: string; from: string; to: string; at: Date };

/** The account of before is kept: it may have taken messages that are still under way. */
export async function moveNumber(tx: AcrossHotelsTransaction, { number, from, to, at }: Move): Promise<void> {
  await tx
    .deleteFrom('provider_account_numbers')
    .where('number', '=', number)
    .where((where) => where.or([where('until', 'is', null), where('account', '=', to), where('account', '=', from)]))
    .execute();
  await tx
    .insertInto('provider_account_numbers')
    .values([
      { number, account: from, until: at },
      { number, account: to, until: null },
    ])
    .execute();
}

/** Nothing of the number leaves until every process knows its new account. In seconds. */
export async function pauseNumber(tx: AcrossHotelsTransaction, number: string, seconds: number): Promise<void> {
  await sql`
    insert into sender_pauses as p (whatsapp_number, not_before)
    values (${number}, now() + make_interval(secs => ${seconds}))
    on conflict (whatsapp_number) do update set not_before = greatest(p.not_before, excluded.not_before)`.execute(tx);
}

/**
 * Templates and stored choices are of the account of before: the new one knows none of them. Queued messages with a template
 * wait for its approval here, `seconds` at most.
 */
export async function forgetHandles(tx: AcrossHotelsTransaction, hotelId: string, seconds: number): Promise<void> {
  await sql`
    update messages m set due_at = greatest(m.due_at, now() + make_interval(secs => ${seconds}))
    from whatsapp_templates t
    where m.hotel_id = ${hotelId} and m.direction = 'out' and m.delivery_status = 'queued' and m.provider_sid is null
      and t.hotel_id = m.hotel_id and t.content_sid = m.content_sid`.execute(tx);
  await sql`
    update whatsapp_templates set content_sid = null, in_use = null, checked_at = null, approval_status = 'unsubmitted',
      former_handles = case when in_use is null and content_sid is not null
        then array_append(former_handles, content_sid) else former_handles end
    where hotel_id = ${hotelId} and rejection_reasons is null`.execute(tx);
  await sql`
    update messages set extras = extras - 'choices_handle'
    where hotel_id = ${hotelId} and direction = 'out' and delivery_status = 'queued' and provider_sid is null
      and extras ? 'choices_handle'`.execute(tx);
}

/** The message lists are compared soon: webhooks of the new account may have been refused before all processes knew of it. */
export async function compareSoon(tx: AcrossHotelsTransaction, since: Date, at: Date): Promise<void> {
  await sql`
    update webhook_watch set compare_from = least(compare_from, ${since}), compare_at = least(compare_at, ${at})`.execute(
    tx,
  );
}

/** One change of accounts and numbers at a time. */
export async function lockAccounts(tx: AcrossHotelsTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('provider-accounts', 0))`.execute(tx);
}
