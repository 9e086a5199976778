import { readerLocale } from '#renderer/lib/reader-locale.ts';

type Stay = { check_in_date: string; check_out_date: string; status: string };

/** The stay of today first, then the next ones, then the past ones, the latest first; cancelled ones last. `today` as YYYY-MM-DD. */
export function staysNow<S extends Stay>(stays: readonly S[], today: string): S[] {
  const rank = (stay: Stay) =>
    stay.status === 'cancelled' ? 3 : stay.check_out_date < today ? 2 : stay.check_in_date > today ? 1 : 0;
  return [...stays].sort((one, other) => {
    const past = rank(one) >= 2 ? -1 : 1;
    return rank(one) - rank(other) || past * one.check_in_date.localeCompare(other.check_in_date);
  });
}

/** 'Fri 20 – Mon 23 Nov 2026': both days with their weekday. Dates are the hotel's calendar days and know no zone. */
export function stayDates({ check_in_date, check_out_date }: Stay, language: string): string {
  const format = new Intl.DateTimeFormat(readerLocale(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(`${check_in_date}T00:00:00Z`), new Date(`${check_out_date}T00:00:00Z`));
}
