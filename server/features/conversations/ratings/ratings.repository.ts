import { sql } from 'kysely';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';

/** How long a guest has written nothing before we ask, in milliseconds: a question must not stand in a conversation. */
export const SILENCE_MS = 30 * 60_000;

export type StayToRate = {
  hotel_id: string;
  booking_id: string;
  conversation_id: string;
  moment: 'stay' | 'checkout';
  hotel_name: string;
  language: string;
};

/** Quiet hours as in `afterQuietHours` (server/features/stay-messages/due.rules.ts): they may span midnight. */
const isQuiet = sql`coalesce(case
  when h.quiet_from < h.quiet_until then local::time >= h.quiet_from::time and local::time < h.quiet_until::time
  when h.quiet_from > h.quiet_until then local::time >= h.quiet_from::time or local::time < h.quiet_until::time
  end, false)`;

/**
 * Stays that were never asked about, of hotels that ask: the guest is in the house since yesterday or longer and does not leave
 * today, or has left today or yesterday. Only by day, to guests whom the assistant answers and who may be written to.
 */
export const ratable = (now: Date) => sql<StayToRate>`
  select b.hotel_id, b.id as booking_id, c.id as conversation_id, h.name as hotel_name,
    coalesce(c.language, b.language, h.default_language) as language,
    case when b.status = 'checked-in' then 'stay' else 'checkout' end as moment
  from hotel_message_settings s
  join hotels h on h.id = s.hotel_id and h.status <> 'inactive' and h.assistant_enabled
  cross join lateral (select ${now}::timestamptz at time zone h.timezone as local) clock
  join bookings b on b.hotel_id = h.id and (
    b.status = 'checked-in' and b.check_in_date < local::date and b.check_out_date > local::date
    or b.status = 'checked-out' and b.check_out_date between local::date - 1 and local::date)
  join conversations c on c.hotel_id = b.hotel_id and c.identity_key = thread_of(b.hotel_id, b.phone_key)
  where s.asks_satisfaction and local::time >= '10:00' and local::time < '20:00' and not ${isQuiet}
    and c.opted_out_at is null and c.owner = 'assistant' and c.human_required_count = 0
    and c.last_inbound_at > ${now}::timestamptz - interval '23 hours 59 minutes'
    and c.last_inbound_at < ${now}::timestamptz - make_interval(secs => ${SILENCE_MS / 1000})
    and not exists (select from guest_requests w where w.conversation_id = c.id and w.turn_state = 'waiting')
    and not exists (
      select from stay_ratings r
      where r.booking_id = b.id or r.conversation_id = c.id and r.asked_at > ${now}::timestamptz - interval '3 days')`;

export async function staysToRate(tx: AcrossHotelsTransaction, now: Date, limit: number): Promise<StayToRate[]> {
  const { rows } = await sql<StayToRate>`${ratable(now)} order by booking_id limit ${limit}`.execute(tx);
  return rows;
}

/** False where the stay was asked about already, or the guest about another one within three days: its answer is awaited. */
export async function noteAsked(
  tx: HotelTransaction,
  { booking_id, conversation_id, moment }: StayToRate,
  asked_at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    insert into stay_ratings (booking_id, conversation_id, moment, asked_at)
    select ${booking_id}, ${conversation_id}, ${moment}, ${asked_at}
    where not exists (
      select from stay_ratings r
      where r.conversation_id = ${conversation_id} and r.asked_at > ${asked_at}::timestamptz - interval '3 days')
    on conflict do nothing returning booking_id`.execute(tx);
  return rows.length > 0;
}

type Score = { conversation_id: string; request_id: string; score: number; since: Date; now: Date };

/**
 * Stores the score of the question that was asked last and has none, or that this turn gave before. False: none is open, or
 * something else was written to the guest since, to which a number may be the answer.
 */
export async function storeScore(
  tx: HotelTransaction,
  { conversation_id, request_id, score, since, now }: Score,
): Promise<boolean> {
  const { rows } = await sql`
    update stay_ratings set score = ${score}, answered_at = ${now}, request_id = ${request_id}
    where booking_id = (
      select booking_id from stay_ratings
      where conversation_id = ${conversation_id} and asked_at > ${since} and (score is null or request_id = ${request_id})
        and not exists (
          select from messages m
          where m.conversation_id = stay_ratings.conversation_id and m.direction = 'out'
            and m.created_at > stay_ratings.asked_at + interval '1 second' and m.request_id is distinct from ${request_id})
      order by asked_at desc limit 1 for update)
    returning booking_id`.execute(tx);
  return rows.length > 0;
}

/** Null where the hotel has none. */
export async function reviewUrl(tx: HotelTransaction): Promise<string | null> {
  const row = await tx.selectFrom('hotel_message_settings').select('review_url').executeTakeFirst();
  return row?.review_url ?? null;
}
