import { readerLocale } from '#renderer/lib/reader-locale.ts';

/** The day of an instant with its weekday, in the hotel's zone: 'Sat, Nov 28'. */
export function fullDay(at: string, language: string, timezone: string): string {
  return new Intl.DateTimeFormat(readerLocale(language), {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: timezone,
  }).format(new Date(at));
}
