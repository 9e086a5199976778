import { sql } from 'kysely';
import { defaultRungs, type LadderChannel } from '#shared/features/notifications/ladder/ladder.values.ts';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import { isLate } from './task-ladders.repository.ts';

const AT_ONCE = 200;

/** Task `t` is overdue, and no person has taken it since its ladder `l` began. */
const isClimbing = sql`
  t.status in ('open', 'in_progress') and t.due_at <= now() and (t.taken_at is null or t.taken_at < l.started_at)`;

/** The guest of ladder `l` waits no longer, or has an emergency since. */
const hasEnded = sql`
  c.id = l.conversation_id and l.ended_at is null and (c.human_required_count = 0 or c.waiting_rank < l.rank)`;
const hasNoLadder = sql`
  c.human_required_count > 0
    and not exists (select from ladders l where l.conversation_id = c.id and l.ended_at is null)`;
const isStepDue = sql<boolean>`state = 'planned' and due_at <= now()`;

/** Has a row while a ladder or a step has to begin or to end. */
export const someLadderDue = sql`
  select where exists (select from ladders l join conversations c on ${hasEnded})
    or exists (select from ladders l join tasks t on t.id = l.task_id where l.ended_at is null and not (${isClimbing}))
    or exists (select from conversations c where ${hasNoLadder})
    or exists (select from tasks t where ${isLate})
    or exists (select from ladder_steps where ${isStepDue})`;

/**
 * Ends ladders whose guest waits no longer, and those whose guest has an emergency since: these start again, higher.
 * Returns the hotels.
 */
export async function endLadders(tx: AcrossHotelsTransaction): Promise<string[]> {
  const { rows } = await sql<{ hotel_id: string }>`
    with waited as (
      update ladders l set ended_at = now(), outcome = case when c.human_required_count = 0 then 'taken' else 'raised' end
      from conversations c
      where ${hasEnded}
      returning l.id, l.hotel_id),
    late as (
      update ladders l set ended_at = now(), outcome = 'taken' from tasks t
      where t.id = l.task_id and l.ended_at is null and not (${isClimbing})
      returning l.id, l.hotel_id),
    ended as (select * from waited union all select * from late),
    steps as (
      update ladder_steps s set state = 'cancelled', settled_at = now()
      from ended e where s.ladder_id = e.id and s.state = 'planned'),
    calls as (
      update ladder_calls k set state = 'cancelled', settled_at = now()
      from ended e where k.ladder_id = e.id and k.state = 'waiting')
    select distinct hotel_id from ended`.execute(tx);
  return rows.map(({ hotel_id }) => hotel_id);
}

/**
 * Starts a ladder for each conversation that waits for a person and has none. Returns the hotels. While reception is closed,
 * steps of normal and low priority after the console count from its opening: the guest was told when that is.
 */
export async function startLadders(tx: AcrossHotelsTransaction): Promise<string[]> {
  const { rows } = await sql<{ hotel_id: string }>`
    with started as (
      insert into ladders (hotel_id, conversation_id, rank)
      select c.hotel_id, c.id, c.waiting_rank from conversations c
      where ${hasNoLadder}
      limit ${AT_ONCE}
      on conflict (conversation_id) where ended_at is null do nothing
      returning id, hotel_id, rank, started_at),
    steps as (
      insert into ladder_steps (hotel_id, ladder_id, channel, due_at)
      select s.hotel_id, s.id, r.channel, make_interval(secs => r.after_seconds) + case
        when s.rank < 2 or r.channel = 'console' then s.started_at
        else reception_open_from(h.reception_opens, h.reception_closes, h.timezone, s.started_at) end
      from started s join hotels h on h.id = s.hotel_id cross join lateral (
        select g.channel, g.after_seconds from ladder_rungs g
        where g.hotel_id = s.hotel_id and priority_rank(g.priority) = greatest(s.rank, 0)
        union all
        select d.channel, d.after_seconds
        from jsonb_to_recordset(${JSON.stringify(defaultRungs)}::jsonb) d (priority text, channel text, after_seconds integer)
        where priority_rank(d.priority) = greatest(s.rank, 0)
          and not exists (select from ladder_rungs g where g.hotel_id = s.hotel_id)) r)
    select distinct hotel_id from started`.execute(tx);
  return rows.map(({ hotel_id }) => hotel_id);
}

export function dueSteps(tx: AcrossHotelsTransaction): Promise<{ id: string; hotel_id: string }[]> {
  return tx
    .selectFrom('ladder_steps')
    .select(['id', 'hotel_id'])
    .where(isStepDue)
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute();
}

export type DueStep = {
  id: string;
  ladder_id: string;
  /** Null: the ladder of a task. */
  conversation_id: string | null;
  task_id: string | null;
  channel: LadderChannel;
  rank: number;
};

/**
 * A due step whose guest still waits or whose task is still overdue, with conversation or task locked: taking over waits for the step, or the step finds that
 * it was taken.
 */
