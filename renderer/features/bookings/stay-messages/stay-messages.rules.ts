import { reasonWords } from '#renderer/lib/reasons.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { messageTypes } from '#shared/features/bookings/bookings.values.ts';
import type { Booking, StayMessage, MessageType } from '#shared/features/bookings/bookings.schema.ts';
import { isErased } from '#shared/features/guests/erasure.rules.ts';
import { canReceiveWhatsApp } from '#shared/features/guests/whatsapp-address.rules.ts';
import { nightsOf } from '#shared/lib/dates.ts';
import type { Tone } from '#renderer/components/status-tag.tsx';

const deliveries: Record<string, [Tone, string]> = {
  delivered: ['ok', 'Delivered'],
  read: ['ok', 'Read'],
  failed: ['danger', 'Failed'],
  undelivered: ['danger', 'Not delivered'],
  canceled: ['danger', 'Not delivered'],
  sent: ['teal', 'Sent'],
  queued: ['teal', 'Waiting to be sent'],
  accepted: ['teal', 'Waiting to be sent'],
  scheduled: ['teal', 'Waiting to be sent'],
  sending: ['teal', 'Sending'],
};

/** The delivery status as a word with a colour; unknown ones are neutral (docs/product.md, section 4). Null without a status. */
export function deliveryOf(status: string | null): [Tone, string] | null {
  return status === null ? null : (deliveries[status] ?? ['quiet', status]);
}

const states: Record<StayMessage['state'], [Tone, string]> = {
  planned: ['outline', 'Planned'],
  sent: ['quiet', 'Sent'],
  failed: ['danger', 'Failed'],
  skipped: ['amber', 'Not sent'],
  cancelled: ['quiet', 'Cancelled'],
};

export function stateOf(entry: StayMessage): [Tone, string] {
  return states[entry.state];
}

/** State of one stay message: the planned entry takes precedence over the last log entry. */
export type MessageLine = { type: MessageType; entry: StayMessage | null };

/** One line for each of the five, in the order of a stay. `entries` newest first. */
export function messageLines(entries: StayMessage[]): MessageLine[] {
  return messageTypes.map((type) => {
    const ofType = entries.filter((entry) => entry.message_type === type);
    return { type, entry: ofType.find(({ state }) => state === 'planned') ?? ofType[0] ?? null };
  });
}

/** Log entries, newest first, without planned ones. */
export function historyOf(entries: StayMessage[]): StayMessage[] {
  return entries.filter(({ state }) => state !== 'planned');
}

/** Why a message did not arrive and what to do, in the console's language; null if nothing failed. */
export function failureOf(entry: StayMessage): string | null {
  const failed = entry.state === 'failed' || deliveryOf(entry.delivery_status)?.[0] === 'danger';
  if (!failed) return null;
  if (entry.error_reasons || entry.error_message)
    return reasonWords(entry.error_reasons, entry.error_message ?? 'Not delivered');
  return reasonWords(entry.reasons ?? [reason('not_delivered_no_reason')], entry.reason ?? 'Not delivered');
}

/** Why nothing is planned for a message that has no entry at all. `today`: the hotel's day. */
export function whyNothing(type: MessageType, booking: Booking, today: string): string {
  if (booking.status === 'cancelled') return 'The booking was cancelled.';
  if (booking.status === 'checked-out') return 'The guest has checked out.';
  if (booking.check_out_date < today) return 'The stay is over.';
  if (type === 'stay' && nightsOf(booking) < 2) return 'The stay is too short for this message.';
  return 'Nothing is planned.';
}

/** Whether WhatsApp takes no message for this booking's number. An erased guest's booking says so itself. */
export function isUnreachable({ guest_phone }: Pick<Booking, 'guest_phone'>): boolean {
  return !canReceiveWhatsApp(guest_phone) && !isErased({ phone: guest_phone });
}

/** Whether the message went out and did not fail: sending it now sends it again. */
export function wentOut(entry: StayMessage | null): boolean {
  return entry?.state === 'sent';
}
