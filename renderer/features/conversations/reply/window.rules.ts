import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';

/**
 * State of the 24-hour window: `open` for `ms` more, `closed` since a time, or `never` if the guest has not written.
 */
export type ReplyWindow = { state: 'open'; ms: number } | { state: 'closed'; at: string } | { state: 'never' };

/** The 24 hours after the guest's last message in which WhatsApp accepts free text. `now` in milliseconds. */
export function replyWindow(conversation: Pick<Conversation, 'window_expires_at'>, now: number): ReplyWindow {
  const ends = conversation.window_expires_at;
  if (!ends) return { state: 'never' };
  const ms = Date.parse(ends) - now;
  return ms > 0 ? { state: 'open', ms } : { state: 'closed', at: ends };
}
