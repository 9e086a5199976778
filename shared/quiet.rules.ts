/** How long "do not disturb" may be chosen for. It always has an end. */
export const quietChoices = ['half_hour', 'hour', 'shift'] as const;
export type QuietChoice = (typeof quietChoices)[number];

/** Times of day at which shifts end where nothing else was chosen. */
export const firstShiftEnds = ['07:00', '15:00', '23:00'];

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** A later end is not accepted, in milliseconds: a forgotten desk must alarm again. */
const longestMs = 24 * 60 * minuteMs;

type Asked = {
  /** Milliseconds since 1970. */
  now: number;
  /** Times of day 'HH:mm' in the zone. */
  shiftEnds: readonly string[];
  /** The hotel's zone (IANA); null: the computer's. */
  zone: string | null;
};

/** When "do not disturb" ends, in milliseconds since 1970. */
export function quietEnd(choice: QuietChoice, { now, shiftEnds, zone }: Asked): number {
  if (choice === 'half_hour') return now + 30 * minuteMs;
  if (choice === 'hour') return now + 60 * minuteMs;
  return Math.min(...shiftEnds.map((time) => nextTime(time, now, zone)));
}

/** The end that holds at `now`: null if there is none, it has passed or it is further away than a day. */
export const quietAt = (quietUntil: number | null, now: number): number | null =>
  quietUntil !== null && now < quietUntil && quietUntil - now <= longestMs ? quietUntil : null;

/** Times of day 'HH:mm' in a text such as '7:00, 15.00'; null if there is none. */
export function timesOfDay(text: string): string[] | null {
  const times = text
    .slice(0, 200)
    .split(/[\s,;]+/)
    .flatMap((word) => {
      const [, hour, minute] = /^(\d{1,2})[:.h](\d{2})$/.exec(word) ?? [];
      return Number(hour) < 24 && Number(minute) < 60 ? [`${hour?.padStart(2, '0')}:${minute}`] : [];
    });
  return times.length > 0 && times.length <= 8 ? [...new Set(times)].toSorted() : null;
}

/** The next moment at which a clock in the zone shows the time, also across a change of summer time. */
function nextTime(time: string, now: number, zone: string | null): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const wanted = hour * 60 + minute;
  const minutes = (wanted - minuteOfDay(now, zone) + dayMinutes) % dayMinutes || dayMinutes;
  const guess = Math.floor(now / minuteMs) * minuteMs + minutes * minuteMs;
  const off = wanted - minuteOfDay(guess, zone);
  const corrected = guess + (Math.abs(off) <= 120 ? off : 0) * minuteMs;
  return corrected > now ? corrected : guess;
}

function minuteOfDay(at: number, zone: string | null): number {
  const options = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const parts = formatIn(zone, options).formatToParts(at);
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return value('hour') * 60 + value('minute');
}

function formatIn(zone: string | null, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-GB', { ...options, ...(zone ? { timeZone: zone } : {}) });
  } catch {
    return new Intl.DateTimeFormat('en-GB', options);
  }
}
