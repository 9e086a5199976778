import { sql } from 'kysely';
import type { AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';

/** What the database says about the whole platform, read for `/metrics`. Hotels are ids only. */

export type WaitingTurns = { turns: number; oldest_seconds: number };

export async function waitingTurns(tx: AcrossHotelsTransaction): Promise<WaitingTurns> {
  const { rows } = await sql<WaitingTurns>`
    select count(*) as turns, coalesce(extract(epoch from now() - min(last_message_at)), 0)::float8 as oldest_seconds
    from guest_requests where turn_state = 'waiting'`.execute(tx);
  return rows[0] ?? { turns: 0, oldest_seconds: 0 };
}

export async function turnsOfLastHour(tx: AcrossHotelsTransaction): Promise<{ outcome: string; turns: number }[]> {
  const { rows } = await sql<{ outcome: string; turns: number }>`
    select turn_state as outcome, count(*) as turns from guest_requests
    where created_at > now() - interval '1 hour' group by turn_state`.execute(tx);
  return rows;
}

export type QueueFigures = { queue: string; jobs: number; oldest_seconds: number };

/** Turns, messages and jobs whose time has come and that are not done. */
export async function dueJobs(tx: AcrossHotelsTransaction): Promise<QueueFigures[]> {
  const { rows } = await sql<QueueFigures>`
    select queue, count(due) as jobs, coalesce(extract(epoch from now() - min(due)), 0)::float8 as oldest_seconds
    from (
      select q.name as queue, j.start_after as due from pgboss.queue q
      left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry', 'active') and j.start_after <= now()
      union all select 'turn', null union all select 'delivery', null
      union all select 'turn', due_at from guest_requests where turn_state = 'waiting' and due_at <= now()
      union all select 'delivery', due_at from messages
        where direction = 'out' and delivery_status = 'queued' and provider_sid is null and due_at <= now()
          and not exists (select from sending_pauses p where p.hotel_id is null or p.hotel_id = messages.hotel_id)
    ) waiting group by queue`.execute(tx);
  return rows;
}

export type DeliveryFigures = { status: string; code: string; messages: number };

export async function deliveriesOfLastHour(tx: AcrossHotelsTransaction): Promise<DeliveryFigures[]> {
  const { rows } = await sql<DeliveryFigures>`
    select delivery_status as status, coalesce(error_code::text, 'none') as code, count(*) as messages from messages
    where direction = 'out' and created_at > now() - interval '1 hour' group by 1, 2`.execute(tx);
  return rows;
}

export type HotelFigures = { hotel_id: string; messages: number };

const topHotels = 10;

export async function busiestHotels(tx: AcrossHotelsTransaction): Promise<HotelFigures[]> {
  const { rows } = await sql<HotelFigures>`
    select hotel_id, count(*) as messages from messages
    where created_at > now() - interval '1 hour' group by hotel_id order by 2 desc, 1 limit ${topHotels}`.execute(tx);
  return rows;
}

/** Hotels whose guests wait for a person longest. */
export async function slowestHotels(tx: AcrossHotelsTransaction): Promise<{ hotel_id: string; seconds: number }[]> {
  const { rows } = await sql<{ hotel_id: string; seconds: number }>`
    select hotel_id, extract(epoch from now() - min(escalated_at))::float8 as seconds from guest_requests
    where human_required and status = 'open' and escalated_at is not null
    group by hotel_id order by 2 desc, 1 limit ${topHotels}`.execute(tx);
  return rows;
}

/** Milliseconds since 1970 by the database's clock. */
export async function databaseTime(tx: AcrossHotelsTransaction): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(tx);
  return rows[0]?.ms ?? 0;
}

/** These statements must not slow down answers to guests. */
export async function limitStatements(tx: AcrossHotelsTransaction, milliseconds: number): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(tx);
}
