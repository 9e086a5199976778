import { choices, offeredChoice } from './choices.schema.ts';
import { reasonsSchema } from '#shared/reasons/reason.schema.ts';
import { z } from 'zod';
import {
  deliveryProblems,
  conversationEventKinds,
  deliveryStatuses,
  escalationReasons,
  messageKinds,
  priorities,
  requestCategories,
  requestStatuses,
  targetKinds,
} from './conversations.values.ts';
import { instant, nullableInstant } from '#shared/http/page.ts';
import { tag } from './tag.schema.ts';
import { translations } from './translation.schema.ts';

/**
 * Glossary.
 * - **message**: one WhatsApp message, inbound or outbound.
 * - **guest request**: one *turn* of the guest: the messages of a burst, answered or escalated together.
 * - **conversation**: all messages between a hotel and one guest, for all spellings of the guest's number.
 * - **owner**: who answers now. `assistant` until a person takes over.
 * - **event**: a change of owner or status, shown to staff only and never sent.
 * - **window**: free text is accepted for 24 hours after the guest's last message; then only approved templates.
 */

export const deliveryStatus = z.enum(deliveryStatuses);
export type DeliveryStatus = z.output<typeof deliveryStatus>;

export const requestStatus = z.enum(requestStatuses);
export type RequestStatus = z.output<typeof requestStatus>;

export const priority = z.enum(priorities);
export type Priority = z.output<typeof priority>;

export const requestCategory = z.enum(requestCategories);
export type RequestCategory = z.output<typeof requestCategory>;

/** Reasons for calling staff, or for not answering from the hotel's knowledge. */
export const escalationReason = z.enum(escalationReasons);
export type EscalationReason = z.output<typeof escalationReason>;

export const attachment = z.object({
  type: z.enum(['image', 'other']),
  /** Our own route, `/media/:message_id/:index`; never the provider's address. */
  url: z.string(),
  filename: z.string(),
  content_type: z.string().optional(),
});
export type Attachment = z.output<typeof attachment>;

/** A non-list is treated as empty (docs/product.md, section 3). */
const attachments = z.preprocess((value) => (Array.isArray(value) ? value : []), z.array(attachment));

export const owner = z.enum(['assistant', 'staff']);
export type Owner = z.output<typeof owner>;

/** Sources and reasons of the assistant's decision; stored with its message and shown to staff. */
export const assistantTrace = z.object({
  action: z.enum(['reply', 'ask', 'escalate']),
  language: z.string(),
  reasons: z.array(z.string()),
  category: z.string(),
  priority: z.string(),
  /** 0 to 1, calculated from retrieval and checks, not by a model. */
  confidence: z.number(),
  /** Sources of the reply: `faq`, `knowledge`, `profile` or `booking`. */
  sources: z.array(z.object({ id: z.string(), kind: z.string(), title: z.string(), text: z.string() })),
  /** Of a question back, in the order of its numbers. */
  offered: z.array(offeredChoice).optional(),
  checks: z.array(z.object({ name: z.string(), passed: z.boolean(), detail: z.string().optional() })),
  model: z.string().nullable(),
  repaired: z.boolean(),
  timings: z.record(z.string(), z.number()),
});
export type AssistantTrace = z.output<typeof assistantTrace>;

/** A reply that the assistant drafted for a person to send; a new message of the guest makes it void. */
export const suggestion = z.object({ content: z.string(), trace: assistantTrace });
export type Suggestion = z.output<typeof suggestion>;

export const message = z.object({
  id: z.uuid(),
  conversation_id: z.uuid(),
  request_id: z.uuid().nullable(),
  direction: z.enum(['in', 'out']),
  author: z.enum(['guest', 'assistant', 'staff', 'system']),
  /** User id, if the author is staff. "My message" is decided by this id, not by the name. */
  author_id: z.uuid().nullable(),
  author_name: z.string().nullable(),
  content: z.string(),
  attachments,
  kind: z.enum(messageKinds).nullish(),
  choices: choices.nullish(),
  /** What was said in its voice note, and the numbers of it that were not heard for sure. */
  transcript: z.object({ text: z.string(), uncertain: z.array(z.string()) }).nullish(),
  ...translations,
  /** The message that it answers or reacts to; `id` is null where that one is not stored. */
  quoted: z
    .object({
      id: z.uuid().nullable(),
      author: z.enum(['guest', 'assistant', 'staff', 'system']).nullable(),
      content: z.string(),
    })
    .nullish(),
  location_lat: z.number().nullable(),
  location_lng: z.number().nullable(),
  location_address: z.string().nullable(),
  provider_sid: z.string().nullable(),
  delivery_status: deliveryStatus,
  delivery_problem: z.enum(deliveryProblems).nullable(),
  /** The provider's own error number. */
  error_code: z.number().int().nullable(),
  /** The reason as text for staff, with the remedy. */
  error_message: z.string().nullable(),
  /** The same as codes, for clients that translate them. */
  error_reasons: reasonsSchema,
  client_key: z.string().nullable(),
  content_sid: z.string().nullable(),
  assistant: assistantTrace.nullable(),
  created_at: instant,
  sent_at: nullableInstant,
  delivered_at: nullableInstant,
  read_at: nullableInstant,
  failed_at: nullableInstant,
});
export type Message = z.output<typeof message>;

