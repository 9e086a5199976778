import { allInEnglish } from '#shared/reasons/english-sentences.ts';
import { once } from '#server/db/once.ts';
import type { NotificationDraft } from '#shared/features/notifications/notifications.schema.ts';
import type { HotelTransaction, InHotel, AcrossHotels, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import { cursorOf, decodeBefore, toPage } from '#server/db/page.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { Caller, HotelScope } from '#server/caller.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import * as repository from './notifications.repository.ts';

export type NotificationsDependencies = {
  inHotel: InHotel;
  acrossHotels: AcrossHotels;
  audit: AuditService;
  events: Events;
  clock: Clock;
};
export type NotificationsList = { hotel_id?: string | undefined; cursor?: string | undefined; limit: number };

/** Notifications: listed while pending, resolved once. */
export function createNotificationsService({ inHotel, acrossHotels, audit, events, clock }: NotificationsDependencies) {
  /** A member reads notifications of the hotel; a super admin of all hotels; a person without a hotel none. */
  const within = async <T>(
    caller: Caller,
    hotelId: string | undefined,
    nowhere: () => T,
    work: (tx: HotelTransaction | AcrossHotelsTransaction) => Promise<T>,
  ): Promise<T> => {
    if (caller.is_super_admin) return acrossHotels(work);
    const hotel = hotelId ? caller.memberships.find(({ hotel_id }) => hotel_id === hotelId) : caller.memberships[0];
    return hotel ? inHotel(hotel, work) : nowhere();
  };

  /** The hotel of the notification, among the caller's hotels. */
  const hotelOf = async (caller: Caller, id: string): Promise<string | undefined> => {
    for (const { hotel_id } of caller.memberships) {
      if (await inHotel({ hotel_id }, (tx) => repository.notificationById(tx, id))) return hotel_id;
    }
    return undefined;
  };

  return {
    list: async (caller: Caller, { hotel_id, cursor, limit }: NotificationsList) => {
      const own = caller.memberships.some((membership) => membership.hotel_id === hotel_id);
      if (hotel_id && !caller.is_super_admin && !own) {
        throw new AppError('forbidden', 'no_access_to_hotel');
      }
      const before = decodeBefore(cursor);
      const rows = await within(
        caller,
        hotel_id,
        () => [],
        (tx) => repository.listPending(tx, { hotelId: hotel_id, before, limit: limit + 1 }),
      );
      return toPage(rows.map(inWords), limit, cursorOf);
    },

    create: (scope: HotelScope, draft: NotificationDraft) =>
      once(inHotel, scope, async (tx) => {
        const { id } = await repository.insertNotification(tx, { ...draft, created_by: scope.caller.user_id });
        await audit.write(tx, scope.caller, {
          action: 'create',
          entity: 'notification',
          entity_id: id,
          hotel_id: scope.hotel_id,
          details: { type: draft.type },
        });
        await events.publish(tx, { type: 'notification.updated', hotel_id: scope.hotel_id, notification_id: id });
        return inWords((await repository.notificationById(tx, id))!);
      }),

    /** @throws AppError not_found for another hotel's notification, already_resolved the second time. */
    resolve: async (caller: Caller, id: string) =>
      within(
        caller,
        await hotelOf(caller, id),
        () => {
          throw notFound('notification');
        },
        async (tx) => {
          const resolved = await repository.resolvePending(tx, id, caller.user_id, clock.now());
          const row = await repository.notificationById(tx, id);
          if (!row) throw notFound('notification');
          if (!resolved) throw new AppError('already_resolved', 'notification_resolved');
          await audit.write(tx, caller, {
            action: 'resolve',
            entity: 'notification',
            entity_id: id,
            hotel_id: row.hotel_id,
            details: { type: row.type },
          });
          await events.publish(tx, { type: 'notification.updated', hotel_id: row.hotel_id, notification_id: id });
          return inWords(row);
        },
      ),
  };
}
type Row = NonNullable<Awaited<ReturnType<typeof repository.notificationById>>>;

/** With the reasons in English, unless a person typed the message. */
const inWords = (row: Row) => ({ ...row, message: row.message ?? allInEnglish(row.reasons) ?? '' });

export type NotificationsService = ReturnType<typeof createNotificationsService>;
