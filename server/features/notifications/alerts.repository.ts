import type { PlatformTransaction } from '#server/db/hotel-transaction.ts';

/** A notification of the platform's own; one of the same kind that is still pending is enough. */
export async function insertNotification(
  tx: PlatformTransaction,
  alert: { hotel_id: string; type: string; message: string },
): Promise<void> {
  await tx
    .insertInto('notifications')
    .columns(['hotel_id', 'type', 'message'])
    .expression((select) =>
      select
        .selectFrom('hotels')
        .select((row) => ['hotels.id', row.val(alert.type).as('type'), row.val(alert.message).as('message')])
        .where('hotels.id', '=', alert.hotel_id)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('notifications')
                .select('notifications.id')
                .where('notifications.hotel_id', '=', alert.hotel_id)
                .where('notifications.type', '=', alert.type)
                .where('notifications.message', '=', alert.message)
                .where('notifications.status', '=', 'pending'),
            ),
          ),
        ),
    )
    .execute();
}
