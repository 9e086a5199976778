import { sql } from 'kysely';
import { erasedKeyPrefix } from '#shared/features/guests/erasure.rules.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { PersonRows } from './guest-file.repository.ts';

/** Retention after the stay in days: the hotel's own period, else `fallback`. Null: guests are kept. */
export async function retentionDays(tx: HotelTransaction, fallback: number | null): Promise<number | null> {
  const hotel = await tx.selectFrom('hotels').select('retention_days').executeTakeFirst();
  return hotel?.retention_days ?? fallback;
}

/** Written into the statements, so that the partial indexes of the retention are used. */
const notErased = (column: string) => sql`${sql.ref(column)} not like ${sql.lit(`${erasedKeyPrefix}%`)}`;

/**
 * At most `atMost` people whose retention period is over. It starts at the last check-out that was not cancelled; without
 * one, at the last message; without that, when the record or booking was last changed. People whose 24-hour window is
 * open are skipped. A person is a guest with the linked rows, or a phone whose rows belong to no guest. Only people with
 * a row that is old enough are looked at.
 */
export async function peopleDue(
  tx: HotelTransaction,
  { days, now, atMost }: { days: number; now: Date; atMost: number },
): Promise<PersonRows> {
  const lastMoment = sql`(${now}::timestamptz - make_interval(days => ${days}::int))`;
  const lastDay = sql`((select (${now}::timestamptz at time zone timezone)::date from hotels) - ${days}::int)`;
  const { rows } = await sql<PersonRows>`
    with candidates as (
      select b.guest_id, b.phone_key as key from bookings b where ${notErased('b.phone_key')} and b.check_out_date <= ${lastDay}
      union select b.guest_id, b.phone_key from bookings b
        where ${notErased('b.phone_key')} and b.status = 'cancelled' and b.updated_at <= ${lastMoment}
      union select g.id, g.phone_key from guests g where ${notErased('g.phone_key')} and g.updated_at <= ${lastMoment}
      union select c.guest_id, c.identity_key from conversations c where ${notErased('c.identity_key')} and c.last_message_at <= ${lastMoment}
    ), known as (
      select distinct guest_id from candidates where guest_id is not null
    ), unknown as (
      select distinct key from candidates where guest_id is null
    ), rows as (
      select 'guest' as kind, g.id, 'g' || g.id as person, null::date as left_on, g.updated_at as at, null::timestamptz as wrote_at, null::timestamptz as heard_at
      from guests g join known k on k.guest_id = g.id where ${notErased('g.phone_key')}
      union all
      select 'booking', b.id, coalesce('g' || b.guest_id, 'p' || b.phone_key), case when b.status <> 'cancelled' then b.check_out_date end, b.updated_at, null, null
      from bookings b where ${notErased('b.phone_key')}
        and (b.guest_id in (select guest_id from known) or (b.guest_id is null and b.phone_key in (select key from unknown)))
      union all
      select 'conversation', c.id, coalesce('g' || c.guest_id, 'p' || c.identity_key), null, c.created_at, c.last_message_at, c.last_inbound_at
      from conversations c where ${notErased('c.identity_key')}
        and (c.guest_id in (select guest_id from known) or (c.guest_id is null and c.identity_key in (select key from unknown)))
    ), due as (
      select r.person from rows r
      group by r.person
      having coalesce(max(r.left_on) <= ${lastDay}, coalesce(max(r.wrote_at), max(r.at)) <= ${lastMoment})
        and coalesce(max(r.heard_at) <= ${now}::timestamptz - interval '24 hours', true)
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
