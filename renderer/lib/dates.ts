import { dateFormat, dayIn, isDay, utcMidnight, type DaysOfStay } from '#shared/lib/dates.ts';
import { readerLocale } from './reader-locale.ts';

const withWeekday = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

const inZone = (timezone: string | undefined) => (timezone ? { timeZone: timezone } : {});

/** An instant as the reader writes it, in a zone or in the reader's own. */
function words(
  at: string | number,
  language: string,
  timezone: string | undefined,
  options: Intl.DateTimeFormatOptions,
): string {
  return dateFormat(readerLocale(language), { ...options, ...inZone(timezone) }).format(new Date(at));
}

/** 'Fri, Nov 20, 2026'; a text that is no day is returned unchanged. */
export function dayWords(day: string, language: string): string {
  return isDay(day) ? dateFormat(readerLocale(language), withWeekday).format(utcMidnight(day)) : day;
}

/** 'Nov 20': a day without weekday and year. */
export function shortDayWords(day: string, language: string): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return dateFormat(readerLocale(language), options).format(utcMidnight(day));
}

/** 'Fri, Nov 20 – Mon, Nov 23, 2026': both days with their weekday. */
export function stayWords({ check_in_date, check_out_date }: DaysOfStay, language: string): string {
  const format = dateFormat(readerLocale(language), withWeekday);
  return format.formatRange(utcMidnight(check_in_date), utcMidnight(check_out_date));
}

/** 'Nov 05, 2026' (docs/product.md, section 9: MMM dd, yyyy). */
export function dateWords(at: string, language: string, timezone?: string): string {
  const options = { month: 'short', day: '2-digit', year: 'numeric' } as const;
  return dateFormat(language, { ...options, ...inZone(timezone) }).format(new Date(at));
}

/** 'Nov 05, 2026 14:05' (docs/product.md, section 9: MMM dd, yyyy HH:mm). */
export function dateTimeWords(at: string, language: string, timezone?: string): string {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const time = dateFormat(language, { ...options, ...inZone(timezone) }).format(new Date(at));
  return `${dateWords(at, language, timezone)} ${time}`;
}

/** An instant in full: 'Sat, Nov 21, 2026, 11:18 AM'. */
export function fullTime(at: string, language: string, timezone?: string): string {
  const day = { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' } as const;
  return words(at, language, timezone, { ...day, hour: 'numeric', minute: '2-digit' });
}

/** 'Saturday, November 21, 2026'. */
export function fullDay(at: string | number, language: string, timezone?: string): string {
  return words(at, language, timezone, { dateStyle: 'full' });
}

/** 'Saturday, November 21', with the year where it is another one than now. */
export function dayName(at: string, now: number, language: string, timezone: string): string {
  const thisYear = dayIn(timezone, at).slice(0, 4) === dayIn(timezone, now).slice(0, 4);
  const day = { weekday: 'long', day: 'numeric', month: 'long' } as const;
  return words(at, language, timezone, thisYear ? day : { ...day, year: 'numeric' });
}

/** 'Sat, Nov 28'. */
export function weekdayWords(at: string, language: string, timezone: string): string {
  return words(at, language, timezone, { weekday: 'short', month: 'short', day: 'numeric' });
}

/** The time of day: '8:00 AM'. */
export function clockWords(at: string | number, language: string, timezone: string): string {
  return words(at, language, timezone, { hour: 'numeric', minute: '2-digit' });
}

/** An age for a narrow column: the weekday within a week, else day and month. */
export function shortDate(at: string, inThisWeek: boolean, language: string, timezone: string): string {
  return words(at, language, timezone, inThisWeek ? { weekday: 'short' } : { day: 'numeric', month: 'short' });
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago an instant was, in words: '5 minutes ago'. Under a minute it is 'now'. */
export function relativeTime(at: string, language: string, now: number = Date.now()): string {
  const seconds = (new Date(at).getTime() - now) / 1000;
  const format = new Intl.RelativeTimeFormat(readerLocale(language), { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'second');
}
