import type { HeldReply } from '#shared/features/conversations/held-replies.schema.ts';
import { asHeldFiles } from '../conversations.rules.ts';
import type { HeldReplyRow } from './held-replies.repository.ts';

/** How long a reply may be undone, in milliseconds. */
export const UNDO_MS = 5000;

export type HeldOutcome = 'send' | 'wait' | NonNullable<HeldReply['ended']>;

type Held = Pick<HeldReplyRow, 'soon' | 'send_at' | 'expires_at' | 'cancel_if_guest_writes'>;
/** `authorLeft`: the author may no longer write for the hotel. `guestWrote`: since the text was held. */
type State = {
  authorLeft: boolean;
  guestWrote: boolean;
  isOpen: boolean;
  optedOut: boolean;
  hasWaitingTurn: boolean;
};

/** What becomes of a held reply now. A turn that is not settled is waited for: it may be a STOP. */
export function outcomeOf(
  held: Held,
  { authorLeft, guestWrote, isOpen, optedOut, hasWaitingTurn }: State,
  now: Date,
): HeldOutcome {
  if (authorLeft) return 'author_left';
  if (held.send_at && guestWrote && held.cancel_if_guest_writes) return 'guest_wrote';
  const isDue = held.send_at ? held.send_at <= now : guestWrote;
  if (!isDue) return held.expires_at && held.expires_at <= now ? 'expired' : 'wait';
  if (!isOpen) return 'window_closed';
  // A person has written it just now: it is a reply like any other.
  if (held.soon) return 'send';
  if (hasWaitingTurn) return 'wait';
  return optedOut ? 'opted_out' : 'send';
}

/** A row in the API's format. */
export function asHeldReply({
  hotel_id: _hotel,
  conversation_id: _id,
  failed_at: _failed,
  ...row
}: HeldReplyRow): HeldReply {
  return {
    ...row,
    attachments: asHeldFiles(row.attachments),
    send_at: row.send_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
