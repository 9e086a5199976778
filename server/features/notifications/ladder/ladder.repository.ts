import { sql } from 'kysely';
import type { Rung, StepPrices } from '#shared/features/notifications/ladder/ladder.values.ts';
import type { DutyContact, LadderRun } from '#shared/features/notifications/ladder/ladder.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

/** The hotel's own steps; none if it has not changed the ladder of the product. */
export function rungsOf(tx: HotelTransaction): Promise<Rung[]> {
  return tx.selectFrom('ladder_rungs').select(['priority', 'channel', 'after_seconds']).execute();
}

export async function deleteRungs(tx: HotelTransaction): Promise<void> {
  await tx.deleteFrom('ladder_rungs').execute();
}

export async function insertRungs(tx: HotelTransaction, rungs: Rung[]): Promise<void> {
  await tx.insertInto('ladder_rungs').values(rungs).execute();
}

/** Every member whose account works, with the telephone number, if one is stored. */
export async function contactsOf(tx: HotelTransaction): Promise<DutyContact[]> {
  const { rows } = await sql<DutyContact>`
    select m.user_id, coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as name,
      c.phone, coalesce(c.is_manager, false) as is_manager,
      m.user_id in (select d.user_id from on_duty(now()) d) as is_on_duty,
      exists (select from push_devices p where p.user_id = m.user_id) as has_device
    from get_hotel_staff_with_profiles() m left join duty_contacts c on c.user_id = m.user_id
    where not is_disabled(m.user_id)
    order by m.created_at, m.id`.execute(tx);
  return rows;
}

export async function saveContact(
  tx: HotelTransaction,
  user_id: string,
  { phone, is_manager }: { phone: string | null; is_manager?: boolean },
): Promise<void> {
  await sql`
    insert into duty_contacts (user_id, phone, is_manager) values (${user_id}, ${phone}, ${is_manager ?? false})
    on conflict (hotel_id, user_id) do update set phone = excluded.phone, updated_at = now(),
      is_manager = coalesce(${is_manager ?? null}, duty_contacts.is_manager)`.execute(tx);
}

const RUNS_SHOWN = 20;

/** Ladders under way and those of the last day, with their steps and calls; the ones under way first. */
export async function recentRuns(tx: HotelTransaction): Promise<LadderRun[]> {
  const { rows } = await sql<LadderRun>`
    with members as (select user_id, trim(first_name || ' ' || last_name) as name from get_hotel_staff_with_profiles()),
    called as (
      select k.step_id, jsonb_agg(jsonb_build_object('id', k.id, 'channel', k.channel, 'state', k.state,
        'problem', k.problem, 'settled_at', k.settled_at, 'name', coalesce(m.name, '')) order by k.id) as calls
      from ladder_calls k left join members m on m.user_id = k.user_id
      where k.created_at > now() - interval '2 days' group by k.step_id),
    shown as (
      select * from ladders where ended_at is null or started_at > now() - interval '1 day'
      order by (ended_at is not null), started_at desc limit ${RUNS_SHOWN})
    select l.id, l.conversation_id, t.title as task, c.guest_name, l.started_at, l.ended_at, l.outcome,
      (array['urgent', 'high', 'normal', 'low'])[greatest(l.rank, 0) + 1] as priority,
      (select coalesce(jsonb_agg(jsonb_build_object('channel', s.channel, 'due_at', s.due_at, 'state', s.state,
          'calls', coalesce(k.calls, '[]')) order by s.due_at, s.id), '[]')
        from ladder_steps s left join called k on k.step_id = s.id where s.ladder_id = l.id) as steps
    from shown l left join conversations c on c.id = l.conversation_id left join tasks t on t.id = l.task_id
    order by (l.ended_at is not null), l.started_at desc`.execute(tx);
  return rows.map((run) => ({ ...run, steps: run.steps.map(withInstants) }));
}

type Step = LadderRun['steps'][number];
const instant = (text: string): string => new Date(text).toISOString();

/** Times inside JSON have an offset instead of Z. */
const withInstants = (step: Step): Step => ({
  ...step,
  due_at: instant(step.due_at),
  calls: step.calls.map((call) => ({ ...call, settled_at: call.settled_at && instant(call.settled_at) })),
});

/** A test of a step, to the caller's own telephone; delivered like the calls of a ladder. */
export async function insertTest(
  tx: HotelTransaction,
  test: { user_id: string; channel: 'sms' | 'call'; address: string },
) {
  return tx
    .insertInto('ladder_calls')
    .values(test)
    .returning(['id', 'channel', 'state', 'problem', 'settled_at'])
    .executeTakeFirstOrThrow();
}

/** Tests of this member since the time. */
export async function testsSince(tx: HotelTransaction, user_id: string, seconds: number): Promise<number> {
  const { n } = await tx
    .selectFrom('ladder_calls')
    .select((count) => count.fn.countAll<number>().as('n'))
    .where('user_id', '=', user_id)
    .where('ladder_id', 'is', null)
    .where('note_id', 'is', null)
    .where('created_at', '>', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Null: the hotel has none of its own. */
export async function pricesOf(tx: HotelTransaction): Promise<StepPrices | null> {
  const { rows } = await sql<StepPrices>`
    select currency, sms::double precision as sms, call::double precision as call from ladder_prices`.execute(tx);
  return rows[0] ?? null;
}

export async function savePrices(tx: HotelTransaction, prices: StepPrices): Promise<void> {
  await tx
    .insertInto('ladder_prices')
    .values(prices)
    .onConflict((known) => known.column('hotel_id').doUpdateSet(prices))
    .execute();
}
