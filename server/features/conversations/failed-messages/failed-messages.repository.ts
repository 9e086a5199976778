import { sql } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Messages } from '#server/db/schema.generated.ts';
import type { Reason } from '#shared/reasons/reasons.ts';

/** What decides whether a failed message may be sent again. */
export type FailedFacts = {
  id: string;
  hotel_id: string;
  conversation_id: string;
  author: string;
  delivery_status: string;
  delivery_problem: Messages['delivery_problem'];
  failed_at: Date | null;
  is_template: boolean;
  is_withdrawn: boolean;
  /** End of its validity; null: unlimited. */
  valid_until: Date | null;
  last_inbound_at: Date | null;
  opted_out_at: Date | null;
  answered_since: boolean;
};

const facts = sql`
  m.id, m.hotel_id, m.conversation_id, m.author, m.delivery_status, m.delivery_problem, m.failed_at,
  m.content_sid is not null as is_template, m.withdrawn_reason is not null as is_withdrawn,
  m.created_at + make_interval(secs => m.validity_seconds) as valid_until, c.last_inbound_at, c.opted_out_at,
  exists (
    select from messages n
    where n.conversation_id = m.conversation_id and n.id > m.id and n.direction = 'out'
      and n.author in ('assistant', 'staff') and n.delivery_status not in ('failed', 'undelivered', 'canceled', 'received')
  ) as answered_since`;

const keptDays = 30;
const listed = (now: Date) => sql`
  m.direction = 'out' and m.delivery_status in ('failed', 'undelivered')
  and m.failed_at > ${now}::timestamptz - make_interval(days => ${keptDays})
  and not exists (select from set_aside_messages s where s.message_id = m.id and s.set_aside_at >= m.failed_at)`;

/** The problem, or the first reason where it has no meaning to us, with the provider's number. */
const keyOf = sql`concat_ws(' ', coalesce(m.delivery_problem, m.error_reasons->0->>'code', 'unknown'), m.error_code)`;

export type GroupRow = {
  key: string;
  reasons: Reason[] | null;
  messages: number;
  hotels: number;
  oldest_at: Date;
  newest_at: Date;
};

const mostGroups = 50;

export async function failedGroups(tx: AcrossHotelsTransaction, now: Date): Promise<GroupRow[]> {
  const { rows } = await sql<GroupRow>`
    select ${keyOf} as key, max(m.error_reasons::text)::jsonb as reasons, count(*)::int as messages,
      count(distinct m.hotel_id)::int as hotels, min(m.failed_at) as oldest_at, max(m.failed_at) as newest_at
    from messages m where ${listed(now)} group by 1 order by 3 desc, 1 limit ${mostGroups}`.execute(tx);
  return rows;
}

export type FailedRow = FailedFacts & { failed_at: Date; hotel_name: string };

/** Messages of a reason, or the one with this id, the newest first. */
export async function failedRows(
  tx: AcrossHotelsTransaction,
  which: { id: string } | { key: string },
  { now, limit }: { now: Date; limit: number },
): Promise<FailedRow[]> {
  const chosen = 'id' in which ? sql`m.id = ${which.id}` : sql`${keyOf} = ${which.key}`;
  const { rows } = await sql<FailedRow>`
    select ${facts}, h.name as hotel_name
    from messages m join conversations c on c.id = m.conversation_id join hotels h on h.id = m.hotel_id
    where ${listed(now)} and ${chosen} order by m.failed_at desc, m.id desc limit ${limit}`.execute(tx);
  return rows;
}

/** The message's facts now, after its conversation was locked. */
export async function factsNow(tx: HotelTransaction, id: string): Promise<FailedFacts | undefined> {
  const { rows } = await sql<FailedFacts>`
    select ${facts} from messages m join conversations c on c.id = m.conversation_id where m.id = ${id}`.execute(tx);
  return rows[0];
}

type SetAside = { by: string; now: Date };

export async function saveSetAside(
  tx: AcrossHotelsTransaction,
  rows: FailedFacts[],
  { by, now }: SetAside,
): Promise<void> {
  if (rows.length === 0) return;
  const set = { set_aside_at: now, set_aside_by: by };
  await tx
    .insertInto('set_aside_messages')
    .values(rows.map(({ id, hotel_id }) => ({ message_id: id, hotel_id, ...set })))
    .onConflict((conflict) => conflict.column('message_id').doUpdateSet(set))
    .execute();
}
