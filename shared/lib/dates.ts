/** Calendar days (`YYYY-MM-DD`, without a time zone) and instants in a time zone. */
export type DaysOfStay = { check_in_date: string; check_out_date: string };

export const dayMs = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached formatter: creating one takes about 100 times as long as using it. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}

/** Midnight of a day in UTC, for arithmetic and for formatting with `timeZone: 'UTC'`. */
export const utcMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(utcMidnight(text).getTime());
}

/** The day of an instant in a zone. */
export function dayIn(timezone: string, at: Date | number | string): string {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: timezone } as const;
  return dateFormat('en-CA', parts).format(new Date(at));
}

/** The time of an instant in a zone, `HH:MM`. */
export function clockIn(timezone: string, at: Date): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone } as const;
  return dateFormat('en-GB', parts).format(at);
}

/** The first instant of a day in a zone, as ISO 8601. */
export const dayStart = (day: string, timezone: string): string => wallInstant(day, '00:00', timezone);

/** The instant of a day and a time `HH:MM` in a zone, as ISO 8601. */
export function wallInstant(day: string, clock: string, timezone: string): string {
  const parts = { dateStyle: 'short', timeStyle: 'medium', timeZone: timezone } as const;
  const wall = (at: number) => Date.parse(`${dateFormat('sv', parts).format(at).replace(' ', 'T')}Z`);
  const wanted = Date.parse(`${day}T${clock}:00Z`);
  const guess = wanted - (wall(wanted) - wanted);
  // Two passes: a clock change may fall between the time in UTC and the time in the zone.
  return new Date(guess - (wall(guess) - wanted)).toISOString();
}

/** The day `days` later; earlier if negative. */
export function addDays(day: string, days: number): string {
  return dayIn('UTC', utcMidnight(day).getTime() + days * dayMs);
}

/** Days from one day to another; negative if the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utcMidnight(to).getTime() - utcMidnight(from).getTime()) / dayMs);
}

/** Nights of a stay; negative if check-out is before check-in. */
export const nightsOf = ({ check_in_date, check_out_date }: DaysOfStay): number =>
  daysBetween(check_in_date, check_out_date);
