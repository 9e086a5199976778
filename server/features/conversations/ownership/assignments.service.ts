import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import * as conversations from '../conversations.repository.ts';
import { alarmAgain } from './alarm-again.ts';
import * as repository from './assignments.repository.ts';
import { recordEvent, type OwnershipDependencies } from './hand-back.ts';
import { current } from './take-over.ts';

/**
 * Conversations that were given to a colleague or a department and not taken in time: nobody has them any more, and the
 * guest waits for a person again, so that the ladder calls staff.
 */
export function createAssignmentsService(dependencies: OwnershipDependencies) {
  const { inHotel, acrossHotels, log } = dependencies;
  return {
    /** The lock ensures that each returns once, even with several processes. */
    returnUntaken: async (): Promise<void> => {
      for (const { id, hotel_id } of await acrossHotels(repository.dueAssignments))
        await inHotel({ hotel_id }, (tx) => returnOne(dependencies, tx, id)).catch((error: unknown) =>
          log.error({ err: error, conversation_id: id }, 'an assignment was not returned; it is tried again'),
        );
    },
  };
}

async function returnOne(dependencies: OwnershipDependencies, tx: HotelTransaction, id: string): Promise<void> {
  const conversation = await conversations.lockConversation(tx, id);
  if (!conversation || !(await repository.isDue(tx, id, 'assignment_due_at'))) return;
  const { hotel_id, assigned_name, department_name } = conversation;
  await conversations.changeConversation(tx, id, conversations.unassigned);
  const details = { assigned_name: assigned_name ?? department_name ?? '' };
  await recordEvent(dependencies, tx, id, 'not_taken', null, details);
  await alarmAgain(dependencies, tx, conversation);
  await dependencies.audit.writeAsPlatform(tx, {
    action: 'return_assignment',
    entity: 'conversation',
    entity_id: id,
    hotel_id,
    details: { assigned_to: conversation.assigned_to, department_id: conversation.department_id },
  });
  await current(dependencies, tx, id);
}
