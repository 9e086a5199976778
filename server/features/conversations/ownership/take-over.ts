import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import { erasedKeyPrefix } from '#shared/features/guests/erasure.rules.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { HotelScope } from '#server/caller.ts';
import { asConversation, type ConversationRow } from '../conversations.rules.ts';
import * as conversations from '../conversations.repository.ts';
import * as requests from '../requests.repository.ts';
import { recordEvent, type OwnershipDependencies } from './hand-back.ts';
import * as repository from './ownership.repository.ts';

/**
 * The conversation, locked, that a person writes in.
 * @throws AppError not_found; conflict for an erased guest
 */
export async function writableConversation(tx: HotelTransaction, id: string): Promise<ConversationRow> {
  const conversation = await lockedConversation(tx, id);
  if (conversation.identity_key.startsWith(erasedKeyPrefix)) throw new AppError('conflict', 'guest_erased_reply');
  return conversation;
}

/** A person; an API key has no `user_id`, so nothing is assigned to it. */
export type Named = { user_id: string | null; name: string };

/** @throws AppError not_found */
export async function lockedConversation(tx: HotelTransaction, id: string): Promise<ConversationRow> {
  const conversation = await conversations.lockConversation(tx, id);
  if (!conversation) throw notFound('conversation');
  return conversation;
}

/** The current conversation; also notifies the consoles. */
export async function current(
  { events }: Pick<OwnershipDependencies, 'events'>,
  tx: HotelTransaction,
  id: string,
): Promise<Conversation> {
  const row = (await conversations.conversationById(tx, id))!;
  await events.publish(tx, { type: 'conversation.updated', hotel_id: row.hotel_id, conversation_id: id });
  return asConversation(row);
}

/** The caller answers from now on. An assignment that waited is taken; its department stays named. */
export async function takeOver(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  conversation: ConversationRow,
): Promise<void> {
  await takeUp(dependencies, tx, conversation);
  await giveTo(dependencies, tx, scope, conversation, scope.caller);
  await repository.noteStaffAction(tx, conversation.id, dependencies.clock.now());
}

/** Sets waiting requests to in progress: staff have seen them. */
export async function takeUp(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  conversation: ConversationRow,
): Promise<void> {
  const taken = await requests.takeUpWaiting(tx, conversation.id, dependencies.clock.now());
  await tellRequests(dependencies, tx, conversation, taken);
  await conversations.changeConversation(tx, conversation.id, { unread_count: 0, snoozed_until: null });
}

/** This person has it, without a period. No event if the person had it before. */
export async function giveTo(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  { id, owner, assigned_to, assignment_due_at }: ConversationRow,
  assigned: Named | null,
): Promise<void> {
  const to = { assigned_to: assigned?.user_id ?? null, assigned_name: assigned?.user_id ? assigned.name : null };
  if (owner === 'staff' && assigned_to === to.assigned_to && !assignment_due_at) return;
  await conversations.changeConversation(tx, id, { owner: 'staff', ...to, assignment_due_at: null });
  if (!assigned || assigned.user_id === scope.caller.user_id)
    await recordEvent(dependencies, tx, id, 'taken_over', scope);
  else await recordEvent(dependencies, tx, id, 'assigned', scope, { assigned_name: assigned.name });
}

export const tellRequests = (
  { events }: Pick<OwnershipDependencies, 'events'>,
  tx: HotelTransaction,
  { id: conversation_id, hotel_id }: Pick<ConversationRow, 'id' | 'hotel_id'>,
  changed: { id: string }[],
) =>
  events.publish(
    tx,
    ...changed.map(({ id: request_id }) => ({
      type: 'request.updated' as const,
      hotel_id,
      conversation_id,
      request_id,
    })),
  );
