import { readerLocale } from '#renderer/lib/reader-locale.ts';

/** 1 is Monday; 2024-01-01 was one. */
export function weekdayWords(day: number, language: string): string {
  const format = new Intl.DateTimeFormat(readerLocale(language), { weekday: 'short', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, 0, day));
}

/** One day, or the first and the last one. */
export function daysOffWords(first: string, last: string, language: string): string {
  const format = new Intl.DateTimeFormat(readerLocale(language), { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last));
}
