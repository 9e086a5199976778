import { sql } from 'kysely';
import { erasedKeyPrefix } from '#shared/features/guests/erasure.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { PersonRows } from './guest-file.repository.ts';

/** Retention after the stay in days: the hotel's own period, else `fallback`. Null: guests are kept. */
export async function retentionDays(tx: HotelTransaction, fallback: number | null): Promise<number | null> {
  const hotel = await tx.selectFrom('hotels').select('retention_days').executeTakeFirst();
  return hotel?.retention_days ?? fallback;
}

/**
 * At most `atMost` people whose retention period is over. It starts at the last check-out that was not cancelled; without
 * one, at the last message; without that, when the record or booking was last changed. People whose 24-hour window is
 * open are skipped. A person is a guest with the linked rows, or a phone whose rows belong to no guest.
 */
export async function peopleDue(
  tx: HotelTransaction,
  { days, now, atMost }: { days: number; now: Date; atMost: number },
): Promise<PersonRows> {
  const erased = `${erasedKeyPrefix}%`;
  const { rows } = await sql<PersonRows>`
    with clock as (
      select (${now}::timestamptz at time zone timezone)::date - ${days}::int as last_day,
        ${now}::timestamptz - make_interval(days => ${days}::int) as last_moment, ${now}::timestamptz - interval '24 hours' as window_opens
      from hotels
    ), rows as (
      select 'guest' as kind, g.id, 'g' || g.id as person, null::date as left_on, g.updated_at as at, null::timestamptz as wrote_at, null::timestamptz as heard_at
      from guests g where g.phone_key not like ${erased}
      union all
      select 'booking', b.id, coalesce('g' || b.guest_id, 'p' || b.phone_key), case when b.status <> 'cancelled' then b.check_out_date end, b.updated_at, null, null
      from bookings b where b.phone_key not like ${erased}
      union all
      select 'conversation', c.id, coalesce('g' || c.guest_id, 'p' || c.identity_key), null, c.created_at, c.last_message_at, c.last_inbound_at
      from conversations c where c.identity_key not like ${erased}
    ), due as (
      select r.person from rows r, clock
      group by r.person, clock.last_day, clock.last_moment, clock.window_opens
      having coalesce(max(r.left_on) <= clock.last_day, coalesce(max(r.wrote_at), max(r.at)) <= clock.last_moment)
        and coalesce(max(r.heard_at) <= clock.window_opens, true)
      order by r.person limit ${atMost}
    )
    select coalesce(array_agg(id) filter (where kind = 'guest'), '{}') as guest_ids,
      coalesce(array_agg(id) filter (where kind = 'booking'), '{}') as booking_ids,
      coalesce(array_agg(id) filter (where kind = 'conversation'), '{}') as conversation_ids
    from rows join due using (person)`.execute(tx);
  return rows[0]!;
}

/** Notifications that were resolved before this time. */
export async function forgetNotifications(tx: HotelTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('notifications').where('status', '=', 'resolved').where('resolved_at', '<', before).execute();
}
