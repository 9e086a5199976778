import type { ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { sortForDesk } from '../conversation.rules.ts';

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

/** A row's height in pixels: who waits has lines for why, and for the stay; what is due has a line for the time left. */
export function rowHeight(item: ConversationListItem): number {
  if (item.human_required_count === 0 || !item.waiting_for) return item.target ? 86 : 64;
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