export async function lockDueStep(tx: HotelTransaction, id: string): Promise<DueStep | undefined> {
  await sql`
    select c.id from ladder_steps s join ladders l on l.id = s.ladder_id join conversations c on c.id = l.conversation_id
    where s.id = ${id} for update of c`.execute(tx);
  await sql`
    select t.id from ladder_steps s join ladders l on l.id = s.ladder_id join tasks t on t.id = l.task_id
    where s.id = ${id} for update of t`.execute(tx);
  const { rows } = await sql<DueStep>`
    select s.id, s.ladder_id, s.channel, l.conversation_id, l.task_id, l.rank
    from ladder_steps s join ladders l on l.id = s.ladder_id left join conversations c on c.id = l.conversation_id
    left join tasks t on t.id = l.task_id
    where s.id = ${id} and s.state = 'planned' and s.due_at <= now() and l.ended_at is null
      and (c.human_required_count > 0 or ${isClimbing})
    for update of s`.execute(tx);
  return rows[0];
}

export async function settleStep(tx: HotelTransaction, id: string, state: 'done' | 'skipped'): Promise<void> {
  await sql`update ladder_steps set state = ${state}, settled_at = now() where id = ${id}`.execute(tx);
}

/** Makes the next step to people due now, because the last one reached nobody. The guest is told at its own time. */
export async function hurryNextStep(tx: HotelTransaction, ladderId: string): Promise<void> {
  await sql`
    update ladder_steps set due_at = least(due_at, now())
    where id = (select id from ladder_steps
      where ladder_id = ${ladderId} and state = 'planned' and channel <> 'guest' order by due_at, id limit 1)`.execute(
    tx,
  );
}

export type Telephone = { user_id: string; address: string };

/**
 * Telephones of managers, or of the others who are on duty. Where none of these has a telephone, all others: a plan that
 * somebody forgot to fill must not leave a guest alone.
 */
export async function telephones(tx: HotelTransaction, who: 'staff' | 'manager'): Promise<Telephone[]> {
  const { rows } = await sql<Telephone & { is_on: boolean }>`
    select user_id, phone as address, user_id in (select d.user_id from on_duty(now()) d) as is_on from duty_contacts
    where phone is not null and is_manager = ${who === 'manager'} and not is_disabled(user_id) order by user_id`.execute(
    tx,
  );
  const onDuty = rows.filter(({ is_on }) => is_on);
  return who === 'staff' && onDuty.length > 0 ? onDuty : rows;
}

/** Devices of those on duty, managers left out; where none of them has one, of everybody. */
export async function devices(tx: HotelTransaction): Promise<Telephone[]> {
  const { rows } = await sql<Telephone & { is_on: boolean }>`
    select p.user_id, p.id::text as address, p.user_id in (select d.user_id from on_duty(now()) d) as is_on
    from push_devices p
    where not is_disabled(p.user_id) and not exists (select from duty_contacts c where c.user_id = p.user_id and c.is_manager) order by p.id`.execute(
    tx,
  );
  const onDuty = rows.filter(({ is_on }) => is_on);
  return onDuty.length > 0 ? onDuty : rows;
}

/** SMS to one telephone about guests that are not more urgent are this many seconds apart. */
const SMS_PAUSE = 60;

/**
 * Stores the calls of a step. A telephone that has just got an SMS about a guest as urgent gets no second one: its owner is
 * called already. Returns their number, also of those left out.
 */
export async function insertCalls(
  tx: HotelTransaction,
  step: DueStep,
  channel: 'push' | 'sms' | 'call',
  to: Telephone[],
): Promise<number> {
  if (to.length === 0) return 0;
  // Two processes that call for two guests of the hotel at once would not see each other's SMS.
  await sql`select pg_advisory_xact_lock(hashtextextended('ladder calls ' || current_hotel_id(), 0))`.execute(tx);
  await sql`
    insert into ladder_calls (ladder_id, step_id, user_id, channel, address)
    select ${step.ladder_id}, ${step.id}, t.user_id, ${channel}, t.address
    from jsonb_to_recordset(${JSON.stringify(to)}::jsonb) t (user_id uuid, address text)
    where ${channel} <> 'sms' or not exists (
      select from ladder_calls k join ladders l on l.id = k.ladder_id
      where k.address = t.address and k.channel = 'sms' and k.created_at > now() - make_interval(secs => ${SMS_PAUSE})
        and k.state in ('waiting', 'trying', 'sent') and l.rank <= ${step.rank})
    on conflict do nothing`.execute(tx);
  return to.length;
}

/** Whether this guest has been told within 6 hours that nobody could come: a ladder that starts higher does not repeat it. */
export async function guestWasTold(tx: HotelTransaction, { conversation_id }: DueStep): Promise<boolean> {
  const { rows } = await sql`
    select from ladder_steps s join ladders l on l.id = s.ladder_id
    where l.conversation_id = ${conversation_id} and s.channel = 'guest' and s.state = 'done'
      and s.settled_at > now() - interval '6 hours' limit 1`.execute(tx);
  return rows.length > 0;
}
