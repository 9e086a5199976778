import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { canReceiveWhatsApp } from '#shared/features/guests/whatsapp-address.rules.ts';
import type { BookingRow } from '#server/features/bookings/bookings.rules.ts';
import { momentInWords, statusObstacle } from './due.rules.ts';

export type Obstacle = { state: 'skipped' | 'failed' | 'cancelled'; reason: string };

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

export const windowClosedReason =
  'The guest has not written in the last 24 hours, so WhatsApp takes only the approved template. Send the message without a text of your own, or call the guest.';

export const optedOutReason =
  'The guest does not want messages from the hotel. Respect it: nothing is sent until the guest writes START. If it is urgent, call.';

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
  if (misfit) return { state: 'cancelled', reason: misfit };
  if (!manual) {
    if (booking[`${message_type}_message_sent`])
      return { state: 'skipped', reason: 'This message has been sent already.' };
    if (late_after && now > late_after) return tooLate(late_after, hotel);
    if (!is_active) return { state: 'skipped', reason: 'This message is switched off in Message Settings.' };
    if (hotel.status === 'inactive')
      return { state: 'skipped', reason: 'The hotel is inactive, so nothing is sent by itself.' };
  }
  if (conversation?.opted_out_at) return { state: 'skipped', reason: optedOutReason };
  if (!can_send)
    return {
      state: 'failed',
      reason:
        'The WhatsApp number of this hotel is not connected. The hotel profile says what is missing; send the message again once it is.',
    };
  if (!conversation && !canReceiveWhatsApp(booking.guest_phone)) {
    return {
      state: 'failed',
      reason: `“${booking.guest_phone}” is no number that WhatsApp can reach. Correct the phone number in the booking, with its country code, and send the message again.`,
    };
  }
  return null;
}

export const tooLate = (lateAfter: Date, { timezone }: { timezone: string }): Obstacle => ({
  state: 'skipped',
  reason: `It could not go out before ${momentInWords(lateAfter, timezone)}; after that it would have been of no use to the guest.`,
});

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Why a template cannot be used, and what to do. `status` null: not submitted yet. */
export function templateObstacle(
  template: { approval_status: string; rejection_reason: string | null; language: string } | null,
  { message_type, late_after, timezone }: { message_type: MessageType; late_after: Date | null; timezone: string },
): Obstacle | null {
  if (template?.approval_status === 'approved') return null;
  const which = `the ${message_type.replace('_', '-')} template${template ? ` in ${languageNames.of(template.language)}` : ''}`;
  const window = 'The guest has not written in the last 24 hours, so WhatsApp takes only an approved template.';
  if (template?.rejection_reason)
    return {
      state: 'failed',
      reason: `${window} But ${which} was not approved: ${template.rejection_reason} Or call the guest.`,
    };
  if (template?.approval_status === 'paused' || template?.approval_status === 'disabled') {
    return {
      state: 'failed',
      reason: `${window} But WhatsApp has ${template.approval_status} ${which}, usually because guests blocked or reported it. Change its text in Message Settings, or call the guest.`,
    };
  }
  const until = late_after ? `, until ${momentInWords(late_after, timezone)}` : '';
  return {
    state: 'failed',
    reason: `${window} But ${which} still waits for WhatsApp's approval. The message goes out by itself once it is approved${until}. If it cannot wait, call the guest.`,
  };
}
