import { sql, type Selectable, type Updateable } from 'kysely';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { GuestRequests } from '#server/db/schema.generated.ts';

/** Minutes of a hotel that has not saved its message settings. */
const defaultMinutes = 120;
/** Minimum time before a return that a changed setting brings forward, so that it is announced. */
const shortestNotice = '5 minutes';

type TurnState = Selectable<GuestRequests>['turn_state'];

const minutes = sql`coalesce((select assistant_returns_after_minutes from hotel_message_settings), ${defaultMinutes}::integer)`;
const isEmergency = sql`('safety' = any(reasons) or category = 'emergency')`;
const emergencyOpen = (conversationId: unknown) => sql<boolean>`exists (
  select from guest_requests where conversation_id = ${conversationId} and status in ('open', 'in_progress') and ${isEmergency})`;

/** Staff action in a conversation that staff own: restarts the period until its return to the assistant. */
export async function noteStaffAction(tx: HotelTransaction, id: string, now: Date): Promise<void> {
  await sql`
    update conversations set staff_acted_at = ${now},
      assistant_returns_at = case when not ${emergencyOpen(id)} then ${now}::timestamptz + nullif(${minutes}, 0) * interval '1 minute' end
    where id = ${id} and owner = 'staff'`.execute(tx);
}

/** Applies the hotel's changed period to all conversations owned by staff. */
export async function rescheduleReturns(tx: HotelTransaction, now: Date): Promise<void> {
  await sql`
    update conversations c set assistant_returns_at = case when not ${emergencyOpen(sql.ref('c.id'))} then
      greatest(coalesce(staff_acted_at, ${now}) + nullif(${minutes}, 0) * interval '1 minute',
        ${now}::timestamptz + least(interval '${sql.raw(shortestNotice)}', nullif(${minutes}, 0) * interval '1 minute')) end
    where owner = 'staff' and ${minutes} <> 0`.execute(tx);
  await sql`update conversations set assistant_returns_at = null where owner = 'staff' and ${minutes} = 0`.execute(tx);
}

export async function returnMinutes(tx: HotelTransaction): Promise<number> {
  const { rows } = await sql<{ minutes: number }>`select ${minutes} as minutes`.execute(tx);
  return rows[0]!.minutes;
}

export async function hasOpenEmergency(tx: HotelTransaction, id: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select ${emergencyOpen(id)} as found`.execute(tx);
  return rows[0]!.found;
}

/** Due conversations of all hotels, longest due first. */
export function dueReturns(tx: AcrossHotelsTransaction, now: Date, limit: number) {
  return returnsDue(tx, now).limit(limit).execute();
}

export function returnsDue(tx: AcrossHotelsTransaction, now: Date) {
  return (
    tx
      .selectFrom('conversations')
      .select(['id', 'hotel_id'])
      .where('assistant_returns_at', '<=', now)
      // A text that waits is the person's business with the guest.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('held_replies')
              .select('id')
              .whereRef('conversation_id', '=', 'conversations.id')
              .where('ended', 'is', null),
          ),
        ),
      )
      .orderBy('assistant_returns_at')
  );
}

export type UnansweredRequest = { id: string; status: string };

/**
 * Requests with a message of the guest that is newer than the newest one of staff (also one that is about to leave), oldest first: those that are still to
 * be done, or with `resolved` those of these ids that only staff have seen. Emergencies are left out.
 */
export async function unansweredRequests(
  tx: HotelTransaction,
  conversationId: string,
  resolved: string[] | null,
): Promise<UnansweredRequest[]> {
  const chosen = resolved
    ? sql`r.id = any(${resolved}::uuid[]) and r.turn_state = 'staff'`
    : sql`r.status in ('open', 'in_progress') and r.turn_state in ('staff', 'escalated')`;
  const { rows } = await sql<UnansweredRequest>`
    select r.id, r.status
    from guest_requests r cross join lateral (
      select m.id from messages m where m.request_id = r.id and m.direction = 'in' order by m.id desc limit 1) last
    where r.conversation_id = ${conversationId} and ${chosen} and not ${isEmergency}
      and not exists (select from messages s where s.conversation_id = r.conversation_id and s.author = 'staff' and s.id > last.id)
      and not exists (select from held_replies h where h.conversation_id = r.conversation_id and h.soon and h.ended is null and h.id > last.id)
    order by last.id`.execute(tx);
  return rows;
}

/**
 * The messages of several requests become one turn, the newest request's, which waits for the assistant again; the other
 * rows go. It stays open where one of them was, and waits since the first of them has. Its turn is due after `afterSeconds`.
 */
export async function joinIntoTurn(
  tx: HotelTransaction,
  ids: string[],
  target: string,
  afterSeconds: number,
): Promise<void> {
  await sql`update messages set request_id = ${target} where request_id = any(${ids}::uuid[]) and direction = 'in'`.execute(
    tx,
  );
  await sql`
    update guest_requests t set turn_state = 'waiting', message = joined.message, attachments = joined.attachments,
      message_count = joined.message_count, ai_response = joined.ai_response, escalated_at = joined.escalated_at,
      status = case when joined.open then 'open' else t.status end,
      claimed_by = null, claims = 0, turn_priority = 0, turn_since = now(), due_at = now() + make_interval(secs => ${afterSeconds})
    from (
      select string_agg(nullif(r.message, ''), E'\\n' order by r.id) as message, sum(r.message_count)::integer as message_count,
        coalesce((select jsonb_agg(a order by n.id) from guest_requests n cross join jsonb_array_elements(n.attachments) a where n.id = any(${ids}::uuid[])), '[]') as attachments,
        max(r.ai_response) as ai_response, coalesce(min(r.escalated_at) filter (where r.status = 'open'), min(r.escalated_at)) as escalated_at, bool_or(r.status = 'open') as open
      from guest_requests r where r.id = any(${ids}::uuid[])) joined
    where t.id = ${target}`.execute(tx);
  await sql`delete from guest_requests where id = any(${ids}::uuid[]) and id <> ${target}`.execute(tx);
}

/** Numbers of open requests of a conversation by status; `resolved` counts as not completed. */
export function notCompleted(tx: HotelTransaction, conversationId: string) {
  return tx
    .selectFrom('guest_requests')
    .select(['id', 'status'])
    .where('conversation_id', '=', conversationId)
    .where('status', '<>', 'completed')
    .orderBy('id')
    .execute();
}

/**
 * Sets the status of requests of this conversation; returns the ids of those that changed. A turn that waited for the
 * assistant is settled: a person has it in hand.
 */
export async function setStatuses(
  tx: HotelTransaction,
  conversationId: string,
  ids: string[],
  change: Pick<Updateable<GuestRequests>, 'resolved_by'> & {
    status: 'open' | 'in_progress' | 'resolved' | 'completed';
    updated_at: Date;
  },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .updateTable('guest_requests')
    .set({
      ...change,
      turn_state: sql<TurnState>`case when turn_state = 'waiting' then 'staff' else turn_state end`,
      human_required: sql<boolean>`human_required or turn_state = 'waiting'`,
      escalated_at: sql<Date | null>`case when turn_state = 'waiting' then coalesce(escalated_at, ${change.updated_at}) else escalated_at end`,
    })
    .where('conversation_id', '=', conversationId)
    .where('id', 'in', ids)
    .where('status', '<>', change.status)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
