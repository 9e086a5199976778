import type { DeliveryProblem } from '#shared/features/conversations/conversations.values.ts';
import { sql } from 'kysely';
import type { DatedPrice } from '#shared/features/platform/analytics.rules.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** A hotel's report runs in a hotel transaction; the platform's report covers all hotels unless it names one. */
type Either = HotelTransaction | AcrossHotelsTransaction;

/** Days `from` to `to` (both included) of the calendar of `timezone`, of one hotel or of all (`hotelId` null). */
export type ReportScope = { hotelId: string | null; timezone: string; from: string; to: string };

/** Durations are calculated from the newest requests of the period only, which limits the cost. */
const durationSample = 5_000;

/** Compares `created_at` without an expression, so that its indexes are used. Without a hotel there is no condition. */
const inPeriod = (table: 'm' | 'r', { hotelId, timezone, from, to }: ReportScope) => sql<boolean>`
  ${sql.ref(`${table}.created_at`)} >= (${from}::date::timestamp at time zone ${timezone})
  and ${sql.ref(`${table}.created_at`)} < ((${to}::date + 1)::timestamp at time zone ${timezone})
  ${hotelId ? sql`and ${sql.ref(`${table}.hotel_id`)} = ${hotelId}::uuid` : sql``}`;

export function hotelCalendar(tx: Either, hotelId: string) {
  return tx.selectFrom('hotels').select(['id', 'name', 'timezone']).where('id', '=', hotelId).executeTakeFirst();
}

/** Exactly one of `day`, `hotel_id` and `category` is set: the group of the row. `cost` is a decimal string. */
export type MessageFigures = {
  day: string | null;
  hotel_id: string | null;
  category: string | null;
  messages_in: number;
  messages_out: number;
  billed: number;
  cost: string;
};

/** Charged are received messages and messages that the provider accepted; a template is charged by its category. */
export async function messageFigures(tx: Either, scope: ReportScope, prices: DatedPrice[]): Promise<MessageFigures[]> {
  const { rows } = await sql<MessageFigures>`
    with counted as (
      select m.hotel_id, (m.created_at at time zone ${scope.timezone})::date as day,
        case when m.direction = 'in' then 'inbound' when m.content_sid is null then 'service' else coalesce(t.category, 'utility') end as category,
        count(*) filter (where m.direction = 'in') as messages_in,
        count(*) filter (where m.direction = 'out') as messages_out,
        count(*) filter (where m.provider_sid is not null and m.delivery_status not in ('failed', 'undelivered', 'canceled')) as billed
      from messages m
      left join (
        select distinct on (hotel_id, content_sid) hotel_id, content_sid, lower(category) as category
        from (
          select hotel_id, content_sid, category, updated_at from whatsapp_templates
          union all select hotel_id, in_use->>'content_sid', coalesce(in_use->>'category', category), updated_at from whatsapp_templates
        ) versions where content_sid is not null order by hotel_id, content_sid, updated_at desc
      ) t on t.hotel_id = m.hotel_id and t.content_sid = m.content_sid
      where ${inPeriod('m', scope)}
      group by 1, 2, 3
    ), priced as (
      select c.*, c.billed * coalesce(p.price::numeric, 0) as cost
      from counted c
      left join jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as p (category text, price text, since date, until date)
        on p.category = c.category and c.day >= p.since and (p.until is null or c.day < p.until)
    )
    select day, hotel_id, category, sum(messages_in)::int as messages_in, sum(messages_out)::int as messages_out, sum(billed)::int as billed, sum(cost)::text as cost
    from priced group by grouping sets ((day), (hotel_id), (category))`.execute(tx);
  return rows;
}

/** One of `day` and `hotel_id` is set. */
export type RequestFigures = {
  day: string | null;
  hotel_id: string | null;
  requests: number;
  answered_without_staff: number;
  escalated: number;
};

export async function requestFigures(tx: Either, scope: ReportScope): Promise<RequestFigures[]> {
  const { rows } = await sql<RequestFigures>`
    with counted as (
      select r.hotel_id, (r.created_at at time zone ${scope.timezone})::date as day, count(*) as requests,
        count(*) filter (where r.turn_state = 'answered') as answered_without_staff,
        count(*) filter (where r.turn_state = 'escalated') as escalated
      from guest_requests r where ${inPeriod('r', scope)} group by 1, 2
    )
    select day, hotel_id, sum(requests)::int as requests, sum(answered_without_staff)::int as answered_without_staff, sum(escalated)::int as escalated
    from counted group by grouping sets ((day), (hotel_id))`.execute(tx);
  return rows;
}

export type DurationFigures = {
  reply_count: number;
  reply: number[] | null;
  resolution_count: number;
  resolution: number[] | null;
};

export type DeliveryFailures = { problem: DeliveryProblem | null; error_code: number | null; count: number };

/** Seconds. The first answer is the assistant's reply, else the first message written after the request. */
export async function durationFigures(tx: Either, scope: ReportScope): Promise<DurationFigures> {
  const { rows } = await sql<DurationFigures>`
    with sample as (
      select r.conversation_id, r.created_at, r.updated_at, r.status, r.answered_at
      from guest_requests r where ${inPeriod('r', scope)} order by r.created_at desc limit ${durationSample}
    ), timed as (
      select extract(epoch from coalesce(s.answered_at, first.at) - s.created_at) as reply,
        case when s.status in ('resolved', 'completed') then extract(epoch from s.updated_at - s.created_at) end as resolution
      from sample s
      left join lateral (
        select m.created_at as at from messages m
        where s.answered_at is null and m.conversation_id = s.conversation_id and m.direction = 'out' and m.author in ('assistant', 'staff')
          -- The sum and the order keep the planner to the conversation's own index.
          and m.created_at + interval '0' >= s.created_at
        order by m.id limit 1
      ) first on true
    )
    select count(reply)::int as reply_count, percentile_cont(array[0.5, 0.9]) within group (order by reply::float8) as reply,
      count(resolution)::int as resolution_count, percentile_cont(array[0.5, 0.9]) within group (order by resolution::float8) as resolution
    from timed`.execute(tx);
  return rows[0]!;
}

export async function escalationReasons(tx: Either, scope: ReportScope): Promise<{ reason: string; count: number }[]> {
  const { rows } = await sql<{ reason: string; count: number }>`
    select reason, count(*)::int as count from guest_requests r cross join lateral unnest(r.reasons) as reason
    where r.turn_state = 'escalated' and ${inPeriod('r', scope)}
    group by reason order by count desc, reason limit 50`.execute(tx);
  return rows;
}

export async function requestLanguages(
  tx: Either,
  scope: ReportScope,
): Promise<{ language: string | null; count: number }[]> {
  const { rows } = await sql<{ language: string | null; count: number }>`
    select c.language, count(*)::int as count from guest_requests r join conversations c on c.id = r.conversation_id
    where ${inPeriod('r', scope)} group by c.language order by count desc, c.language limit 100`.execute(tx);
  return rows;
}

export async function deliveryFailures(tx: Either, scope: ReportScope): Promise<DeliveryFailures[]> {
  const { rows } = await sql<DeliveryFailures>`
    select m.delivery_problem as problem, m.error_code, count(*)::int as count from messages m
    where m.direction = 'out' and m.delivery_status in ('failed', 'undelivered') and ${inPeriod('m', scope)}
    group by m.delivery_problem, m.error_code order by count desc, m.error_code limit 100`.execute(tx);
  return rows;
}

export function hotelNames(tx: Either, ids: string[]) {
  return tx.selectFrom('hotels').select(['id', 'name']).where('id', 'in', ids).execute();
}