export const guestRequest = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  conversation_id: z.uuid(),
  guest_name: z.string().nullable(),
  guest_phone: z.string().nullable(),
  message: z.string(),
  category: z.string(),
  ai_response: z.string().nullable(),
  status: requestStatus,
  priority,
  /** True while the request waits for staff. */
  human_required: z.boolean(),
  reasons: z.array(z.string()),
  /** Of use for the newest request of a conversation only, while it is open. */
  suggestion: suggestion.nullable(),
  attachments,
  location_lat: z.number().nullable(),
  location_lng: z.number().nullable(),
  location_address: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
});
export type GuestRequest = z.output<typeof guestRequest>;

export const conversation = z.object({
  id: z.uuid(),
  hotel_id: z.uuid(),
  guest_id: z.uuid().nullable(),
  guest_phone: z.string().nullable(),
  whatsapp_id: z.string().nullable(),
  guest_name: z.string().nullable(),
  language: z.string().nullable(),
  owner,
  assigned_to: z.string().nullable(),
  assigned_name: z.string().nullable(),
  department_id: z.uuid().nullable(),
  department_name: z.string().nullable(),
  /** Until when the colleague or the department has to take it; then it returns to the list and alarms. Null: taken. */
  assignment_due_at: nullableInstant,
  /** Put aside until then, or until the guest writes. */
  snoozed_until: nullableInstant,
  last_inbound_at: nullableInstant,
  last_message_at: instant,
  /** End of the 24-hour window for free text; null if the guest has never written. */
  window_expires_at: nullableInstant,
  opted_out_at: nullableInstant,
  summary: z.string().nullable(),
  unread_count: z.number().int(),
  /** Number of requests that are not completed. The conversation is Open while it is above 0. */
  open_count: z.number().int(),
  /** Number of requests that wait for staff, and the start of the longest wait. */
  human_required_count: z.number().int(),
  waiting_since: nullableInstant,
  /** When the conversation returns to the assistant automatically; null: never. */
  assistant_returns_at: nullableInstant,
  created_at: instant,
});
export type Conversation = z.output<typeof conversation>;

/**
 * Kinds of events: changes of a conversation's owner or of its requests' status.
 * - taken_over, assigned: staff own it. assigned: a colleague or a department (`details.assigned_name`) was chosen.
 * - not_taken: that one (`details.assigned_name`) did not take it in time, so nobody has it.
 * - handed_back, returned: the assistant owns it. returned: automatically, after `details.minutes` without staff
 *   action.
 * - snoozed, woken: put aside until `details.until`; back in the list.
 * - resolved, in_progress, set_open, reopened: the status of requests. reopened: was resolved before.
 * - overdue: the target `details.target` of a request was missed, so staff are called.
 * - merged, unmerged: another guest's thread came into this one, or left it again.
 */
export const conversationEventKind = z.enum(conversationEventKinds);
export type ConversationEventKind = z.output<typeof conversationEventKind>;

export const conversationEventDetails = z.object({
  assigned_name: z.string().optional(),
  minutes: z.number().int().optional(),
  until: z.string().optional(),
  target: z.enum(targetKinds).optional(),
});
export type ConversationEventDetails = z.output<typeof conversationEventDetails>;

export const conversationEvent = z.object({
  id: z.uuid(),
  kind: conversationEventKind,
  /** Null for automatic changes. */
  actor_name: z.string().nullable(),
  details: conversationEventDetails,
  created_at: instant,
});
export type ConversationEvent = z.output<typeof conversationEvent>;

export const conversationListItem = conversation.extend({
  latest_request: guestRequest.nullable(),
  last_message: z.object({ author: z.string(), content: z.string(), delivery_status: deliveryStatus }).nullable(),
  /** The guest's newest message; `attachments` is the number of attachments. */
  guest_words: z.object({ content: z.string(), attachments: z.number().int(), created_at: instant }).nullable(),
  /** The most urgent request that waits for staff; among equals, the longest wait. */
  waiting_for: z.object({ id: z.uuid(), category: z.string(), priority, reasons: z.array(z.string()) }).nullable(),
  /** The guest's current or next stay, matched by phone number. `today` is the hotel's local day. */
  stay: z
    .object({
      room_type: z.string().nullable(),
      room_number: z.string().nullable(),
      check_in_date: z.string(),
      check_out_date: z.string(),
      status: z.string(),
      today: z.string(),
    })
    .nullable(),
  vip: z.boolean(),
  /** What staff owe the guest next: the first reply, else the resolution. Null: nothing, or the hotel has no target. */
  target: z.object({ kind: z.enum(targetKinds), due_at: instant }).nullable(),
  tags: z.array(tag),
  /** The newest message that has the words of the search. */
  hit: z.object({ message_id: z.uuid(), content: z.string(), created_at: instant }).nullish(),
});
export type ConversationListItem = z.output<typeof conversationListItem>;
