import type {
  ConversationListItem,
  GuestRequest,
  Message,
} from '#shared/features/conversations/conversations.schema.ts';
import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import type { Thread } from '#renderer/features/conversations/thread.rules.ts';
import { hotelId } from '../../support/rows.ts';

const id = (number: number) => `0199b000-0000-7000-8000-${String(number).padStart(12, '0')}`;
export const conversationId = id(1);
const colleagueId = id(2);
export const now = Date.parse('2026-11-21T12:00:00.000Z');
export const ago = (minutes: number) => new Date(now - minutes * 60_000).toISOString();

export function aConversation(overrides: Partial<ConversationListItem> = {}): ConversationListItem {
  return {
    id: conversationId,
    hotel_id: hotelId,
    guest_id: null,
    guest_phone: '+34600111222',
    whatsapp_id: null,
    guest_name: 'Lucía Ibarra',
    language: 'es',
    owner: 'assistant',
    assigned_to: null,
    assigned_name: null,
    department_id: null,
    department_name: null,
    assignment_due_at: null,
    snoozed_until: null,
    last_inbound_at: ago(30),
    last_message_at: ago(30),
    window_expires_at: new Date(now + 5 * 3_600_000).toISOString(),
    opted_out_at: null,
    summary: null,
    unread_count: 0,
    open_count: 1,
    human_required_count: 0,
    waiting_since: null,
    assistant_returns_at: null,
    guest_words: null,
    waiting_for: null,
    stay: null,
    vip: false,
    target: null,
    tags: [],
    created_at: ago(1000),
    latest_request: null,
    last_message: null,
    ...overrides,
  };
}

/** A conversation whose guest has waited for a person for some minutes. */
export function aWaiting(
  number: number,
  minutes: number,
  overrides: Partial<ConversationListItem> = {},
): ConversationListItem {
  return aConversation({
    id: id(number),
    human_required_count: 1,
    waiting_since: ago(minutes),
    last_message_at: ago(minutes),
    ...overrides,
  });
}

export function aRequest(overrides: Partial<GuestRequest> = {}): GuestRequest {
  return {
    id: id(500),
    hotel_id: hotelId,
    conversation_id: conversationId,
    guest_name: 'Lucía Ibarra',
    guest_phone: '+34600111222',
    message: 'Is the sauna open?',
    category: 'amenities',
    ai_response: null,
    status: 'open',
    priority: 'normal',
    human_required: false,
    reasons: [],
    suggestion: null,
    attachments: [],
    location_lat: null,
    location_lng: null,
    location_address: null,
    created_at: ago(30),
    updated_at: ago(30),
    ...overrides,
  };
}

export function aMessage(number: number, overrides: Partial<Message> = {}): Message {
  return {
    id: id(1000 + number),
    conversation_id: conversationId,
    request_id: null,
    direction: 'in',
    author: 'guest',
    author_id: null,
    author_name: null,
    content: `Message ${number}`,
    attachments: [],
    location_lat: null,
    location_lng: null,
    location_address: null,
    provider_sid: null,
    delivery_status: 'received',
    delivery_problem: null,
    error_code: null,
    error_message: null,
    error_reasons: null,
    client_key: null,
    content_sid: null,
    assistant: null,
    created_at: new Date(now - (100 - number) * 60_000).toISOString(),
    sent_at: null,
    delivered_at: null,
    read_at: null,
    failed_at: null,
    ...overrides,
  };
}

export const aReply = (number: number, overrides: Partial<Message> = {}) =>
  aMessage(number, {
    direction: 'out',
    author: 'staff',
    author_id: colleagueId,
    author_name: 'Marta Gil',
    delivery_status: 'delivered',
    ...overrides,
  });

export function aThread(overrides: Partial<Thread> = {}): Thread {
  const {
    latest_request: _,
    last_message: __,
    guest_words: _words,
    waiting_for: _for,
    stay: _stay,
    vip: _vip,
    ...conversation
  } = aConversation();
  return { conversation, requests: [], messages: [aMessage(1)], older_cursor: null, ...overrides };
}

/** A reply of staff that waits to be sent. */
export const aHeldReply = (overrides: Partial<HeldReply> = {}): HeldReply => ({
  id: id(50),
  client_key: 'held',
  content: 'The sauna is open.',
  attachments: [],
  author_id: colleagueId,
  author_name: 'Marta Gil',
  send_at: ago(0),
  expires_at: null,
  cancel_if_guest_writes: false,
  soon: false,
  ended: null,
  ended_at: null,
  created_at: ago(0),
  ...overrides,
});
