import { randomBytes } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';

const minuteMs = 60_000;

/** Moments and days around `now` in a hotel's zone. */
export function createTimes(now: Date, timezone: string) {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
  return {
    now,
    /** `YYYY-MM-DD`, `offset` days from today. */
    day: (offset: number): string => today.add({ days: offset }).toString(),
    /** The day on which a moment falls. */
    dayOf: (at: Date): string =>
      Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString(),
    /** The wall clock at a moment: `YYYY-MM-DDTHH:MM`. */
    clock: (at: Date): string =>
      Temporal.Instant.fromEpochMilliseconds(at.getTime())
        .toZonedDateTimeISO(timezone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' }),
    /** A local wall-clock time (`HH:MM`) on a day, as an instant. */
    at: (offset: number, time: string): Date =>
      new Date(today.add({ days: offset }).toZonedDateTime({ timeZone: timezone, plainTime: time }).epochMilliseconds),
    minutesAgo: (minutes: number): Date => new Date(now.getTime() - minutes * minuteMs),
  };
}
export type Times = ReturnType<typeof createTimes>;

/**
 * UUID v7 of a moment in the past: lists and threads are in the order of their ids, so a row that is said to be old must have
 * an old id. Rows of one millisecond keep the order in which they ask. Layout: RFC 9562, section 5.7.
 */
export function createIds(): (at: Date) => string {
  let count = 0;
  return (at) => {
    const time = at.getTime().toString(16).padStart(12, '0');
    const order = (count++ & 0xfff).toString(16).padStart(3, '0');
    const random = randomBytes(8);
    random[0] = (random[0]! & 0x3f) | 0x80;
    const tail = random.toString('hex');
    return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${tail.slice(0, 4)}-${tail.slice(4)}`;
  };
}

export function secondsAfter(at: Date, seconds: number): Date {
  return new Date(at.getTime() + seconds * 1000);
}
