import { reason, type Reason } from '#shared/reasons/reasons.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import type { Schedule } from '#shared/features/messaging/messaging.schema.ts';
import type { BookingRow } from '#server/features/bookings/bookings.rules.ts';
import { dueOf, wallClock, statusObstacle, stayIsOver, type Due, type HotelTimes } from './due.rules.ts';

export type Schedules = Partial<Record<MessageType, Schedule | null>>;
/** The fields of a log entry that the plan depends on. `gone`: it was handed over and has not failed since. */
export type KnownEntry = {
  id: string;
  message_type: MessageType;
  state: 'planned' | 'sent' | 'skipped' | 'failed' | 'cancelled';
  gone: boolean;
  /** Staff decided against automatic sending: the message is not planned again. */
  declined?: boolean;
};

export type PlanStep =
  | { do: 'insert'; message_type: MessageType; due: Due; skipped: Reason | null }
  | { do: 'move'; id: string; due: Due }
  | { do: 'cancel'; id: string; reason: Reason };

export type PlanInput = {
  booking: Pick<BookingRow, 'check_in_date' | 'check_out_date' | 'status'>;
  hotel: HotelTimes;
  schedules: Schedules;
  known: KnownEntry[];
  now: Date;
  /** Staff typed the booking just now and the guest wrote within the last hour: the welcome ignores quiet hours. */
  awaited: boolean;
  /** The welcome is stored as skipped for this reason instead of being planned. */
  withoutWelcome?: Reason | null;
};

/**
 * Changes that make the plan fit the booking: entries to add, move or cancel. A sent message is never planned again.
 * A message that was due before the booking was created is stored as skipped, so that staff see the reason.
 */
export function planSteps({
  booking,
  hotel,
  schedules,
  known,
  now,
  awaited,
  withoutWelcome = null,
}: PlanInput): PlanStep[] {
  const over = stayIsOver(booking, hotel, now);
  return messageTypes.flatMap((message_type): PlanStep[] => {
    const own = known.filter((entry) => entry.message_type === message_type);
    const planned = own.find(({ state }) => state === 'planned');
    const obstacle = statusObstacle(message_type, booking.status) ?? (over ? 'stay_over' : null);
    const due = obstacle
      ? null
      : dueOf(message_type, booking, hotel, schedules[message_type] ?? null, { atOnce: now, ignoreQuiet: awaited });
    if (!due) return planned ? [{ do: 'cancel', id: planned.id, reason: reason(obstacle ?? 'stay_too_short') }] : [];
    if (own.some(({ gone, declined }) => gone || declined)) return [];
    const passed = due.due_at < now;
    if (planned) return [{ do: 'move', id: planned.id, due }];
    const declined = message_type === 'welcome' ? withoutWelcome : null;
    if (!passed) return [{ do: 'insert', message_type, due, skipped: declined }];
    const noted = own.some(({ state }) => state === 'skipped');
    return noted
      ? []
      : [
          {
            do: 'insert',
            message_type,
            due,
            skipped: reason('due_before_change', { moment: wallClock(due.due_at, hotel.timezone) }),
          },
        ];
  });
}
