import type { Logger } from 'pino';
import type { AcrossHotels, HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { OutboxService } from '../delivery/outbox.service.ts';
import type { OwnershipService } from '../ownership/ownership.service.ts';
import { windowIsOpen } from '../conversations.rules.ts';
import * as conversations from '../conversations.repository.ts';
import * as messages from '../messages.repository.ts';
import { outcomeOf } from './held-replies.rules.ts';
import * as repository from './held-replies.repository.ts';

export type HeldRepliesDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  outbox: OutboxService;
  ownership: OwnershipService;
  audit: AuditService;
  events: Events;
  clock: Clock;
  log: Logger;
  /** In lower case. They may write for a hotel without being a member. */
  superAdminEmails: string[];
};

/** Sends or ends one held reply, in one transaction, under the locks of its conversation and its row. */
export async function settleHeld(
  dependencies: HeldRepliesDependencies,
  tx: HotelTransaction,
  { id, conversation_id: conversationId, author_left }: repository.DueHeld,
): Promise<void> {
  const { audit, clock, events } = dependencies;
  const conversation = await conversations.lockFreeConversation(tx, conversationId);
  const held = await repository.lockWaiting(tx, id);
  if (!conversation || held?.conversation_id !== conversationId) return;
  const { hotel_id, last_inbound_at, opted_out_at } = conversation;
  const now = clock.now();
  const state = {
    authorLeft: author_left,
    guestWrote: await repository.guestWroteSince(tx, id),
    isOpen: windowIsOpen(last_inbound_at, now),
    optedOut: opted_out_at !== null,
    hasWaitingTurn: await repository.hasWaitingTurn(tx, conversationId),
  };
  const outcome = outcomeOf(held, state, now);
  if (outcome === 'wait') return;
  if (outcome === 'send') await send(dependencies, tx, hotel_id, held);
  else {
    await repository.endHeld(tx, held, outcome, now);
    const entry = { entity: 'held_reply' as const, entity_id: id, hotel_id, details: { outcome } };
    await audit.writeAsPlatform(tx, { action: 'cancel', ...entry });
  }
  await events.publish(tx, { type: 'conversation.updated', hotel_id, conversation_id: conversationId });
}

async function send(
  { outbox, ownership, audit }: HeldRepliesDependencies,
  tx: HotelTransaction,
  hotel_id: string,
  row: repository.HeldReplyRow,
): Promise<void> {
  const { id, conversation_id, content, attachments, client_key, author_id, author_name, soon, ...extras } = row;
  // The key may have been used for another reply meanwhile: that keeps no text back.
  const isTaken = (await messages.messageByClientKey(tx, client_key)) !== undefined;
  const message = await outbox.send(tx, hotel_id, conversation_id, {
    author: 'staff',
    author_id,
    author_name,
    client_key: isTaken ? null : client_key,
    content,
    file: attachments[0] ?? null,
    translated: extras.translated,
    choices: extras.choices,
    was_held: !soon,
  });
  await repository.deleteHeld(tx, conversation_id, id);
  await ownership.noteStaffAction(tx, conversation_id);
  const details = { held_reply: id, author_id };
  await audit.writeAsPlatform(tx, { action: 'send', entity: 'message', entity_id: message.id, hotel_id, details });
}
