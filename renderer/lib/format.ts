import { readerLocale } from './reader-locale.ts';

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['week', 7 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** How long ago an instant was, in words: '5 minutes ago'. Under a minute it is 'now'. `at` and `now` in any Date form. */
export function relativeTime(at: string, language: string, now: number = Date.now()): string {
  const seconds = (new Date(at).getTime() - now) / 1000;
  const words = new Intl.RelativeTimeFormat(readerLocale(language), { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  }
  return words.format(0, 'second');
}

/** '1,234' as the reader writes it: '1.234', '1’234'. */
export function countWords(count: number, language: string): string {
  return count.toLocaleString(readerLocale(language));
}

/** An instant in full with its weekday, in a hotel's zone: 'Sat, Nov 21, 2026, 11:18 AM'. */
export function fullTime(at: string, language: string, timezone?: string): string {
  return new Intl.DateTimeFormat(readerLocale(language), {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(timezone ? { timeZone: timezone } : {}),
  }).format(new Date(at));
}

/** The time of day of an instant in a hotel's zone: '8:00 AM'. */
export function clockWords(at: string | number, language: string, timezone: string): string {
  return new Intl.DateTimeFormat(readerLocale(language), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
  }).format(new Date(at));
}
