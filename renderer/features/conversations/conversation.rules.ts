import type { Conversation, ConversationListItem } from '#shared/features/conversations/conversations.schema.ts';
import { waitingRank } from '#shared/features/conversations/waiting.rules.ts';

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

const since = (item: ConversationListItem) => Date.parse(item.waiting_since ?? item.last_message_at);
const newest = (item: ConversationListItem) => Date.parse(item.last_message_at);

/** Sort order: waiting guests with emergencies first, then by priority, then by longest wait; all others newest first. */
export function sortForDesk(items: readonly ConversationListItem[]): ConversationListItem[] {
  return [...items].sort((one, other) => {
    const waiting = Number(other.human_required_count > 0) - Number(one.human_required_count > 0);
    if (waiting !== 0) return waiting;
    if (one.human_required_count === 0) return newest(other) - newest(one);
    return waitingRank(one.waiting_for) - waitingRank(other.waiting_for) || since(one) - since(other);
  });
}

type Named = Pick<Conversation, 'guest_name' | 'guest_phone' | 'whatsapp_id'>;

/** The guest's name, else the phone, else the WhatsApp id; null if all are missing. */
export function guestNameOf(conversation: Named): string | null {
  return conversation.guest_name?.trim() || conversation.guest_phone || conversation.whatsapp_id;
}

/** Whether this person answers. An assigned conversation counts once the person has taken it over. */
export function isMine(
  { owner, assigned_to, assignment_due_at }: Pick<Conversation, 'owner' | 'assigned_to' | 'assignment_due_at'>,
  userId: string,
): boolean {
  return owner === 'staff' && assigned_to === userId && assignment_due_at === null;
}
