import type {
  Conversation,
  ConversationEvent,
  GuestRequest,
  Message,
} from '#shared/features/conversations/conversations.schema.ts';
import type { ConversationNote } from '#shared/features/conversations/notes.contract.ts';
import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import type { Tag } from '#shared/features/conversations/tag.schema.ts';
import { dayIn } from '#shared/lib/dates.ts';

/** The loaded part of a conversation: messages oldest first, without gaps; `older_cursor` is null at the beginning. */
export type Thread = {
  conversation: Conversation;
  requests: GuestRequest[];
  messages: Message[];
  /** Oldest first. Absent in what an older version of the console kept. */
  events?: ConversationEvent[];
  older_cursor: string | null;
  /** Absent in what an older version of the console kept. */
  held_replies?: HeldReply[];
  /** False without a language model. */
  can_translate?: boolean | undefined;
  tags?: Tag[] | undefined;
  seen_until?: string | null | undefined;
};
/** A page as the API answers it: its messages in any order. */
export type ThreadPage = {
  conversation: Conversation;
  requests: GuestRequest[];
  messages: Message[];
  events: ConversationEvent[];
  next_cursor: string | null;
  held_replies?: HeldReply[];
  can_translate?: boolean | undefined;
  tags?: Tag[] | undefined;
  seen_until?: string | null | undefined;
};

type Entry = { id: string; created_at: string };

const byTime = (one: Entry, other: Entry) =>
  one.created_at.localeCompare(other.created_at) || one.id.localeCompare(other.id);

/** Two readings as one, oldest first; an entry in both is taken from `newer`. */
function union<T extends Entry>(older: readonly T[], newer: readonly T[]): T[] {
  const byId = new Map([...older, ...newer].map((entry) => [entry.id, entry]));
  return [...byId.values()].sort(byTime);
}

/**
 * Merges a reloaded newest page into the loaded messages, so that older messages are kept.
 * If the two do not overlap, messages in between are missing and only the new page is used.
 */
export function mergeNewest(known: Thread | undefined, page: ThreadPage): Thread {
  const { next_cursor, ...rest } = page;
  const ids = new Set(page.messages.map((message) => message.id));
  const touches = known?.messages.some((message) => ids.has(message.id)) ?? false;
  if (!known || !touches) return { ...rest, messages: union([], page.messages), older_cursor: next_cursor };
  const events = union(known.events ?? [], page.events);
  return { ...rest, messages: union(known.messages, page.messages), events, older_cursor: known.older_cursor };
}

/** Prepends an older page. */
export function prependOlder(known: Thread, page: ThreadPage): Thread {
  const events = union(page.events, known.events ?? []);
  return { ...known, messages: union(page.messages, known.messages), events, older_cursor: page.next_cursor };
}

/** One message in its newest reading: added, or in the place of the one with the same id. */
export function withMessage(known: Thread, message: Message): Thread {
  return { ...known, messages: union(known.messages, [message]) };
}

/** With a reply that is about to leave. */
export function withHeld(known: Thread, held: HeldReply): Thread {
  return { ...known, held_replies: union(known.held_replies ?? [], [held]) };
}

/** A text that was withdrawn or put away. */
export function withoutHeld(known: Thread, id: string): Thread {
  return { ...known, held_replies: (known.held_replies ?? []).filter((held) => held.id !== id) };
}

/** Replies that are about to leave and may be undone; the thread shows them after its messages. */
export function leavingReplies({ held_replies = [], messages }: Thread): HeldReply[] {
  return held_replies.filter(
    ({ soon, ended, client_key }) =>
      soon && ended === null && !messages.some((message) => message.client_key === client_key),
  );
}

/**
 * Items of the thread, from top to bottom. `joined`: shortly after a message of the same author. `loose`: a request
 * without a message.
 */
export type TimelineItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: Message; joined: boolean }
  | { kind: 'event'; key: string; event: ConversationEvent }
  | { kind: 'note'; key: string; note: ConversationNote }
  | { kind: 'request'; key: string; request: GuestRequest; loose: boolean };

const joinedWithinMs = 5 * 60_000;

