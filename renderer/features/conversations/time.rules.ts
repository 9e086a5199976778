import { shortDate } from '#renderer/lib/dates.ts';

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

/** Time until or since a due time: '8 min', '3 h 5 min', from ten hours on '12 h', from two days on '3 d'. */
export function roundDuration(ms: number): string {
  if (ms >= 2 * day) return `${Math.floor(ms / day)} d`;
  return ms >= 10 * hour ? `${Math.floor(ms / hour)} h` : duration(ms);
}

/** Elapsed waiting time: '4:05' (minutes and seconds) under an hour, then '1 h 4 min'. */
export function stopwatch(ms: number): string {
  if (ms >= hour) return duration(ms);
  const seconds = Math.floor((ms % minute) / 1000);
  return `${Math.floor(ms / minute)}:${String(seconds).padStart(2, '0')}`;
}

/** Time since an instant, short form: '4 min', '3 h', the weekday within a week, else day and month. */
export function shortAge(at: string, now: number, language: string, timezone: string): string {
  const passed = Math.max(0, now - Date.parse(at));
  if (passed < hour) return `${Math.max(1, Math.floor(passed / minute))} min`;
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  return shortDate(at, passed < 7 * day, language, timezone);
}
