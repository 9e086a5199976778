import { readerLocale } from '#renderer/lib/reader-locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A length of time in milliseconds as '5 h 12 min' or '12 min'; parts of a minute are dropped. */
export function duration(ms: number): string {
  const hours = Math.floor(ms / hour);
  const minutes = Math.floor((ms % hour) / minute);
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** A running clock for somebody who waits: '4:05' in minutes and seconds under an hour, '1 h 4 min' after. */
export function stopwatch(ms: number): string {
  if (ms >= hour) return duration(ms);
  const seconds = Math.floor((ms % minute) / 1000);
  return `${Math.floor(ms / minute)}:${String(seconds).padStart(2, '0')}`;
}

/** How long ago, for a narrow column: '4 min', '3 h', the weekday within a week, else day and month. */
export function shortAge(at: string, now: number, language: string, timezone: string): string {
  const passed = Math.max(0, now - Date.parse(at));
  if (passed < hour) return `${Math.max(1, Math.floor(passed / minute))} min`;
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  return format(
    language,
    passed < 7 * day
      ? { weekday: 'short', timeZone: timezone }
      : { day: 'numeric', month: 'short', timeZone: timezone },
    at,
  );
}

/** '14:05' or '2:05 PM', in the hotel's zone. */
export function clockTime(at: string, language: string, timezone: string): string {
  return format(language, { hour: 'numeric', minute: '2-digit', timeZone: timezone }, at);
}

/** The calendar day in the hotel's zone, as YYYY-MM-DD. */
export function dayOf(at: string | number, timezone: string): string {
  return format('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: timezone }, at);
}

/** 'Saturday, November 21', with the year where it is not this one's. */
export function dayName(at: string, now: number, language: string, timezone: string): string {
  const thisYear = dayOf(at, timezone).slice(0, 4) === dayOf(now, timezone).slice(0, 4);
  return format(
    language,
    { weekday: 'long', day: 'numeric', month: 'long', ...(thisYear ? {} : { year: 'numeric' }), timeZone: timezone },
    at,
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter is slow and a thread needs hundreds of the same few. */
function format(language: string, options: Intl.DateTimeFormatOptions, at: string | number): string {
  const locale = readerLocale(language);
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known.format(new Date(at));
}