/**
 * Messages with a line for each new day in the hotel's zone; each request below the last message of its turn; notes of
 * the loaded part at their time.
 */
export function timelineOf(thread: Thread, timezone: string, notes: readonly ConversationNote[] = []): TimelineItem[] {
  const lastOfTurn = new Map(
    thread.messages.filter((message) => message.direction === 'in').map((message) => [message.request_id, message.id]),
  );
  const waiting = [
    ...looseRequests(thread, lastOfTurn),
    ...(thread.events ?? []).map(eventItem),
    ...loadedNotes(thread, notes),
  ].sort((one, other) => timeOf(one).localeCompare(timeOf(other)));
  const items: TimelineItem[] = [];
  let before: Message | null = null;
  for (const message of thread.messages) {
    while (waiting[0] && timeOf(waiting[0]) <= message.created_at) items.push(waiting.shift()!);
    const newDay = !before || dayIn(timezone, before.created_at) !== dayIn(timezone, message.created_at);
    if (newDay) items.push({ kind: 'day', key: `day ${message.id}`, at: message.created_at });
    const joined = !newDay && items.at(-1)?.kind === 'message' && before !== null && follows(before, message);
    items.push({ kind: 'message', key: message.client_key ?? message.id, message, joined });
    const request = thread.requests.find((one) => one.id === message.request_id);
    if (request && lastOfTurn.get(request.id) === message.id) items.push(requestItem(request, false));
    before = message;
  }
  return [...items, ...waiting];
}

type BesideMessages = Extract<TimelineItem, { kind: 'request' | 'event' | 'note' }>;

function timeOf(item: BesideMessages): string {
  if (item.kind === 'note') return item.note.created_at;
  return item.kind === 'event' ? item.event.created_at : item.request.created_at;
}
const eventItem = (event: ConversationEvent): BesideMessages => ({ kind: 'event', key: event.id, event });

const requestItem = (request: GuestRequest, loose: boolean): BesideMessages => ({
  kind: 'request',
  key: request.id,
  request,
  loose,
});

/** Notes since the first loaded message. */
function loadedNotes({ messages, older_cursor }: Thread, notes: readonly ConversationNote[]): BesideMessages[] {
  const start = older_cursor ? (messages[0]?.created_at ?? '') : '';
  return notes.filter(({ created_at }) => created_at >= start).map((note) => ({ kind: 'note', key: note.id, note }));
}

/** Requests without a message (submitted at the desk), within the loaded part of the thread. */
function looseRequests(thread: Thread, lastOfTurn: Map<string | null, string>): BesideMessages[] {
  const start = thread.messages[0]?.created_at;
  return thread.requests
    .filter((request) => !lastOfTurn.has(request.id))
    .filter((request) => !thread.older_cursor || (start !== undefined && request.created_at >= start))
    .map((request) => requestItem(request, true));
}

function follows(before: Message, message: Message): boolean {
  const close = Date.parse(message.created_at) - Date.parse(before.created_at) < joinedWithinMs;
  return (
    close && before.author === message.author && before.author_id === message.author_id && message.author !== 'system'
  );
}

/** The last message of a thread, as a place to come back to. */
export function lastMessageId(thread: Thread): string | null {
  return thread.messages.at(-1)?.id ?? null;
}

/**
 * The newest reply of another staff member after a message; null if there is none. `isMine` identifies the user's own.
 */
export function colleagueReply(thread: Thread, afterId: string | null, userId: string): Message | null {
  const start = afterId === null ? 0 : thread.messages.findIndex((message) => message.id === afterId) + 1;
  return (
    thread.messages.slice(start).findLast(({ author, author_id }) => author === 'staff' && author_id !== userId) ?? null
  );
}

const withoutEntry = new Set(['no_source', 'low_support']);

/** How many replies of staff a thread has in which the assistant found no answer; else 0. */
export function unansweredReplies({ messages, requests }: Thread): number {
  if (!requests.some(({ reasons }) => reasons.some((reason) => withoutEntry.has(reason)))) return 0;
  return messages.filter(({ author }) => author === 'staff').length;
}
