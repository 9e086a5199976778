import type {
  Conversation,
  ConversationListItem,
  Priority,
} from '#shared/features/conversations/conversations.schema.ts';

/** A guest who waits this long for a person has waited too long, in milliseconds. */
export const tooLongMs = 10 * 60_000;

/** `waiting`: a person is needed. `assistant`, `staff`: who has it. `done`: nothing is open. */
export type Mark = 'waiting' | 'assistant' | 'staff' | 'done';

type Marked = Pick<Conversation, 'human_required_count' | 'open_count' | 'owner'>;

/** The one mark of a conversation in the list. */
export function markOf(conversation: Marked): Mark {
  if (conversation.human_required_count > 0) return 'waiting';
  if (conversation.open_count === 0) return 'done';
  return conversation.owner === 'staff' ? 'staff' : 'assistant';
}

/** A guest's waiting time in milliseconds; null if the guest does not wait. */
export function waitedMs(
  conversation: Pick<Conversation, 'human_required_count' | 'waiting_since'>,
  now: number,
): number | null {
  if (conversation.human_required_count === 0 || !conversation.waiting_since) return null;
  return Math.max(0, now - Date.parse(conversation.waiting_since));
}

const ranks: Record<Priority, number> = { urgent: 0, high: 1, normal: 2, low: 3 };
const rank = (item: ConversationListItem) => ranks[item.waiting_for?.priority ?? 'low'];
const since = (item: ConversationListItem) => Date.parse(item.waiting_since ?? item.last_message_at);
const newest = (item: ConversationListItem) => Date.parse(item.last_message_at);

/** Sort order: waiting guests by priority, then by longest wait; all others newest first. */
export function sortForDesk(items: readonly ConversationListItem[]): ConversationListItem[] {
  return [...items].sort((one, other) => {
    const waiting = Number(other.human_required_count > 0) - Number(one.human_required_count > 0);
    if (waiting !== 0) return waiting;
    if (one.human_required_count === 0) return newest(other) - newest(one);
    return rank(one) - rank(other) || since(one) - since(other);
  });
}

/**
 * The pages that were read, with the waiting ones from their own list: those are on top even where they lie on a page
 * that was not read yet. A conversation is named once; the later reading of it counts.
 */
export function withWaiting(
  pages: readonly ConversationListItem[],
  waiting: readonly ConversationListItem[],
): ConversationListItem[] {
  const byId = new Map([...waiting, ...pages].map((item) => [item.id, item]));
  return sortForDesk([...byId.values()]);
}

type Named = Pick<Conversation, 'guest_name' | 'guest_phone' | 'whatsapp_id'>;

/** Name, else phone, else the WhatsApp id; null if all are missing. */
export function displayName(conversation: Named): string | null {
  return conversation.guest_name?.trim() || conversation.guest_phone || conversation.whatsapp_id;
}

/** 'ES' for `es` and `es-MX`; null where the language is not known. */
export function languageLetters(language: string | null): string | null {
  const letters = language?.slice(0, 2).toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(letters) ? letters : null;
}

const oneLine = (text: string | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';

/** Preview line: a waiting guest's own message, else the last message. */
export function lastLine(item: ConversationListItem): { author: string; text: string } | null {
  const guest = oneLine(item.guest_words?.content);
  if (item.human_required_count > 0 && guest) return { author: 'guest', text: guest };
  const said = item.last_message;
  const text = oneLine(said?.content);
  if (said && text) return { author: said.author, text };
  const asked = oneLine(item.latest_request?.message);
  return asked ? { author: 'guest', text: asked } : null;
}

/** A row's height in pixels: who waits has lines for why, and for the stay. */
export function rowHeight(item: ConversationListItem): number {
  if (item.human_required_count === 0 || !item.waiting_for) return 64;
  return item.stay ? 112 : 92;
}

/** The server counts up to this many. */
const countedTo = 1000;

/**
 * What stands beside a section's name. `total` is the server's count, null where it does not say (a search): then the
 * rows that were read, with a plus where further pages exist.
 */
export function truthfulCount(total: number | null, loaded: number, hasMore: boolean): string {
  if (total === null) return hasMore ? `${loaded}+` : String(loaded);
  return total >= countedTo ? `${countedTo}+` : String(total);
}

/** The row that j (+1) or k (-1) leads to; the first one where none is selected. Null at the ends. */
export function neighbour(ids: readonly string[], selected: string | null, step: 1 | -1): string | null {
  const at = selected === null ? -1 : ids.indexOf(selected);
  if (at === -1) return ids[0] ?? null;
  return ids[at + step] ?? null;
}
