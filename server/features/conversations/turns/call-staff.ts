import type { EscalationReason } from '#shared/features/conversations/conversations.schema.ts';
import type { AcrossHotelsTransaction, HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as conversations from '../conversations.repository.ts';
import * as repository from './turns.repository.ts';

export type CallStaffDependencies = { clock: Clock; events: Pick<Events, 'publish'> };
type Called = { id: string; hotel_id: string; conversation_id: string; reasons: string[] };

/** Opens a locked request for staff and alarms the consoles. */
export async function callStaff(
  { clock, events }: CallStaffDependencies,
  tx: HotelTransaction | AcrossHotelsTransaction,
  { id: request_id, hotel_id, conversation_id, reasons }: Called,
  guest_name: string | null,
  reason: EscalationReason,
): Promise<void> {
  const now = clock.now();
  await repository.settleRequest(tx, request_id, {
    status: 'open',
    human_required: true,
    priority: 'high',
    reasons: [...reasons, reason],
    escalated_at: now,
    updated_at: now,
  });
  const where = { hotel_id, conversation_id, request_id };
  await events.publish(
    tx,
    { type: 'request.updated', ...where },
    { type: 'request.escalated', ...where, guest_name, priority: 'high' },
  );
}

/** Calls staff for a guest whose reply by the assistant has failed for good, unless they know of the request already. */
export async function callForFailedReply(
  dependencies: CallStaffDependencies,
  tx: HotelTransaction | AcrossHotelsTransaction,
  { author, request_id }: { author: string; request_id: string | null },
): Promise<void> {
  if (author !== 'assistant' || !request_id) return;
  const conversation = await conversations.lockConversationOf(tx, request_id);
  const request = conversation && (await repository.lockAnsweredRequest(tx, request_id, 'completed'));
  if (!request || request.human_required) return;
  await callStaff(dependencies, tx, request, conversation.guest_name, 'reply_failed');
}
