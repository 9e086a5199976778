import { sql } from 'kysely';
import type { DaysOff, DaysOffDraft, Shift, ShiftDraft } from '#shared/features/staff/duty.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';

const members = sql`
  (select user_id, coalesce(nullif(trim(first_name || ' ' || last_name), ''), email) as name
    from get_hotel_staff_with_profiles())`;

/** By the database's clock, in the order of names. */
export async function onDutyNow(tx: HotelTransaction): Promise<{ user_id: string; name: string; until: Date }[]> {
  const { rows } = await sql<{ user_id: string; name: string; until: Date }>`
    select d.user_id, m.name, d.until from on_duty(now()) d join ${members} m on m.user_id = d.user_id
    order by m.name, d.user_id`.execute(tx);
  return rows;
}

export async function listShifts(tx: HotelTransaction): Promise<Shift[]> {
  const { rows } = await sql<Shift>`
    select s.id, s.user_id, m.name, s.days, to_char(s.begins, 'HH24:MI') as begins, to_char(s.ends, 'HH24:MI') as ends,
      s.on_holidays
    from duty_shifts s join ${members} m on m.user_id = s.user_id
    order by s.on_holidays, s.begins, m.name, s.id`.execute(tx);
  return rows;
}

export async function countShifts(tx: HotelTransaction): Promise<number> {
  const { n } = await tx
    .selectFrom('duty_shifts')
    .select((count) => count.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** The days off that are not over in the hotel's time zone. */
export async function listDaysOff(tx: HotelTransaction): Promise<DaysOff[]> {
  const { rows } = await sql<DaysOff>`
    select o.id, o.user_id, m.name, o.first_day::text as first_day, o.last_day::text as last_day
    from duty_days_off o join hotels h on h.id = o.hotel_id left join ${members} m on m.user_id = o.user_id
    where o.last_day >= (now() at time zone h.timezone)::date
    order by o.first_day, m.name nulls first, o.id limit 500`.execute(tx);
  return rows;
}

export async function isMember(tx: HotelTransaction, userId: string): Promise<boolean> {
  const row = await tx.selectFrom('hotel_staff').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export async function sign(tx: HotelTransaction, userId: string, isOn: boolean): Promise<void> {
  await sql`
    insert into duty_signs (user_id, is_on) values (${userId}, ${isOn})
    on conflict (hotel_id, user_id) do update set is_on = excluded.is_on, signed_at = now()`.execute(tx);
}

export async function insertShift(tx: HotelTransaction, { days, ...shift }: ShiftDraft): Promise<string> {
  const row = { ...shift, days: [...new Set(days)] };
  return (await tx.insertInto('duty_shifts').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export function deleteShift(tx: HotelTransaction, id: string) {
  return tx.deleteFrom('duty_shifts').where('id', '=', id).returning('user_id').executeTakeFirst();
}

export async function insertDaysOff(tx: HotelTransaction, draft: DaysOffDraft): Promise<string> {
  return (await tx.insertInto('duty_days_off').values(draft).returning('id').executeTakeFirstOrThrow()).id;
}

export function deleteDaysOff(tx: HotelTransaction, id: string) {
  return tx.deleteFrom('duty_days_off').where('id', '=', id).returning('user_id').executeTakeFirst();
}
