import { z } from 'zod';
import { calendarDay, instant } from '#shared/http/page.ts';
import { code } from '#shared/reasons/code.ts';

const clockTime = z
  .string()
  .max(5)
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, code('use_time_2230'));

/** A weekly shift in the hotel's time. It ends on the next day where `ends` is not after `begins`. */
export const shiftDraft = z.object({
  user_id: z.uuid(),
  /** ISO weekdays on which it begins; 1 is Monday. */
  days: z.array(z.number().int().min(1).max(7)).min(1).max(7),
  begins: clockTime,
  ends: clockTime,
  /** Worked on holidays of the hotel, and on these only. */
  on_holidays: z.boolean().default(false),
});
export type ShiftDraft = z.output<typeof shiftDraft>;

const shift = shiftDraft.extend({ id: z.uuid(), name: z.string(), on_holidays: z.boolean() });
export type Shift = z.output<typeof shift>;

/** Days on which shifts are not worked: of one person, or with `user_id` null a holiday of the hotel. */
export const daysOffDraft = z
  .object({ user_id: z.uuid().nullable(), first_day: calendarDay(), last_day: calendarDay() })
  .refine(({ first_day, last_day }) => last_day >= first_day, { error: code('last_day_first'), path: ['last_day'] })
  .refine(({ first_day, last_day }) => Date.parse(last_day) - Date.parse(first_day) <= 366 * 86_400_000, {
    error: code('a_year_at_most'),
    path: ['last_day'],
  });
export type DaysOffDraft = z.output<typeof daysOffDraft>;

const daysOff = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  name: z.string().nullable(),
  first_day: z.string(),
  last_day: z.string(),
});
export type DaysOff = z.output<typeof daysOff>;

export const duty = z.object({
  /** Who is on duty now, and until when without signing off. */
  on_duty: z.array(z.object({ user_id: z.uuid(), name: z.string(), until: instant })),
  shifts: z.array(shift),
  /** From today on. */
  days_off: z.array(daysOff),
});
export type Duty = z.output<typeof duty>;
