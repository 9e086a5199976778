import { reason, type Reason } from '#shared/reasons/reasons.ts';
import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { canReceiveWhatsApp } from '#shared/features/guests/whatsapp-address.rules.ts';
import type { BookingRow } from '#server/features/bookings/bookings.rules.ts';
import { statusObstacle, wallClock } from './due.rules.ts';

export type Obstacle = { state: 'skipped' | 'failed' | 'cancelled'; reason: Reason };

export type GateInput = {
  message_type: MessageType;
  late_after: Date | null;
  booking: BookingRow;
  hotel: { status: string; timezone: string; connected_number: string | null };
  conversation: { opted_out_at: Date | null; reply_address: string } | undefined;
  is_active: boolean;
  now: Date;
  /** Staff send it now: schedules and switches are ignored. */
  manual: boolean;
  /** The hotel has an address to send from. */
  can_send: boolean;
};

/** Why a message cannot be sent, in plain words. Null if it can. */
export function obstacleTo({
  message_type,
  late_after,
  booking,
  hotel,
  conversation,
  is_active,
  now,
  manual,
  can_send,
}: GateInput): Obstacle | null {
  const misfit = manual ? null : statusObstacle(message_type, booking.status);
  if (misfit) return { state: 'cancelled', reason: reason(misfit) };
  if (!manual) {
    if (booking[`${message_type}_message_sent`]) return { state: 'skipped', reason: reason('sent_already') };
    if (late_after && now > late_after) return tooLate(late_after, hotel);
    if (!is_active) return { state: 'skipped', reason: reason('switched_off') };
    if (hotel.status === 'inactive') return { state: 'skipped', reason: reason('hotel_inactive') };
  }
  if (conversation?.opted_out_at) return { state: 'skipped', reason: reason('guest_opted_out') };
  if (!can_send) return { state: 'failed', reason: reason('number_not_connected') };
  if (!conversation && !canReceiveWhatsApp(booking.guest_phone)) {
    return { state: 'failed', reason: reason('phone_not_on_whatsapp', { phone: booking.guest_phone }) };
  }
  return null;
}

export const tooLate = (lateAfter: Date, { timezone }: { timezone: string }): Obstacle => ({
  state: 'skipped',
  reason: reason('could_not_go_before', { moment: wallClock(lateAfter, timezone) }),
});

/** Why a template cannot be used, and what to do. `status` null: not submitted yet. */
export function templateObstacle(
  template: { approval_status: string; rejection_reasons: Reason[] | null; language: string } | null,
  { message_type, late_after, timezone }: { message_type: MessageType; late_after: Date | null; timezone: string },
): Obstacle | null {
  if (template?.approval_status === 'approved') return null;
  const moment = late_after && wallClock(late_after, timezone);
  if (!template) return failed(missing(message_type, moment));
  const { language, approval_status, rejection_reasons: reasons } = template;
  const which = { message_type, language };
  if (reasons) return failed(reason('template_rejected', { ...which, reasons }));
  if (approval_status === 'paused') return failed(reason('template_paused', which));
  if (approval_status === 'disabled') return failed(reason('template_disabled', which));
  return failed(moment ? reason('template_waits_until', { ...which, moment }) : reason('template_waits', which));
}

const failed = (why: Reason): Obstacle => ({ state: 'failed', reason: why });

const missing = (message_type: MessageType, moment: string | null): Reason =>
  moment
    ? reason('template_missing_waits_until', { message_type, moment })
    : reason('template_missing_waits', { message_type });
