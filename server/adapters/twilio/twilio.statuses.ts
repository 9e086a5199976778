import { deliveryStatus, type DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';

/**
 * Maps Twilio's MessageStatus to ours. Returns null for an unknown value, which is ignored.
 * `partially_delivered` counts as sent, because it does not prove delivery to this guest.
 * Source: the values of MessageStatus in Twilio's Message resource.
 */
export function deliveryStatusOf(word: string | null | undefined): DeliveryStatus | null {
  const lower = (word ?? '').trim().toLowerCase();
  if (lower === 'partially_delivered') return 'sent';
  if (lower === 'receiving') return 'received';
  const known = deliveryStatus.safeParse(lower);
  return known.success ? known.data : null;
}
