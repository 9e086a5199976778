import { deliveryStatus, type DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';

/**
 * Twilio's word for a status as ours, or null for a word that we do not know and therefore ignore.
 * `partially_delivered` counts as sent: nobody can say that this guest has it.
 * Source: the values of MessageStatus in Twilio's Message resource.
 */
export function deliveryStatusOf(word: string | null | undefined): DeliveryStatus | null {
  const lower = (word ?? '').trim().toLowerCase();
  if (lower === 'partially_delivered') return 'sent';
  if (lower === 'receiving') return 'received';
  const known = deliveryStatus.safeParse(lower);
  return known.success ? known.data : null;
}
