import type { NotificationDraft } from '#shared/features/notifications/notifications.schema.ts';
import type { HotelTransaction, InHotel, InPlatform, PlatformTransaction } from '#server/db/hotel-transaction.ts';
import { decodeCursor, encodeCursor, toPage } from '#server/db/page.ts';
import { AppError, notFound } from '#server/http/app-error.ts';
import type { Caller, HotelScope } from '#server/http/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { AuditService } from './audit.service.ts';
import * as repository from './notifications.repository.ts';

export type NotificationsDependencies = {
  inHotel: InHotel;
  inPlatform: InPlatform;
  audit: AuditService;
  events: Events;
  clock: Clock;
};
export type NotificationsList = { hotel_id?: string | undefined; cursor?: string | undefined; limit: number };

/** What waits for somebody: listed while pending, resolved once. */
export function createNotificationsService({ inHotel, inPlatform, audit, events, clock }: NotificationsDependencies) {
  /** A member works inside its hotel's wall; a super admin sees all hotels; anybody else sees nothing. */
  const within = async <T>(
    caller: Caller,
    nowhere: () => T,
    work: (tx: HotelTransaction | PlatformTransaction) => Promise<T>,
  ): Promise<T> => {
    if (caller.is_super_admin) return inPlatform(work);
    if (caller.membership) return inHotel(caller.membership, work);
    return nowhere();
  };

  return {
    list: async (caller: Caller, { hotel_id, cursor, limit }: NotificationsList) => {
      if (hotel_id && !caller.is_super_admin && caller.membership?.hotel_id !== hotel_id) {
        throw new AppError('forbidden', 'You have no access to this hotel.');
      }
      const before = decodeCursor(cursor, 1)?.[0] ?? null;
      const rows = await within(
        caller,
        () => [],
        (tx) => repository.listPending(tx, { hotelId: hotel_id, before, limit: limit + 1 }),
      );
      return toPage(rows, limit, (row) => encodeCursor(row.id));
    },

    create: (scope: HotelScope, draft: NotificationDraft) =>
      inHotel(scope, async (tx) => {
        const { id } = await repository.insertNotification(tx, { ...draft, created_by: scope.caller.user_id });
        await audit.write(tx, scope.caller, {
          action: 'create',
          entity: 'notification',
          entity_id: id,
          hotel_id: scope.hotel_id,
          details: { type: draft.type },
        });
        await events.publish(tx, { type: 'notification.updated', hotel_id: scope.hotel_id, notification_id: id });
        return (await repository.notificationById(tx, id))!;
      }),

    /** @throws AppError not_found for another hotel's, already_resolved the second time. */
    resolve: (caller: Caller, id: string) =>
      within(
        caller,
        () => {
          throw notFound('This notification');
        },
        async (tx) => {
          const resolved = await repository.resolvePending(tx, id, caller.user_id, clock.now());
          const row = await repository.notificationById(tx, id);
          if (!row) throw notFound('This notification');
          if (!resolved) throw new AppError('already_resolved', 'Somebody has already resolved this notification.');
          await audit.write(tx, caller, {
            action: 'resolve',
            entity: 'notification',
            entity_id: id,
            hotel_id: row.hotel_id,
            details: { type: row.type },
          });
          await events.publish(tx, { type: 'notification.updated', hotel_id: row.hotel_id, notification_id: id });
          return row;
        },
      ),
  };
}
export type NotificationsService = ReturnType<typeof createNotificationsService>;
