import { targetKinds } from '#shared/features/conversations/conversations.values.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import * as conversations from '../conversations.repository.ts';
import { alarmAgain } from '../ownership/alarm-again.ts';
import { recordEvent, type OwnershipDependencies } from '../ownership/hand-back.ts';
import { current } from '../ownership/take-over.ts';
import * as repository from './missed-targets.repository.ts';

/**
 * Missed targets climb the ladder: a request that a person has in hand waits again, so that a ladder starts; where one is
 * under way, its next step is due at once.
 */
export function createMissedTargetsService(dependencies: OwnershipDependencies) {
  const { inHotel, acrossHotels, log } = dependencies;
  return {
    /** The lock ensures that each is missed once, even with several processes. */
    round: async (): Promise<void> => {
      for (const { id, hotel_id } of await acrossHotels(repository.missedTargets))
        await inHotel({ hotel_id }, (tx) => callAgain(dependencies, tx, id)).catch((error: unknown) =>
          log.error({ err: error, conversation_id: id }, 'a missed target was not handled; it is tried again'),
        );
    },
  };
}

async function callAgain(dependencies: OwnershipDependencies, tx: HotelTransaction, id: string): Promise<void> {
  const conversation = await conversations.lockConversation(tx, id);
  if (!conversation || conversation.snoozed_until) return;
  const missed = await repository.noteMissed(tx, id);
  const kinds = targetKinds.filter((kind) => missed.some((one) => one[kind]));
  if (kinds.length === 0) return;
  for (const target of kinds) await recordEvent(dependencies, tx, id, 'overdue', null, { target });
  await repository.hurryLadder(tx, id);
  if (missed.some(({ status }) => status === 'in_progress')) await alarmAgain(dependencies, tx, conversation);
  const { hotel_id } = conversation;
  await dependencies.audit.writeAsPlatform(tx, {
    action: 'miss_target',
    entity: 'conversation',
    entity_id: id,
    hotel_id,
    details: { targets: kinds },
  });
  await dependencies.events.publish(tx, { type: 'ladder.updated', hotel_id });
  await current(dependencies, tx, id);
}
