import type { AuditService } from '#server/features/platform/audit.service.ts';
import { once } from '#server/db/once.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { PersonScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './shift.repository.ts';

export type ShiftDependencies = { inHotel: InHotel; audit: AuditService; events: Events; clock: Clock };

/** What one shift hands over to the next, which signs for it. */
export function createShiftService({ inHotel, audit, events, clock }: ShiftDependencies) {
  const read = async (tx: HotelTransaction) => {
    const now = clock.now();
    const failed = await repository.failedMessages(tx, now);
    const signed = await repository.signatures(tx);
    return {
      ...(await repository.shiftCounts(tx, now)),
      arrivals: await repository.arrivalsLeft(tx, now),
      failed_messages: failed.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
      signatures: signed.map((row) => ({ ...row, signed_at: row.signed_at.toISOString() })),
    };
  };
  return {
    get: (scope: PersonScope) => inHotel(scope, read),

    sign: (scope: PersonScope, note: string | null) =>
      once(inHotel, scope, async (tx) => {
        const { caller, hotel_id } = scope;
        const { user_id, name } = caller;
        const id = await repository.insertSignature(tx, { user_id, name, note, signed_at: clock.now() });
        const details = { note: note !== null };
        await audit.write(tx, caller, { action: 'sign', entity: 'handover', entity_id: id, hotel_id, details });
        await events.publish(tx, { type: 'task.updated', hotel_id });
        return read(tx);
      }),
  };
}
export type ShiftService = ReturnType<typeof createShiftService>;
