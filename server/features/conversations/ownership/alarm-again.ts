import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ConversationRow } from '../conversations.rules.ts';
import { callStaffAgain } from './assignments.repository.ts';
import type { OwnershipDependencies } from './hand-back.ts';

/** Lets the guest wait for a person again, and alarms the consoles. A conversation without requests has no alarm. */
export async function alarmAgain(
  { clock, events }: Pick<OwnershipDependencies, 'clock' | 'events'>,
  tx: HotelTransaction,
  { id: conversation_id, hotel_id }: Pick<ConversationRow, 'id' | 'hotel_id'>,
): Promise<void> {
  const called = await callStaffAgain(tx, conversation_id, clock.now());
  const told = called.map(({ id: request_id, guest_name, priority }) => ({
    type: 'request.escalated' as const,
    hotel_id,
    conversation_id,
    request_id,
    guest_name,
    priority,
  }));
  await events.publish(tx, ...told);
}
