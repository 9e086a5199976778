import type { Target, Targets } from '#shared/features/conversations/targets.schema.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { HotelScope } from '#server/caller.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './targets.repository.ts';

export type TargetsDependencies = { inHotel: InHotel; audit: AuditService; events: Events };

/** Until when staff reply to a request and resolve it. A change counts for requests that begin to wait afterwards. */
export function createTargetsService({ inHotel, audit, events }: TargetsDependencies) {
  const current = async (tx: HotelTransaction, hotelId: string): Promise<Targets> => {
    const own = await repository.ownTargets(tx);
    const is_default = own.length === 0;
    const targets = is_default ? await repository.defaultTargets(tx) : own;
    return { targets, is_default, ...(await repository.receptionHours(tx, hotelId)) };
  };
  return {
    get: (scope: HotelScope): Promise<Targets> => inHotel(scope, (tx) => current(tx, scope.hotel_id)),

    save: (scope: HotelScope, targets: Target[]): Promise<Targets> =>
      inHotel(scope, async (tx) => {
        await repository.saveTargets(tx, targets);
        const { caller, hotel_id } = scope;
        await audit.write(tx, caller, { action: 'update', entity: 'response_targets', hotel_id, details: { targets } });
        await events.publish(tx, { type: 'ladder.updated', hotel_id });
        return current(tx, hotel_id);
      }),
  };
}
export type TargetsService = ReturnType<typeof createTargetsService>;
