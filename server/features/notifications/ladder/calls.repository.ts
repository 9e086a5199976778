import { sql } from 'kysely';
import type { PushDevice } from '#server/ports/push.ts';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';

export type CallRow = {
  id: string;
  hotel_id: string;
  hotel_name: string;
  ladder_id: string | null;
  ladder_since: Date | null;
  conversation_id: string | null;
  /** Of a ladder that an overdue task climbs. */
  task_id: string | null;
  /** Of a notice about a note that mentions the member. */
  note_id: string | null;
  user_id: string;
  channel: 'push' | 'sms' | 'call';
  /** A number in E.164, or the id of a device. */
  address: string;
  /** Null for a telephone, and for a device that was removed meanwhile. */
  device: PushDevice | null;
  attempts: number;
  first_attempt_at: Date;
  provider_id: string | null;
  /** Whether the guest waits no longer. */
  ended: boolean;
  /** The member's language of the console. */
  language: string | null;
};

const AT_ONCE = 50;

const deviceOf = (call: 'm' | 'k') => sql`(
  select jsonb_build_object('endpoint', d.endpoint, 'p256dh', d.p256dh, 'auth', d.auth) from push_devices d
  where ${sql.ref(`${call}.channel`)} = 'push' and d.id::text = ${sql.ref(`${call}.address`)}
    and d.hotel_id = ${sql.ref(`${call}.hotel_id`)})`;

const placeOf = (call: 'm' | 'k') => sql`
  coalesce(l.conversation_id, ${sql.ref(`${call}.conversation_id`)}) as conversation_id, l.task_id,
  ${sql.ref(`${call}.note_id`)}`;

/** The device shows nothing any more. */
export async function deleteDevice(tx: HotelTransaction, id: string): Promise<void> {
  await tx.deleteFrom('push_devices').where('id', '=', id).execute();
}

/** Call `k` of the ladder `l` may be made now. */
const isDue = (channels: CallRow['channel'][]) => sql`
  k.state in ('waiting', 'trying') and k.due_at <= now() and k.channel = any(${channels})
    and (l.ended_at is null or k.state = 'trying')
    and (k.channel <> 'call' or not exists (
      select from ladder_calls o where o.address = k.address and o.channel = 'call' and o.id < k.id
        and o.state in ('waiting', 'trying', 'sent')))`;
const isSilent = sql`k.state = 'sent' and k.channel = 'call' and k.due_at <= now()`;
const isRinging = sql`
  l.id = k.ladder_id and l.ended_at is not null and k.channel = 'call' and k.state = 'sent' and k.provider_id is not null`;

/** Has a row while a call has to be made or ended. */
export const someCallDue = (channels: CallRow['channel'][]) => sql`
  select where exists (select from ladder_calls k left join ladders l on l.id = k.ladder_id where ${isDue(channels)})
    or exists (select from ladder_calls k where ${isSilent})
    or exists (select from ladder_calls k join ladders l on ${isRinging})`;

/**
 * Claims calls that are due and stores the attempt: for `lease` seconds nobody else makes them. A telephone has one voice
 * call at a time, the oldest one.
 */
export async function claimCalls(
  db: AcrossHotelsTransaction,
  channels: CallRow['channel'][],
  lease: number,
): Promise<CallRow[]> {
  const { rows } = await sql<CallRow>`
    with due as (
      select k.id from ladder_calls k left join ladders l on l.id = k.ladder_id
      where ${isDue(channels)}
      order by k.due_at limit ${AT_ONCE} for update of k skip locked),
    mine as (
      update ladder_calls k set state = 'trying', attempts = attempts + 1,
        first_attempt_at = coalesce(first_attempt_at, now()), due_at = clock_timestamp() + make_interval(secs => ${lease})
      from due where k.id = due.id returning k.*)
    select m.id, m.hotel_id, h.name as hotel_name, m.ladder_id, l.started_at as ladder_since, ${placeOf('m')}, m.user_id, m.channel, m.address,
      m.attempts, m.first_attempt_at, m.provider_id, p.language, l.ended_at is not null as ended, ${deviceOf('m')} as device
    from mine m join hotels h on h.id = m.hotel_id left join ladders l on l.id = m.ladder_id
    left join user_preferences p on p.user_id = m.user_id`.execute(db);
  return rows;
}

