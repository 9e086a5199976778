/** Lists and limits that the console imports without loading zod. The schemas are built from them. */

export const requestStatuses = ['open', 'in_progress', 'resolved', 'completed'] as const;

export const priorities = ['low', 'normal', 'high', 'urgent'] as const;

/** What staff owe a guest who needs a person. */
export const targetKinds = ['reply', 'resolution'] as const;
export type TargetKind = (typeof targetKinds)[number];

export const requestCategories = [
  'general',
  'amenities',
  'services',
  'policies',
  'dining',
  'booking',
  'housekeeping',
  'maintenance',
  'local',
  'complaint',
  'emergency',
  'system_error',
] as const;

/** Reasons for calling staff, or for not answering from the hotel's knowledge. */
export const escalationReasons = [
  'explicit_request',
  'complaint',
  'safety',
  'payment_or_refund',
  'price_or_availability_unknown',
  'booking_change',
  'no_source',
  'low_support',
  'conflicting_sources',
  'identity_unverified',
  'media_unreadable',
  'repeated_failure',
  'injection_suspected',
  'off_topic',
  'model_error',
  'turn_overdue',
  'reply_delayed',
  'reply_failed',
  'low_rating',
] as const;

/** Why WhatsApp did not take or deliver a message. Adapters translate their provider's errors to these. */
export const deliveryProblems = [
  'window_closed',
  'too_many',
  'account_limit',
  'daily_limit',
  'not_on_whatsapp',
  'withheld',
  'content_refused',
  'text_refused',
  'template_refused',
  'opted_out',
  'invalid_number',
  'credentials_refused',
  'sender_off',
  'file_refused',
] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** Filters of the list of conversations (conversations.contract.ts). */
export const conversationViews = ['active', 'mine', 'unassigned', 'waiting', 'snoozed'] as const;
export type ConversationView = (typeof conversationViews)[number];

/** Why a held reply was not sent (held-replies.schema.ts). */
export const heldReplyEnds = ['guest_wrote', 'window_closed', 'expired', 'opted_out', 'author_left'] as const;

/** Minutes in which a colleague or a department takes a conversation, unless the hotel has its own period. */
export const takenWithinMinutes = 10;

/** Kinds of events (conversations.schema.ts). */
export const conversationEventKinds = [
  'taken_over',
  'assigned',
  'not_taken',
  'handed_back',
  'returned',
  'resolved',
  'in_progress',
  'set_open',
  'reopened',
  'snoozed',
  'woken',
  'merged',
  'unmerged',
  'overdue',
] as const;

/**
 * Kinds of guests' messages that are shown in a way of their own. `button`, `list`: an answer that was tapped. `reaction`: an
 * emoji on another message, empty where it was taken back.
 */
export const messageKinds = ['button', 'list', 'reaction', 'sticker'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The ladder queued < accepted < scheduled < sending < sent < delivered < read; failed, undelivered, canceled end it. */
export const deliveryStatuses = [
  'queued',
  'accepted',
  'scheduled',
  'sending',
  'sent',
  'delivered',
  'read',
  'failed',
  'undelivered',
  'canceled',
  'received',
] as const;
