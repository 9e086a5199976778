import type { EscalationReason } from '#shared/features/conversations/conversations.schema.ts';

const reasons: Record<EscalationReason, string> = {
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
  turn_overdue: 'The assistant has not answered for a minute',
  reply_delayed: 'WhatsApp has not taken the reply for a minute',
  reply_failed: 'The reply did not reach the guest',
  low_rating: 'The guest is not satisfied',
};

/** Why a person is needed, in words; a reason that is not known yet is shown as it came. */
export function reasonWords(reason: string): string {
  return reasons[reason as EscalationReason] ?? spaced(reason);
}

/** The checks of an answer as sentences that are true if the check passed. */
const checks: Record<string, string> = {
  answer_usable: 'The language model gave a usable answer',
  not_empty: 'The reply says something',
  sources_offered: 'Only entries of this hotel were used',
  facts_supported: 'Every number, time, price and address stands in an entry',
  language: 'The reply is in the guest’s language',
  other_guest: 'Nothing about other guests is told',
  length: 'The reply is short enough',
  no_promise: 'No promise without a task for staff',
  has_source: 'The reply stands on an entry',
  support: 'The entries are about what was asked',
  no_contradiction: 'The reply says nothing that an entry says otherwise',
  nothing_leaked: 'No internal instructions are repeated',
};

export const checkWords = (name: string): string => checks[name] ?? spaced(name);

const kinds: Record<string, string> = {
  faq: 'FAQ',
  knowledge: 'Knowledge',
  profile: 'Hotel profile',
  booking: 'Booking',
};

/** The kind of entry an answer is based on. */
export const kindWords = (kind: string): string => kinds[kind] ?? spaced(kind);

/** 'Local' for `local`: categories are stored in lower case. */
export const categoryWords = (category: string): string => spaced(category) || 'General';

/** `system_error` as 'System error'. */
export function spaced(name: string): string {
  const text = name.replaceAll('_', ' ').trim();
  return text ? text[0]!.toUpperCase() + text.slice(1) : text;
}
