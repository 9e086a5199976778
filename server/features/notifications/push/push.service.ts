import { reason } from '#shared/reasons/reasons.ts';
import type { DeviceDraft } from '#shared/features/notifications/push/push.schema.ts';
import type { AuditAction } from '#shared/features/platform/audit.values.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Events } from '#server/ports/events.ts';
import type { Push } from '#server/ports/push.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { PersonScope } from '#server/caller.ts';
import * as repository from './push.repository.ts';

export type PushDependencies = { inHotel: InHotel; audit: AuditService; events: Events; push: Push };

const MOST_DEVICES = 10;

/** A member's own devices that show notices. */
export function createPushService({ inHotel, audit, events, push }: PushDependencies) {
  const overview = async (tx: HotelTransaction, { caller }: PersonScope) => ({
    public_key: await push.publicKey(),
    devices: await repository.devicesOf(tx, caller.user_id),
  });
  const changed = async (tx: HotelTransaction, { caller, hotel_id }: PersonScope, action: AuditAction, id: string) => {
    await audit.write(tx, caller, { action, entity: 'push_device', entity_id: id, hotel_id });
    await events.publish(tx, { type: 'ladder.updated', hotel_id });
  };
  const ownDevice = async (tx: HotelTransaction, { caller }: PersonScope, id: string): Promise<void> => {
    const own = await repository.devicesOf(tx, caller.user_id);
    if (!own.some((device) => device.id === id)) throw notFound('device');
  };

  return {
    get: (scope: PersonScope) => inHotel(scope, (tx) => overview(tx, scope)),

    add: (scope: PersonScope, draft: DeviceDraft) =>
      inHotel(scope, async (tx) => {
        const own = await repository.devicesOf(tx, scope.caller.user_id);
        if (own.length >= MOST_DEVICES)
          throw new AppError('conflict', reason('too_many_devices', { most: MOST_DEVICES }));
        await changed(tx, scope, 'create', await repository.saveDevice(tx, scope.caller.user_id, draft));
        return overview(tx, scope);
      }),

    remove: (scope: PersonScope, id: string) =>
      inHotel(scope, async (tx) => {
        if (!(await repository.deleteDevice(tx, scope.caller.user_id, id))) throw notFound('device');
        await changed(tx, scope, 'delete', id);
        return overview(tx, scope);
      }),

    test: (scope: PersonScope, id: string): Promise<null> =>
      inHotel(scope, async (tx) => {
        await ownDevice(tx, scope, id);
        await repository.insertTest(tx, scope.caller.user_id, id);
        await audit.write(tx, scope.caller, {
          action: 'test',
          entity: 'push_device',
          entity_id: id,
          hotel_id: scope.hotel_id,
        });
        return null;
      }),

    received: (scope: PersonScope, id: string): Promise<null> =>
      inHotel(scope, async (tx) => {
        if (!(await repository.noteReceived(tx, scope.caller.user_id, id))) throw notFound('device');
        await events.publish(tx, { type: 'ladder.updated', hotel_id: scope.hotel_id });
        return null;
      }),
  };
}
export type PushService = ReturnType<typeof createPushService>;
