import type { Translate } from '#renderer/lib/translate.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { Schedule } from '#shared/features/messaging/messaging.schema.ts';
import { mostScheduleDays, scheduleTime } from '#shared/features/messaging/schedule.values.ts';
import { clockWords } from '#renderer/lib/dates.ts';

/** A schedule in the form. `days` is never negative; `time` is `HH:MM` in the hotel's zone. */
export type ScheduleFields = {
  when: 'at_once' | 'before' | 'same_day' | 'after';
  days: number | string | null;
  at_check_in_time: boolean;
  time: string;
};

export function fieldsOfSchedule(stored: Schedule | null): ScheduleFields {
  if (!stored) return { when: 'at_once', days: 1, at_check_in_time: false, time: '10:00' };
  return {
    when: stored.days < 0 ? 'before' : stored.days > 0 ? 'after' : 'same_day',
    days: Math.abs(stored.days) || 1,
    at_check_in_time: stored.time === null,
    time: stored.time ?? '10:00',
  };
}

/** Null: at once. Missing or invalid days become NaN, so that the schema reports them at the field. */
export function scheduleOfFields({ when, days, at_check_in_time, time }: ScheduleFields): Schedule | null {
  if (when === 'at_once') return null;
  const counted = typeof days === 'number' && days > 0 ? days : Number.NaN;
  const distance = when === 'same_day' ? 0 : counted;
  return { days: when === 'before' ? -distance : distance, time: at_check_in_time ? null : time };
}

const isComplete = ({ days, time }: Schedule) =>
  Number.isInteger(days) && Math.abs(days) <= mostScheduleDays && (time === null || scheduleTime.test(time));

const beforeAndAfter = {
  check_in: {
    before: 'The day before check-in',
    longBefore: '{{days}} days before check-in',
    same: 'On the day of check-in',
    after: 'The day after check-in',
    longAfter: '{{days}} days after check-in',
  },
  check_out: {
    before: 'The day before check-out',
    longBefore: '{{days}} days before check-out',
    same: 'On the day of check-out',
    after: 'The day after check-out',
    longAfter: '{{days}} days after check-out',
  },
};

/** A schedule in plain words: '2 days before check-in, at 10:00 AM'. Days count from check-out for the checkout message. */
export function scheduleWords(type: MessageType, due: Schedule | null, language: string, t: Translate): string {
  if (!due) return t('At once, when the booking is made');
  if (!isComplete(due)) return t('Not complete yet');
  const words = beforeAndAfter[type === 'checkout' ? 'check_out' : 'check_in'];
  const days = Math.abs(due.days);
  const word =
    due.days === 0
      ? words.same
      : due.days < 0
        ? days === 1
          ? words.before
          : words.longBefore
        : days === 1
          ? words.after
          : words.longAfter;
  const day = t(word, { days });
  if (due.time === null) return t('{{day}}, at the check-in time', { day });
  return t('{{day}}, at {{time}}', { day, time: clockWords(`2000-01-01T${due.time}:00Z`, language, 'UTC') });
}
