import type { AnswerModes } from '#shared/features/messaging/answer-modes.schema.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './answer-modes.repository.ts';

export type AnswerModesDependencies = { inHotel: InHotel; audit: AuditService; events: Events };

const always: AnswerModes = { mode: 'answer', rules: [] };

/** When the assistant answers, suggests or is silent. A change counts from the next turn on. */
export function createAnswerModesService({ inHotel, audit, events }: AnswerModesDependencies) {
  const current = async (tx: HotelTransaction): Promise<AnswerModes> => (await repository.modesOf(tx)) ?? always;
  return {
    get: (scope: HotelScope): Promise<AnswerModes> => inHotel(scope, current),

    save: (scope: HotelScope, modes: AnswerModes): Promise<AnswerModes> =>
      inHotel(scope, async (tx) => {
        await repository.saveModes(tx, modes);
        const { caller, hotel_id } = scope;
        await audit.write(tx, caller, { action: 'update', entity: 'answer_modes', hotel_id, details: modes });
        await events.publish(tx, { type: 'hotel.updated', hotel_id });
        return current(tx);
      }),
  };
}
export type AnswerModesService = ReturnType<typeof createAnswerModesService>;
