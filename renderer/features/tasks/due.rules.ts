import { addDays, dayIn, wallInstant } from '#shared/lib/dates.ts';

/** `YYYY-MM-DDTHH:MM` in the hotel's time, as a date field shows it; empty for no time. */
export function typedTime(instant: string | null, timezone: string): string {
  if (!instant) return '';
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' });
  return `${dayIn(timezone, Date.parse(instant))}T${clock.format(new Date(instant))}`;
}

/** The instant of what a date field shows; null where it is not complete. */
export function instantOf(typed: string, timezone: string): string | null {
  const [day, clock] = typed.split('T');
  return day && /^\d{2}:\d{2}/.test(clock ?? '') ? wallInstant(day, clock!.slice(0, 5), timezone) : null;
}

/** Times that are offered for a task, as a date field shows them. */
export function dueChoices(now: number, timezone: string) {
  const later = (minutes: number) => typedTime(new Date(now + minutes * 60_000).toISOString(), timezone);
  return { quarter: later(15), hour: later(60), morning: `${addDays(dayIn(timezone, now), 1)}T09:00` };
}
