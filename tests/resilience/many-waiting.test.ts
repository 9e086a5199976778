import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFleet, type Fleet } from '#tests/support/fleet.ts';
import { until } from '#tests/support/until.ts';

/** 300 guests who wait at once, several processes, and one that is killed (kill -9). */
let fleet: Fleet;
const GUESTS = 300;
const PHONES = 5;
const settings = { TWILIO_ALERT_NUMBER: '+15005550006' };

beforeEach(async () => {
  fleet = await startFleet();
  await sql`insert into ladder_rungs (hotel_id, priority, channel, after_seconds) select id, 'high', 'sms', 0 from hotels`.execute(
    fleet.db,
  );
  for (let n = 0; n < PHONES; n += 1) {
    const id = randomUUID();
    await sql`insert into "user" (id, name, email, "emailVerified") values (${id}, 'Malo', ${`${id}@example.com`}, true)`.execute(
      fleet.db,
    );
    await sql`insert into hotel_staff (hotel_id, user_id, role) select id, ${id}, 'staff' from hotels`.execute(
      fleet.db,
    );
    await sql`insert into duty_contacts (hotel_id, user_id, phone) select id, ${id}, ${`+4915112345${100 + n}`} from hotels`.execute(
      fleet.db,
    );
  }
}, 60_000);
afterEach(({ task }) => fleet?.stop(task.result?.state === 'fail'), 60_000);

/** `open` waits for a person; `in_progress` was given to a department that has not taken it in time. */
async function guests(status: 'open' | 'in_progress'): Promise<void> {
  const due = status === 'in_progress' ? sql`now()` : sql`null::timestamptz`;
  await sql`
    with c as (insert into conversations (hotel_id, identity_key, reply_address, owner, department_name, assignment_due_at)
      select h.id, '+336' || n, '+336' || n, ${status === 'open' ? 'assistant' : 'staff'},
        ${status === 'open' ? null : 'Maintenance'}::text, ${due}
      from hotels h, generate_series(10000001, 10000000 + ${GUESTS}::integer) n returning id, hotel_id)
    insert into guest_requests (hotel_id, conversation_id, message, status, human_required, priority, turn_state, escalated_at)
    select hotel_id, id, 'Help', ${status}, true, 'high', 'escalated', now() from c`.execute(fleet.db);
}

async function count(of: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from ${of}`.execute(fleet.db);
  return rows[0]!.n;
}
const returned = () => count(sql`conversation_events where kind = 'not_taken'`);

/** SMS to one telephone within 60 s of the one before. */
const tooClose = () =>
  count(sql`ladder_calls k where exists (select from ladder_calls o
    where o.address = k.address and o.id < k.id and o.created_at > k.created_at - interval '60 seconds')`);

describe('300 guests at once', () => {
  test('climb a ladder each, every step once, and no telephone gets two SMS within a minute', async () => {
    await guests('open');
    await Promise.all([fleet.start('worker', settings), fleet.start('worker', settings)]);
    await until('all steps are done', async () => (await count(sql`ladder_steps where state = 'done'`)) === GUESTS, 60);
    await until('the SMS are sent', () => fleet.twilio.messages.length >= PHONES, 60);
    expect(await count(sql`ladders`)).toBe(GUESTS);
    expect(await count(sql`audit_log where action = 'call_staff'`)).toBe(GUESTS);
    await sql`update guest_requests set status = 'in_progress'`.execute(fleet.db);
    await until(
      'all ladders have ended',
      async () => (await count(sql`ladders where outcome = 'taken'`)) === GUESTS,
      60,
    );
    expect(await tooClose()).toBe(0);
  }, 240_000);

  test('whom nobody has taken return once each, also when a process is killed meanwhile', async () => {
    await guests('in_progress');
    const first = await fleet.start('worker', settings);
    await until('the first ones are back', async () => (await returned()) > 0, 60);
    await first.kill();
    await Promise.all([fleet.start('worker', settings), fleet.start('worker', settings)]);
    await until('all are back', async () => (await returned()) >= GUESTS, 60);
    await until('each has a ladder', async () => (await count(sql`ladders`)) === GUESTS, 60);
    expect(await returned()).toBe(GUESTS);
    expect(await count(sql`(select distinct conversation_id from conversation_events) e`)).toBe(GUESTS);
    expect(await count(sql`conversations where human_required_count = 1 and department_name is null`)).toBe(GUESTS);
  }, 300_000);
});
