import { dateFormat, utcMidnight } from '#shared/lib/dates.ts';

/** A Monday. */
const MONDAY = utcMidnight('2026-01-05').getTime();

/** Short names, Monday first. */
export function weekdayNames(language: string): string[] {
  const format = dateFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(MONDAY + index * 86_400_000)));
}

/** What a form begins with: the dates of the entry, or none. */
export const datesOf = (start: Partial<Dates> | null): Dates => ({
  valid_from: start?.valid_from ?? null,
  valid_until: start?.valid_until ?? null,
  weekdays: start?.weekdays ?? [],
  review_on: start?.review_on ?? null,
});
export type Dates = {
  valid_from: string | null;
  valid_until: string | null;
  weekdays: number[];
  review_on: string | null;
};
