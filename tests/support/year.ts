/**
 * Expected messages of a year of stays, computed independently of the product's code with Intl only. Days are `YYYY-MM-DD`, times `HH:MM`, moments milliseconds since 1970.
 */
export type StayDays = { check_in_date: string; check_out_date: string };
export type House = {
  timezone: string;
  check_in: string;
  /** `lateHours`: grace period if a change of the stay made the message late. */
  pre_arrival: { days: number; time: string; lateHours: number };
  stay: { days: number; time: string };
};

/** A stay from a moment on; `null` once it is cancelled. */
export type Agreement = { from: number; days: StayDays | null };
export type Expected = { type: string; at: number; local: string; as: 'template' | 'text' };

export const dayMs = 86_400_000;

/** The hotel's wall clock: `2026-09-08 10:00`. */
export function wallClock(timezone: string, moment: number): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  }).format(moment);
  return parts.replace(', ', ' ');
}

/** The first moment with this wall-clock time at the hotel. */
export function momentOf(timezone: string, day: string, time: string): number {
  const wanted = `${day} ${time}`;
  const near = Date.parse(`${day}T${time}:00Z`);
  for (let moment = near - 15 * 3600_000; moment <= near + 15 * 3600_000; moment += 15 * 60_000)
    if (wallClock(timezone, moment) === wanted) return moment;
  throw new Error(`no clock in ${timezone} shows ${wanted}`);
}

export const plusDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/**
 * Each message is sent at its time if the stay still has it then. A change that makes a message late sends it immediately,
 * within its grace period and outside quiet hours.
 */
export function expectedOf(
  house: House,
  agreements: Agreement[],
  welcomeAt: number,
  wroteAt: number | null,
): Expected[] {
  const found = new Map<string, number>([['welcome', welcomeAt]]);
  for (const [index, { from, days }] of agreements.entries()) {
    const until = agreements[index + 1]?.from ?? Infinity;
    for (const due of days ? duesOf(house, days) : []) {
      const at = index > 0 && due.at < from && from <= due.lateAfter ? afterNight(house.timezone, from) : due.at;
      if (!found.has(due.type) && at >= from && at < until) found.set(due.type, at);
    }
  }
  return [...found]
    .map(([type, at]) => ({ type, at, local: wallClock(house.timezone, at), as: kindAt(at, wroteAt) }))
    .toSorted((one, other) => one.at - other.at);
}

/** 24 elapsed hours, independent of clock changes. */
function kindAt(at: number, wroteAt: number | null): Expected['as'] {
  return wroteAt !== null && at >= wroteAt && at < wroteAt + dayMs ? 'text' : 'template';
}

/** Quiet hours are 21:30 to 08:00. */
function afterNight(timezone: string, moment: number): number {
  const [day, time] = wallClock(timezone, moment).split(' ') as [string, string];
  if (time >= '08:00' && time < '21:30') return moment;
  return momentOf(timezone, time < '08:00' ? day : plusDays(day, 1), '08:00');
}

type DueOf = { type: string; at: number; lateAfter: number };
export function duesOf(house: House, { check_in_date, check_out_date }: StayDays): DueOf[] {
  const at = (day: string, time: string) => momentOf(house.timezone, day, time);
  const middle = plusDays(check_in_date, house.stay.days);
  const dues: [string, number, number][] = [
    [
      'pre_arrival',
      at(plusDays(check_in_date, house.pre_arrival.days), house.pre_arrival.time),
      house.pre_arrival.lateHours,
    ],
    ['checkin', at(check_in_date, house.check_in), 8],
    ...(middle < check_out_date ? [['stay', at(middle, house.stay.time), 8] as [string, number, number]] : []),
    ['checkout', at(check_out_date, '09:00'), 2],
  ];
  return dues.map(([type, at, lateHours]) => ({ type, at, lateAfter: at + lateHours * 3600_000 }));
}
