import { allInEnglish } from '#shared/reasons/english-sentences.ts';
import type {
  Attachment,
  Conversation,
  ConversationEvent,
  ConversationListItem,
  GuestRequest,
  Message,
} from '#shared/features/conversations/conversations.schema.ts';
import type { StoredAttachment } from '#server/db/json-columns.ts';
import { fileAddress, fileIdOf } from './files/file-address.rules.ts';
import type { ListedRow } from './conversation-list.repository.ts';
import type { conversationById } from './conversations.repository.ts';
import type { eventsBetween } from './conversation-events.repository.ts';
import type { messageById, QuotedRow } from './messages.repository.ts';

const windowMs = 24 * 3600_000;

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof conversationById>>>;
type MessageRow = NonNullable<Awaited<ReturnType<typeof messageById>>>;

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** End of the 24-hour window after the guest's last message. Null if the guest has never written. */
export function windowExpiresAt(lastInboundAt: Date | null): Date | null {
  return lastInboundAt && new Date(lastInboundAt.getTime() + windowMs);
}

export function windowIsOpen(lastInboundAt: Date | null, now: Date): boolean {
  const end = windowExpiresAt(lastInboundAt);
  return end !== null && end > now;
}

/** A row in the API's format. */
export function asConversation(row: ConversationRow): Conversation {
  const { identity_key: _key, reply_address: _address, staff_acted_at: _acted, waiting_rank: _rank, ...fields } = row;
  return {
    ...fields,
    last_inbound_at: iso(row.last_inbound_at),
    last_message_at: row.last_message_at.toISOString(),
    window_expires_at: iso(windowExpiresAt(row.last_inbound_at)),
    opted_out_at: iso(row.opted_out_at),
    waiting_since: iso(row.waiting_since),
    assistant_returns_at: iso(row.assistant_returns_at),
    assignment_due_at: iso(row.assignment_due_at),
    snoozed_until: iso(row.snoozed_until),
    created_at: row.created_at.toISOString(),
  };
}

/** A request from PostgreSQL's JSON, in which times are strings with an offset. */
function asLatestRequest(row: { created_at: string | Date; updated_at: string | Date } | null): GuestRequest | null {
  if (!row) return null;
  return {
    ...row,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  } as GuestRequest;
}

/** A list row in the API's format. Times in PostgreSQL's JSON are strings with an offset. */
export function asListItem(row: ListedRow): ConversationListItem {
  const { latest_request, last_message, guest_words, waiting_for, stay, vip, target, tags, hit, ...conversation } = row;
  return {
    ...asConversation(conversation),
    latest_request: asLatestRequest(latest_request),
    last_message: last_message as ConversationListItem['last_message'],
    guest_words: guest_words && { ...guest_words, created_at: new Date(guest_words.created_at).toISOString() },
    waiting_for,
    stay,
    vip,
    target: target && { ...target, due_at: new Date(target.due_at).toISOString() },
    tags,
    hit: hit && { ...hit, created_at: new Date(hit.created_at).toISOString() },
  };
}

/** An event in the API's format. */
export function asEvent(row: Awaited<ReturnType<typeof eventsBetween>>[number]): ConversationEvent {
  const { id, kind, actor_name, details, created_at } = row;
  return { id, kind, actor_name, details, created_at: created_at.toISOString() };
}

/** Attachments of a held reply in the API's format: those of a message have the message's route. */
export const asHeldFiles = (attachments: StoredAttachment[]): Attachment[] =>
  attachments.map((file) => ({ ...file, url: fileAddress(fileIdOf(file) ?? '') }));

/** A message in the API's format: attachments have our own route, never the provider's URL. */
export function asMessage(row: MessageRow, quotes: readonly QuotedRow[] = []): Message {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    request_id: row.request_id,
    direction: row.direction,
    author: row.author,
    author_id: row.author_id,
    author_name: row.author_name,
    content: row.content,
    attachments: row.attachments.map((attachment, index) => ({ ...attachment, url: `/media/${row.id}/${index}` })),
    kind: row.extras?.kind ?? null,
    choices: row.extras?.choices ?? null,
    quoted: quotedBy(row, quotes),
    transcript: row.extras?.transcript ?? null,
    translations: row.extras?.translations ?? null,
    untranslated: row.extras?.untranslated ?? null,
    translated: row.extras?.translated ?? null,
    location_lat: row.location_lat,
    location_lng: row.location_lng,
    location_address: row.location_address,
    provider_sid: row.provider_sid,
    delivery_status: row.delivery_status as Message['delivery_status'],
    delivery_problem: row.delivery_problem as Message['delivery_problem'],
    error_code: row.error_code,
    error_message: allInEnglish(row.error_reasons),
    error_reasons: row.error_reasons,
    client_key: row.client_key,
    content_sid: row.content_sid,
    assistant: row.assistant,
    created_at: row.created_at.toISOString(),
    sent_at: iso(row.sent_at),
    delivered_at: iso(row.delivered_at),
    read_at: iso(row.read_at),
    failed_at: iso(row.failed_at),
  };
}

const longestQuote = 300;

function quotedBy({ extras }: MessageRow, quotes: readonly QuotedRow[]): Message['quoted'] {
  if (!extras?.quoted_sid) return null;
  const found = quotes.find(({ provider_sid }) => provider_sid === extras.quoted_sid);
  if (!found) return { id: null, author: null, content: '' };
  const { id, author, content, attachments } = found;
  return {
    id,
    author,
    content: (content || attachments.map(({ filename }) => filename).join(', ')).slice(0, longestQuote),
  };
}
