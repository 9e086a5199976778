import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startFleet, type Fleet } from '#tests/support/fleet.ts';
import { until } from '#tests/support/until.ts';

let fleet: Fleet;
const hotels = 60;
const guestsEach = 5;
const settings = { TWILIO_ALERT_NUMBER: '+15005550006' };

beforeEach(async () => {
  fleet = await startFleet();
}, 60_000);
afterEach(({ task }) => fleet?.stop(task.result?.state === 'fail'), 60_000);

/** Each hotel has one person with a telephone. An SMS at once, a call in an hour. */
async function openHotels(): Promise<void> {
  await sql`
    with h as (insert into hotels (name) select 'Hotel ' || n from generate_series(1, ${hotels}::integer) n returning id),
    n as (select id, gen_random_uuid() as user_id, row_number() over (order by id) as nth from h),
    u as (insert into "user" (id, name, email, "emailVerified")
      select user_id, 'Malo', 'malo' || nth || '@example.com', true from n),
    s as (insert into hotel_staff (hotel_id, user_id, role) select id, user_id, 'staff' from n),
    r as (insert into ladder_rungs (hotel_id, priority, channel, after_seconds)
      select n.id, 'high', v.channel, v.after from n, (values ('sms', 0), ('call', 3600)) v (channel, after))
    insert into duty_contacts (hotel_id, user_id, phone) select id, user_id, '+491511' || lpad(nth::text, 7, '0') from n`.execute(
    fleet.db,
  );
}

/** Guests of all these hotels wait from the same moment. */
async function allWait(): Promise<void> {
  await sql`
    with c as (insert into conversations (hotel_id, identity_key, reply_address)
      select h.id, k.key, k.key from hotels h, (
        select '+3361' || lpad(n::text, 7, '0') as key from generate_series(1, ${guestsEach}::integer) n) k
      where h.name like 'Hotel %' returning id, hotel_id)
    insert into guest_requests (hotel_id, conversation_id, message, status, human_required, priority, turn_state, escalated_at)
    select hotel_id, id, 'Help', 'open', true, 'high', 'escalated', now() from c`.execute(fleet.db);
}

const rung = (): string[] => fleet.twilio.messages.map(({ to }) => String(to)).toSorted();

const countOf = async (rows: ReturnType<typeof sql>): Promise<number> => {
  const counted = await sql<{ n: number }>`select count(*)::integer as n from ${rows}`.execute(fleet.db);
  return counted.rows[0]!.n;
};
/** A claim is free after 20 s; those of the killed process are free now. */
const timePasses = () => sql`update ladder_calls set due_at = now() where state = 'trying'`.execute(fleet.db);

test('300 guests who wait at once: each ladder makes its step once and each telephone gets one SMS, with a process killed meanwhile', async () => {
  const all = hotels * guestsEach;
  await openHotels();
  const [first] = await Promise.all([fleet.start('worker', settings), fleet.start('worker', settings)]);
  fleet.twilio.failNext(3, { timeoutAfterAcceptance: true, on: 'messages' });
  await allWait();
  await until('SMS are on their way', () => rung().length > 5, 90);
  await first.kill();
  await timePasses();
  await fleet.start('worker', settings);
  await until(
    'each step was made',
    async () => (await countOf(sql`ladder_steps where channel = 'sms' and state = 'done'`)) === all,
    90,
  );
  await until(
    'each SMS is recorded',
    async () => (await countOf(sql`ladder_calls where state <> 'sent' or provider_id is null`)) === 0,
    90,
  );
  const { rows } = await sql<{ phone: string }>`select phone from duty_contacts order by phone`.execute(fleet.db);
  expect(rung()).toEqual(rows.map(({ phone }) => phone));
  expect(await countOf(sql`ladders`)).toBe(all);
  expect(await countOf(sql`audit_log where action = 'call_staff'`)).toBe(all);

  await sql`update guest_requests set status = 'in_progress'`.execute(fleet.db);
  const taken = sql`ladders where outcome = 'taken'`;
  await until('every ladder has ended', async () => (await countOf(taken)) === all, 90);
  expect(await countOf(sql`ladder_steps where state = 'planned'`)).toBe(0);
  expect(fleet.twilio.calls).toEqual([]);
  expect(fleet.twilio.violations).toEqual([]);
}, 400_000);
