import { readerLocale } from './reader-locale.ts';

/**
 * Days of a hotel's calendar, as `YYYY-MM-DD`. They know no zone: 'check-in on the 20th' is the 20th wherever it is read.
 */
export type DaysOfStay = { check_in_date: string; check_out_date: string };

const dayMs = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow and a list needs the same few hundreds of times. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = readerLocale(language);
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

const withWeekday = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const instantOf = (day: string) => new Date(`${day}T00:00:00Z`);

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOf(text).getTime());
}

/** 'Fri, Nov 20, 2026'; what is no day comes back as it is. */
export function dayWords(day: string, language: string): string {
  return isDay(day) ? formatOf(language, withWeekday).format(instantOf(day)) : day;
}

/** 'Fri, Nov 20 – Mon, Nov 23, 2026': both days with their weekday. */
export function stayWords({ check_in_date, check_out_date }: DaysOfStay, language: string): string {
  const format = formatOf(language, withWeekday);
  return format.formatRange(instantOf(check_in_date), instantOf(check_out_date));
}

/** Nights between two days; negative where they are in the wrong order. */
export function nightsOf({ check_in_date, check_out_date }: DaysOfStay): number {
  return Math.round((instantOf(check_out_date).getTime() - instantOf(check_in_date).getTime()) / dayMs);
}

export function nextDay(day: string): string {
  return new Date(instantOf(day).getTime() + dayMs).toISOString().slice(0, 10);
}

/** The day that an instant falls on in a hotel's zone. */
export function dayIn(timezone: string, at: number = Date.now()): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: timezone } as const;
  return formatOf('en-CA', parts).format(at);
}

/** The instant at which a day begins in a zone, as ISO 8601. */
export function dayStart(day: string, timezone: string): string {
  const parts = { dateStyle: 'short', timeStyle: 'medium', timeZone: timezone } as const;
  const wall = (at: number) => Date.parse(`${formatOf('sv', parts).format(at).replace(' ', 'T')}Z`);
  const midnight = instantOf(day).getTime();
  const guess = midnight - (wall(midnight) - midnight);
  // Twice: the clocks may change between the day's midnight in UTC and in the zone.
  return new Date(guess - (wall(guess) - midnight)).toISOString();
}

/** '$1,234.50'. Amounts are in the hotel's currency and shown with a dollar sign (docs/product.md, section 9). */
export function moneyWords(amount: number, language: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return `$${amount.toLocaleString(readerLocale(language), { minimumFractionDigits: digits, maximumFractionDigits: 2 })}`;
}
