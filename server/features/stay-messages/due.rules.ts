import type { PlainCode } from '#shared/reasons/reasons.ts';
import { Temporal } from 'temporal-polyfill';
import type { BookingStatus, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { Stay } from '#shared/features/bookings/stays.rules.ts';
import { defaultSchedules, type Schedule } from '#shared/features/messaging/messaging.schema.ts';
import { dayIn, nightsOf } from '#shared/lib/dates.ts';

/**
 * When stay messages are due (docs/decisions/0011). Days are `YYYY-MM-DD` and times are the hotel's
 * local times, so a day with a clock change has 23 or 25 hours.
 */
export type HotelTimes = {
  timezone: string;
  check_in_time: string;
  check_out_time: string;
  quiet_from: string | null;
  quiet_until: string | null;
};

/** `due_at`: when it is sent. `late_after`: when it is no longer sent. */
export type Due = { due_at: Date; late_after: Date };

/** Grace period in hours: how long after `due_at` a message is still sent. */
const graceHours: Record<MessageType, number> = { welcome: 24, pre_arrival: 24, checkin: 8, stay: 8, checkout: 2 };

/**
 * When a message is due; null where the stay has none of this type (a stay of one night has no message in its middle).
 * `schedules`: the hotel's own, else the default. `atOnce`: when a welcome without a schedule is sent. A welcome
 * that the guest expects now ignores quiet hours (`ignoreQuiet`).
 */
export function dueOf(
  type: MessageType,
  stay: Stay,
  hotel: HotelTimes,
  own: Schedule | null,
  { atOnce, ignoreQuiet = false }: { atOnce: Date; ignoreQuiet?: boolean },
): Due | null {
  const schedule = own ?? defaultSchedules[type];
  if (!schedule) return withLimit(type, inZone(atOnce, hotel), stay, hotel, ignoreQuiet);
  const anchor = Temporal.PlainDate.from(type === 'checkout' ? stay.check_out_date : stay.check_in_date);
  const day = anchor.add({ days: schedule.days });
  if (type === 'stay' && (nightsOf(stay) < 2 || day.toString() >= stay.check_out_date)) return null;
  const time = schedule.time ?? clockTime(hotel.check_in_time) ?? '15:00';
  return withLimit(type, at(day, time, hotel), stay, hotel, false);
}

function withLimit(
  type: MessageType,
  wanted: Temporal.ZonedDateTime,
  stay: Stay,
  hotel: HotelTimes,
  ignoreQuiet: boolean,
): Due {
  const due = ignoreQuiet ? wanted : afterQuietHours(wanted, hotel);
  const grace = wanted.add({ hours: graceHours[type] });
  const end = endOfUse(type, stay, hotel);
  // A hotel's own schedule may be later than the usual end. Then only the grace period counts.
  const limit =
    Temporal.ZonedDateTime.compare(end, wanted) > 0 && Temporal.ZonedDateTime.compare(end, grace) < 0 ? end : grace;
  return { due_at: instant(due), late_after: instant(limit) };
}

/** The latest useful time of a message type, regardless of the grace period. */
function endOfUse(type: MessageType, stay: Stay, hotel: HotelTimes): Temporal.ZonedDateTime {
  const arrival = Temporal.PlainDate.from(stay.check_in_date);
  const departure = Temporal.PlainDate.from(stay.check_out_date);
  if (type === 'pre_arrival') return at(arrival, clockTime(hotel.check_in_time) ?? '15:00', hotel);
  if (type === 'stay') return at(departure, '00:00', hotel);
  if (type === 'checkout') return at(departure.add({ days: 1 }), '00:00', hotel);
  return at(departure, clockTime(hotel.check_out_time) ?? '11:00', hotel);
}

/** Quiet hours may span midnight; a moment inside them moves to their end. */
export function afterQuietHours(
  moment: Temporal.ZonedDateTime,
  { quiet_from, quiet_until }: Pick<HotelTimes, 'quiet_from' | 'quiet_until'>,
): Temporal.ZonedDateTime {
  if (!quiet_from || !quiet_until || quiet_from === quiet_until) return moment;
  const time = moment.toPlainTime().toString({ smallestUnit: 'minute' });
  const spansMidnight = quiet_from > quiet_until;
  const isQuiet = spansMidnight ? time >= quiet_from || time < quiet_until : time >= quiet_from && time < quiet_until;
  if (!isQuiet) return moment;
  const day = spansMidnight && time >= quiet_from ? moment.toPlainDate().add({ days: 1 }) : moment.toPlainDate();
  return day.toZonedDateTime({ timeZone: moment.timeZoneId, plainTime: quiet_until });
}

/** If the guest wrote within this time, the welcome message ignores quiet hours. */
const awakeMs = 3600_000;

export const isAwake = (lastInbound: Date | null | undefined, now: Date): boolean =>
  lastInbound != null && now.getTime() - lastInbound.getTime() <= awakeMs;

/** Grace period of a welcome message that was due during quiet hours. */
const nightGraceMs = 10 * 60_000;

/**
 * Until when a late message is delayed: one that was due by day and is processed at night (after an outage, a change of
 * dates, a late approval) waits for the end of quiet hours. Null if it can be sent now.
 */
export function heldUntil(due: Date, hotel: HotelTimes, now: Date): Date | null {
  const morning = instant(afterQuietHours(inZone(now, hotel), hotel));
  if (morning.getTime() <= now.getTime()) return null;
  const typedAtNight = instant(afterQuietHours(inZone(due, hotel), hotel)).getTime() !== due.getTime();
  return typedAtNight && now.getTime() - due.getTime() < nightGraceMs ? null : morning;
}

/** Parses '3:00 PM', '3 pm', '15:00', '15h30' and '15.30' to `HH:MM`; null if the text is not a time. */
export function clockTime(text: string): string | null {
  const match = /^\D{0,12}?(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*(?:h|uhr)?\s*(am|pm|a\.m\.|p\.m\.)?/i.exec(text.trim());
  if (!match) return null;
  const half = match[3]?.toLowerCase().charAt(0);
  const typed = Number(match[1]);
  if (half && (typed < 1 || typed > 12)) return null;
  const hours = half ? (typed % 12) + (half === 'p' ? 12 : 0) : typed;
  const minutes = Number(match[2] ?? 0);
  return hours > 23 || minutes > 59 ? null : `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Whether the stay has ended in the hotel's time zone. Nothing is planned for it then. */
export function stayIsOver({ check_out_date }: Stay, { timezone }: Pick<HotelTimes, 'timezone'>, now: Date): boolean {
  return check_out_date < dayIn(timezone, now);
}

/** Why a message of this type is not sent for a booking of this status; null if it is. */
export function statusObstacle(type: MessageType, status: BookingStatus): PlainCode | null {
  if (status === 'cancelled') return 'booking_cancelled';
  if (status === 'checked-out') return 'guest_checked_out';
  if (status === 'checked-in' && (type === 'pre_arrival' || type === 'welcome')) return 'guest_arrived';
  return null;
}

/** The wall clock at the hotel, as a reason has it: `2026-09-10T10:00`. */
export const wallClock = (moment: Date, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });

/** Clock changes: a skipped local time is moved one hour later; of a repeated one the first is used. */
const at = (
  day: Temporal.PlainDate,
  time: string,
  { timezone }: Pick<HotelTimes, 'timezone'>,
): Temporal.ZonedDateTime => day.toZonedDateTime({ timeZone: timezone, plainTime: time });
const inZone = (moment: Date, { timezone }: Pick<HotelTimes, 'timezone'>): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone);
const instant = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds);
