import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFleet, type Fleet } from '#tests/support/fleet.ts';
import { until } from '#tests/support/until.ts';

/** Workers that are killed (kill -9) while they send stay messages. */
let fleet: Fleet;
beforeEach(async () => {
  fleet = await startFleet();
  const content_sid = fleet.twilio.addTemplate({ body: 'Dear {{1}}, we look forward to seeing you.' });
  await sql`insert into whatsapp_templates (hotel_id, message_type, language, name, body, variables, content_sid, approval_status)
    select id, 'checkin', 'en', 'checkin_en', 'Dear {{1}}, we look forward to seeing you.', '["guest_name"]', ${content_sid}, 'approved' from hotels`.execute(
    fleet.db,
  );
}, 60_000);
afterEach(({ task }) => fleet?.stop(task.result?.state === 'fail'), 60_000);

/** Creates guests whose check-in message is due now. */
async function guestsArrive(count: number): Promise<void> {
  await sql`with b as (
      insert into bookings (hotel_id, guest_name, guest_phone, phone_key, check_in_date, check_out_date, confirmation_number, language)
      select h.id, 'Guest ' || n, p, p, current_date, current_date + 3, 'C' || n, 'en'
      from hotels h, generate_series(1, ${count}::int) n, lateral (select '+4915124' || (100000 + n) as p) phones returning id, hotel_id)
    insert into booking_message_logs (hotel_id, booking_id, message_type, due_at, late_after)
    select hotel_id, id, 'checkin', now(), now() + interval '8 hours' from b`.execute(fleet.db);
  // Independent of the hour at which the test runs.
  await sql`update hotels set quiet_from = null`.execute(fleet.db);
}

/** Claims expire after 60 s and attempts at Twilio after 30 s; here both expire immediately. */
async function timePasses(): Promise<void> {
  await sql`update booking_message_logs set claimed_until = now() where state = 'planned' and claimed_until > now()`.execute(
    fleet.db,
  );
  await sql`update messages set due_at = now() where attempt_by is null`.execute(fleet.db);
  await sql`update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`.execute(fleet.db);
}

const sent = async (): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from booking_message_logs log join messages m on m.id = log.message_id
    where log.state = 'sent' and m.provider_sid is not null`.execute(fleet.db);
  return rows[0]!.n;
};
const waitingForLocks = async (): Promise<boolean> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    fleet.db,
  );
  return rows[0]!.n > 0;
};

async function allTold(count: number): Promise<void> {
  const told = async (): Promise<boolean> => {
    if ((await sent()) === count) return true;
    await timePasses();
    return false;
  };
  await until('every guest is told', told, 40);
  await fleet.twilio.idle();
  const numbers = fleet.twilio.messages.map(({ to }) => to);
  expect(numbers).toHaveLength(count);
  expect(new Set(numbers).size).toBe(count);
}

describe('a worker killed', () => {
  test.each([
    ['between claiming a message and writing it down', 'bookings'],
    ['while it writes it down', 'messages'],
  ])(
    '%s: the next one sends it, once',
    async (_, table) => {
      await guestsArrive(1);
      // A lock that the worker needs next is held until the worker is dead.
      await fleet.db.connection().execute(async (holder) => {
        await sql`begin`.execute(holder);
        await sql`lock table ${sql.table(table)} in exclusive mode`.execute(holder);
        const worker = await fleet.start('worker');
        await until('the worker has claimed it and waits', waitingForLocks);
        await worker.kill();
        await sql`rollback`.execute(holder);
      });
      expect(await sent()).toBe(0);
      expect(fleet.twilio.messages).toEqual([]);
      await fleet.start('worker');
      await allTold(1);
    },
    120_000,
  );

  test('after Twilio accepted a message and before it was recorded: the next worker sends no second one', async () => {
    await guestsArrive(1);
    fleet.twilio.failNext(1, { timeoutAfterAcceptance: true });
    const worker = await fleet.start('worker');
    await until('Twilio has it', () => fleet.twilio.messages.length === 1);
    await worker.kill();
    expect(await sent()).toBe(0);
    await fleet.start('worker');
    await allTold(1);
  }, 120_000);

  test('under load, one after the other, at random moments', async () => {
    const guests = 120;
    await guestsArrive(guests);
    for (const doneBefore of [5, 50]) {
      const workers = await Promise.all([fleet.start('worker'), fleet.start('worker')]);
      await until('some are told', () => fleet.twilio.messages.length >= doneBefore, 40);
      await Promise.all(workers.map((worker) => worker.kill()));
      await timePasses();
    }
    expect(await sent()).toBeLessThan(guests);
    await fleet.start('worker');
    await allTold(guests);
  }, 180_000);
});
