import { reason } from '#shared/reasons/reasons.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { Events } from '#server/ports/events.ts';
import type { DeliveryRow } from './delivery.types.ts';
import * as repository from './held-back.repository.ts';
import { leavesAlone, type Failure } from './outgoing.rules.ts';

export type HeldBackDependencies = {
  inHotel: InHotel;
  events: Events;
  /** Whether the messages of a turn ask for no more automatic messages. */
  isOptOut: (messages: readonly string[]) => boolean;
  /** Keeps an automatic message back in the hotel's quiet hours. */
  holdInQuietHours: (
    tx: HotelTransaction,
    message: { id: string; hotel_id: string },
  ) => Promise<'held' | 'too_late' | null>;
};

/** Until a message that waits for the guest's STOP to be answered is looked at again, in seconds. */
export const heldSeconds = 1;

/** The message waits for the guest's turn; nothing was sent. */
export class MessageHeld extends Error {}

/**
 * What keeps an automatic message back at the moment of sending: a failure for good, `wait` while a stored STOP of the guest is
 * not answered yet, `planned` if it went back to the plan because of quiet hours. Null: it may be sent.
 */
export async function heldBack(
  { inHotel, events, isOptOut, holdInQuietHours }: HeldBackDependencies,
  row: DeliveryRow,
): Promise<Failure | 'wait' | 'planned' | null> {
  if (!leavesAlone(row)) return null;
  const { hotel_id, conversation_id, id: message_id } = row;
  return inHotel({ hotel_id }, async (tx) => {
    const { opted_out_at, waiting } = await repository.consentNow(tx, conversation_id);
    if (opted_out_at) return { problem: 'opted_out' };
    if (waiting.some(isOptOut)) return 'wait';
    // A person who sends a message by hand decides about quiet hours.
    const answer = row.author_id ? null : await holdInQuietHours(tx, row);
    if (answer === 'too_late') return { why: reason('too_late_for_guest') };
    if (answer === null) return null;
    await events.publish(tx, { type: 'message.updated', hotel_id, conversation_id, message_id });
    return 'planned';
  });
}
