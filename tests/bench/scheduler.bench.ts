import { pino } from 'pino';
import { createPostgresJobs } from '#server/adapters/postgres/postgres.jobs.ts';
import { openDatabase } from '#server/db/database.ts';
import { createTransactions } from '#server/db/hotel-transaction.ts';
import { createStayMessagePlan } from '#server/features/stay-messages/plan.service.ts';
import { withdrawQueued } from '#server/features/conversations/messages.repository.ts';
import { systemClock } from '#server/ports/clock.ts';
import type { Ground } from './ground.ts';
import { median, ms } from './load.ts';

const due = 100;
const rounds = 40;

/** One run of the stay message scheduler with the same number of due rows among 1,000 and 1,000,000 planned rows. */
export async function schedulerBench(ground: Ground): Promise<string[]> {
  const database = openDatabase(ground.databaseUrl, { max: 2 });
  const jobs = createPostgresJobs({ databaseUrl: ground.databaseUrl, log: pino({ level: 'silent' }) });
  await jobs.start();
  const scheduler = createStayMessagePlan({
    ...createTransactions(database.db),
    messaging: { schedulesOf: () => Promise.resolve({}) },
    conversationRecords: { ofIdentity: () => Promise.resolve(undefined), withdrawQueued },
    jobs,
    clock: systemClock,
  });
  try {
    await plan(ground, 0, 1000);
    const small = await looks(ground, scheduler.handOnDue);
    await plan(ground, 1000, 1_000_000);
    const large = await looks(ground, scheduler.handOnDue);
    const ratio = (name: 'idle' | 'busy') => (large[name] / small[name]).toFixed(2);
    return [
      `a look with ${due} due: ${ms(small.busy)} at 1,000 planned, ${ms(large.busy)} at 1,000,000: ratio ${ratio('busy')} (aim: under 1.50)`,
      `a look with nothing due: ${ms(small.idle)} and ${ms(large.idle)}: ratio ${ratio('idle')} (aim: under 1.50)`,
    ];
  } finally {
    await jobs.stop();
    await database.close();
  }
}

async function looks({ pool }: Ground, look: () => Promise<void>): Promise<{ idle: number; busy: number }> {
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < rounds; round++) {
    idle.push(await timed(look));
    const { rowCount } = await pool.query(
      `update booking_message_logs set due_at = now() - interval '1 minute', claimed_until = null
       where id in (select id from booking_message_logs where state = 'planned' and due_at > now() order by due_at limit $1)`,
      [due],
    );
    if (rowCount !== due) throw new Error(`${rowCount} messages were due instead of ${due}`);
    busy.push(await timed(look));
    const { rows } = await pool.query<{ n: number }>(
      `with taken as (
         update booking_message_logs set due_at = now() + interval '1 day' + random() * interval '1 year', claimed_until = null
         where id in (select id from booking_message_logs where state = 'planned' and due_at <= now() and claimed_until > now())
         returning id)
       select count(*)::int as n from taken`,
    );
    if (rows[0]!.n !== due) throw new Error(`${rows[0]!.n} messages were taken instead of ${due}`);
    await pool.query(`delete from pgboss.job where name = 'booking_message'`);
  }
  return { idle: median(idle), busy: median(busy) };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Four planned messages per booking within one year. */
async function plan({ pool, hotelId }: Ground, from: number, to: number): Promise<void> {
  await pool.query(
    `with b as (
       insert into bookings (hotel_id, guest_name, guest_phone, phone_key, check_in_date, check_out_date, confirmation_number)
       select $1, 'Guest ' || n, '+49' || n, '+49' || n, current_date + 10, current_date + 12, 'B' || n from generate_series($2::int, $3::int) n returning id)
     insert into booking_message_logs (hotel_id, booking_id, message_type, due_at, late_after)
     select $1, id, type, t, t + interval '1 day' from (
       select b.id, type, now() + interval '1 day' + random() * interval '1 year' as t
       from b cross join unnest(array['pre_arrival', 'checkin', 'stay', 'checkout']) type) planned`,
    [hotelId, from / 4, to / 4 - 1],
  );
  await pool.query('vacuum analyze booking_message_logs, bookings');
}
