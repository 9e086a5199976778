import { sql } from 'kysely';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { ReportScope } from './analytics.repository.ts';
import type { TargetRow } from './analytics.rules.ts';

/** Medians are calculated from the newest requests of the period only, which limits the cost. */
const sample = 5_000;

/**
 * How often targets were met, by priority. The first reply is that of staff, or the resolution where staff wrote nothing.
 * Requests whose target is still ahead are not counted.
 */
export async function targetFigures(
  tx: HotelTransaction | AcrossHotelsTransaction,
  { hotelId, timezone, from, to }: ReportScope,
): Promise<TargetRow[]> {
  const { rows } = await sql<TargetRow>`
    with sample as (
      select t.*, least(t.replied_at, t.resolved_at) as answered_at, h.timezone,
        case when not t.any_hour then h.reception_opens end as opens, case when not t.any_hour then h.reception_closes end as closes
      from request_targets t join hotels h on h.id = t.hotel_id
      where t.started_at >= (${from}::date::timestamp at time zone ${timezone})
        and t.started_at < ((${to}::date + 1)::timestamp at time zone ${timezone})
        ${hotelId ? sql`and t.hotel_id = ${hotelId}::uuid` : sql``}
      order by t.started_at desc limit ${sample}
    ), timed as (
      select s.*, open_seconds(opens, closes, timezone, started_at, answered_at) as reply_seconds,
        open_seconds(opens, closes, timezone, started_at, resolved_at) as resolution_seconds
      from sample s
    )
    select priority,
      count(*) filter (where reply_due_at <= now() or answered_at <= reply_due_at)::integer as reply,
      count(*) filter (where answered_at <= reply_due_at)::integer as reply_within,
      percentile_cont(0.5) within group (order by reply_seconds) as reply_p50,
      count(*) filter (where resolution_due_at <= now() or resolved_at <= resolution_due_at)::integer as resolution,
      count(*) filter (where resolved_at <= resolution_due_at)::integer as resolution_within,
      percentile_cont(0.5) within group (order by resolution_seconds) as resolution_p50
    from timed group by priority`.execute(tx);
  return rows;
}
