import type { EscalationReason } from '#shared/features/conversations/conversations.schema.ts';

const words: Record<EscalationReason, string> = {
  explicit_request: 'The guest asked for a person',
  complaint: 'A complaint',
  safety: 'Somebody may be in danger',
  payment_or_refund: 'About a payment or a refund',
  price_or_availability_unknown: 'A price or availability that is not known',
  booking_change: 'A change to a booking',
  no_source: 'Nothing in the hotel’s knowledge answers it',
  low_support: 'The hotel’s knowledge does not quite answer it',
  conflicting_sources: 'The hotel’s entries contradict each other',
  identity_unverified: 'It is not certain who is writing',
  media_unreadable: 'A picture or file that the assistant cannot read',
  repeated_failure: 'The guest asked again',
  injection_suspected: 'The text tries to give the assistant orders',
  off_topic: 'Not about the hotel',
  model_error: 'The assistant could not answer',
};

/** Why a person is needed, in words; a reason that is not known yet is shown as it came. */
export function reasonWords(reason: string): string {
  return words[reason as EscalationReason] ?? reason.replaceAll('_', ' ');
}

/** 'Local' for `local`: categories are stored in lower case. */
export function categoryWords(category: string): string {
  const spaced = category.replaceAll('_', ' ').trim();
  return spaced === '' ? 'General' : spaced[0]!.toUpperCase() + spaced.slice(1);
}