/** Whether this attempt is the caller's for `remaining` more seconds, by the database's clock. */
export async function isHeld(
  db: AcrossHotelsTransaction,
  { id, attempts }: CallRow,
  remaining: number,
): Promise<boolean> {
  const { rows } = await sql`
    select from ladder_calls where id = ${id} and state = 'trying' and attempts = ${attempts}
      and due_at > clock_timestamp() + make_interval(secs => ${remaining})`.execute(db);
  return rows.length > 0;
}

export async function callById(db: AcrossHotelsTransaction, id: string): Promise<CallRow | null> {
  const { rows } = await sql<CallRow>`
    select k.id, k.hotel_id, h.name as hotel_name, k.ladder_id, l.started_at as ladder_since, ${placeOf('k')}, k.user_id, k.channel, k.address,
      k.attempts, k.first_attempt_at, k.provider_id, p.language, l.ended_at is not null as ended, ${deviceOf('k')} as device
    from ladder_calls k join hotels h on h.id = k.hotel_id left join ladders l on l.id = k.ladder_id
    left join user_preferences p on p.user_id = k.user_id where k.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The provider has it. After `seconds` without news, a call counts as ended. A webhook may have come first. */
export async function recordSent(
  db: AcrossHotelsTransaction,
  { id, attempts }: CallRow,
  providerId: string,
  seconds: number,
): Promise<void> {
  await sql`
    update ladder_calls set provider_id = ${providerId},
      state = case when state = 'trying' then 'sent' else state end,
      due_at = case when state = 'trying' then now() + make_interval(secs => ${seconds}) else due_at end
    where id = ${id} and (attempts = ${attempts} or provider_id is null)`.execute(db);
}

export async function postponeCall(
  db: AcrossHotelsTransaction,
  { id, attempts }: CallRow,
  seconds: number,
): Promise<void> {
  await sql`
    update ladder_calls set due_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'trying' and attempts = ${attempts}`.execute(db);
}

export type CallEnd = { state: 'taken' | 'ended' | 'failed' | 'cancelled'; problem: string | null };

/** Ends a call once. Returns its ladder and step; undefined if it has ended already. */
export async function endCall(tx: HotelTransaction, id: string, { state, problem }: CallEnd) {
  const { rows } = await sql<{ ladder_id: string | null; step_id: string | null }>`
    update ladder_calls set state = ${state}, problem = ${problem}, settled_at = now()
    where id = ${id} and state in ('waiting', 'trying', 'sent') returning ladder_id, step_id`.execute(tx);
  return rows[0];
}

/** Whether each call of the step has ended, and none was taken. */
export async function reachedNobody(tx: HotelTransaction, stepId: string): Promise<boolean> {
  const { rows } = await sql<{ nobody: boolean }>`
    select bool_and(case when channel <> 'call' then state = 'failed' else state in ('ended', 'failed') end) as nobody
    from ladder_calls where step_id = ${stepId}`.execute(tx);
  return rows[0]?.nobody ?? false;
}

export type SilentCall = { id: string; hotel_id: string };

/** Calls about which the provider has told nothing for too long. SMS need no news. */
export async function silentCalls(db: AcrossHotelsTransaction): Promise<SilentCall[]> {
  const { rows } = await sql<SilentCall>`
    select k.id, k.hotel_id from ladder_calls k where ${isSilent} limit ${AT_ONCE}`.execute(db);
  return rows;
}

/** Telephones that still ring about a guest who waits no longer. Each is returned once. */
export async function takeRinging(db: AcrossHotelsTransaction): Promise<{ id: string; provider_id: string }[]> {
  const { rows } = await sql<{ id: string; provider_id: string }>`
    update ladder_calls k set state = 'cancelled', settled_at = now()
    from ladders l
    where ${isRinging}
    returning k.id, k.provider_id`.execute(db);
  return rows;
}
