import { addDays, dayIn, wallInstant } from '#shared/lib/dates.ts';

export type SnoozeChoice = { key: 'hour' | 'three' | 'tomorrow' | 'week'; until: string };

const MINUTE_MS = 60_000;

/** The times that are offered, in full minutes. Days begin at 9:00 in the hotel's time. */
export function snoozeChoices(now: number, timezone: string): SnoozeChoice[] {
  const later = (minutes: number) => new Date(Math.ceil(now / MINUTE_MS + minutes) * MINUTE_MS).toISOString();
  const morning = (days: number) => wallInstant(addDays(dayIn(timezone, now), days), '09:00', timezone);
  return [
    { key: 'hour', until: later(60) },
    { key: 'three', until: later(180) },
    { key: 'tomorrow', until: morning(1) },
    { key: 'week', until: morning(7) },
  ];
}

/** The instant of `YYYY-MM-DDTHH:MM` in the hotel's time; null where it is not complete. */
export function chosenInstant(typed: string, timezone: string): string | null {
  const [day, clock] = typed.split('T');
  return day && /^\d{2}:\d{2}$/.test(clock ?? '') ? wallInstant(day, clock!, timezone) : null;
}
