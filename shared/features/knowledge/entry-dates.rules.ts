import { utcMidnight } from '#shared/lib/dates.ts';

/** When an entry is valid: days of the hotel's calendar, both included; null: no limit. `weekdays`: 1 Monday to 7 Sunday; empty: all. */
export type EntryDates = { valid_from: string | null; valid_until: string | null; weekdays: readonly number[] };

export const isDated = ({ valid_from, valid_until, weekdays }: EntryDates): boolean =>
  valid_from !== null || valid_until !== null || weekdays.length > 0;

/** Whether the assistant may use an entry on a day, `YYYY-MM-DD`. */
export function isValidOn({ valid_from, valid_until, weekdays }: EntryDates, day: string): boolean {
  if (valid_from !== null && day < valid_from) return false;
  if (valid_until !== null && day > valid_until) return false;
  return weekdays.length === 0 || weekdays.includes(weekdayOf(day));
}

/** Whether there is a day on which both are valid; null: valid every day. */
export function mayMeet(one: EntryDates | null, other: EntryDates | null): boolean {
  if (!one || !other) return true;
  const endsBefore = (a: EntryDates, b: EntryDates): boolean =>
    a.valid_until !== null && b.valid_from !== null && a.valid_until < b.valid_from;
  if (endsBefore(one, other) || endsBefore(other, one)) return false;
  const [mine, theirs] = [one.weekdays, other.weekdays];
  return mine.length === 0 || theirs.length === 0 || mine.some((day) => theirs.includes(day));
}

/** 1 Monday to 7 Sunday. */
const weekdayOf = (day: string): number => utcMidnight(day).getUTCDay() || 7;
