import type {
  Conversation,
  ConversationEvent,
  GuestRequest,
  Message,
} from '#shared/features/conversations/conversations.schema.ts';
import { dayIn } from '#shared/lib/dates.ts';

/** What is known of a conversation: messages oldest first, without gaps; `older_cursor` is null at the beginning. */
export type Thread = {
  conversation: Conversation;
  requests: GuestRequest[];
  messages: Message[];
  /** Oldest first. Absent in what an older version of the console kept. */
  events?: ConversationEvent[];
  older_cursor: string | null;
};
/** A page as the API answers it: its messages in any order. */
export type ThreadPage = {
  conversation: Conversation;
  requests: GuestRequest[];
  messages: Message[];
  events: ConversationEvent[];
  next_cursor: string | null;
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
 * The newest page put to what was read before, so that older messages stay while the newest are read again.
 * Where the two do not touch, something in between was missed and only the page counts.
 */
export function mergeNewest(known: Thread | undefined, page: ThreadPage): Thread {
  const { next_cursor, ...rest } = page;
  const ids = new Set(page.messages.map((message) => message.id));
  const touches = known?.messages.some((message) => ids.has(message.id)) ?? false;
  if (!known || !touches) return { ...rest, messages: union([], page.messages), older_cursor: next_cursor };
  const events = union(known.events ?? [], page.events);
  return { ...rest, messages: union(known.messages, page.messages), events, older_cursor: known.older_cursor };
}

/** An older page put before what is known. */
export function prependOlder(known: Thread, page: ThreadPage): Thread {
  const events = union(page.events, known.events ?? []);
  return { ...known, messages: union(page.messages, known.messages), events, older_cursor: page.next_cursor };
}

/** One message in its newest reading: added, or in the place of the one with the same id. */
export function withMessage(known: Thread, message: Message): Thread {
  return { ...known, messages: union(known.messages, [message]) };
}

/** What the thread draws, from top to bottom. `joined`: follows closely on one by the same author. `loose`: no message stands for it. */
export type TimelineItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: Message; joined: boolean }
  | { kind: 'event'; key: string; event: ConversationEvent }
  | { kind: 'request'; key: string; request: GuestRequest; loose: boolean };

const joinedWithinMs = 5 * 60_000;

/** Messages with a line for each new day in the hotel's zone; each request below the last message of its turn. */
export function timelineOf(thread: Thread, timezone: string): TimelineItem[] {
  const lastOfTurn = new Map(
    thread.messages.filter((message) => message.direction === 'in').map((message) => [message.request_id, message.id]),
  );
  const waiting = [...looseRequests(thread, lastOfTurn), ...(thread.events ?? []).map(eventItem)].sort((one, other) =>
    timeOf(one).localeCompare(timeOf(other)),
  );
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

type BesideMessages = Extract<TimelineItem, { kind: 'request' | 'event' }>;

const timeOf = (item: BesideMessages): string =>
  item.kind === 'event' ? item.event.created_at : item.request.created_at;
const eventItem = (event: ConversationEvent): BesideMessages => ({ kind: 'event', key: event.id, event });

const requestItem = (request: GuestRequest, loose: boolean): BesideMessages => ({
  kind: 'request',
  key: request.id,
  request,
  loose,
});

/** Requests that no message stands for (submitted at the desk), from the part of the thread that was read. */
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

/** The newest reply by somebody else of the staff after a message; null where there is none. `isMine` knows one's own. */
export function colleagueReply(thread: Thread, afterId: string | null, userId: string): Message | null {
  const start = afterId === null ? 0 : thread.messages.findIndex((message) => message.id === afterId) + 1;
  return (
    thread.messages.slice(start).findLast(({ author, author_id }) => author === 'staff' && author_id !== userId) ?? null
  );
}
