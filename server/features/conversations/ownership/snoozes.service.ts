import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { AppError, invalidInput } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { ConversationRow } from '../conversations.rules.ts';
import * as conversations from '../conversations.repository.ts';
import { alarmAgain } from './alarm-again.ts';
import * as repository from './assignments.repository.ts';
import { recordEvent, type OwnershipDependencies } from './hand-back.ts';
import { hasOpenEmergency, noteStaffAction } from './ownership.repository.ts';
import { current, lockedConversation, takeOver } from './take-over.ts';

const LONGEST_MS = 30 * 86_400_000;

/** Conversations put aside until a time. receive_messages ends it when the guest writes. */
export function createSnoozesService(dependencies: OwnershipDependencies) {
  const { inHotel, acrossHotels, audit, log } = dependencies;
  return {
    /**
     * A guest who waits is taken over first: nobody else is called meanwhile. Null brings it back now, without an alarm.
     * @throws AppError invalid_input for a time that is over or more than 30 days ahead, conflict for an emergency.
     */
    snooze: (scope: HotelScope, id: string, until: string | null): Promise<Conversation> =>
      inHotel(scope, async (tx) => {
        const conversation = await lockedConversation(tx, id);
        if (until) await putAside(dependencies, tx, scope, conversation, until);
        else if (conversation.snoozed_until) {
          await conversations.changeConversation(tx, id, { snoozed_until: null });
          await recordEvent(dependencies, tx, id, 'woken', scope);
        }
        const entry = { entity: 'conversation' as const, entity_id: id, hotel_id: scope.hotel_id, details: { until } };
        await audit.write(tx, scope.caller, { action: 'snooze', ...entry });
        return current(dependencies, tx, id);
      }),

    /** The lock ensures that each comes back once, even with several processes. */
    wakeDue: async (): Promise<void> => {
      for (const { id, hotel_id } of await acrossHotels(repository.dueSnoozes))
        await inHotel({ hotel_id }, (tx) => wake(dependencies, tx, id)).catch((error: unknown) =>
          log.error({ err: error, conversation_id: id }, 'a snoozed conversation did not come back; it is tried again'),
        );
    },
  };
}
export type SnoozesService = ReturnType<typeof createSnoozesService>;

async function putAside(
  dependencies: OwnershipDependencies,
  tx: HotelTransaction,
  scope: HotelScope,
  conversation: ConversationRow,
  until: string,
): Promise<void> {
  const { id, human_required_count, assignment_due_at } = conversation;
  const ahead = Date.parse(until) - dependencies.clock.now().getTime();
  if (ahead <= 0 || ahead > LONGEST_MS) throw invalidInput([fieldProblem('until', reason('snooze_later'))]);
  if (await hasOpenEmergency(tx, id)) throw new AppError('conflict', 'emergency_not_snoozed');
  if (human_required_count > 0 || assignment_due_at) await takeOver(dependencies, tx, scope, conversation);
  await repository.putAside(tx, id, until);
  await recordEvent(dependencies, tx, id, 'snoozed', scope, { until });
}

async function wake(dependencies: OwnershipDependencies, tx: HotelTransaction, id: string): Promise<void> {
  const conversation = await conversations.lockConversation(tx, id);
  if (!conversation || !(await repository.isDue(tx, id, 'snoozed_until'))) return;
  await conversations.changeConversation(tx, id, { snoozed_until: null });
  await recordEvent(dependencies, tx, id, 'woken', null);
  await alarmAgain(dependencies, tx, conversation);
  await noteStaffAction(tx, id, dependencies.clock.now());
  const { hotel_id } = conversation;
  await dependencies.audit.writeAsPlatform(tx, { action: 'wake', entity: 'conversation', entity_id: id, hotel_id });
  await current(dependencies, tx, id);
}
