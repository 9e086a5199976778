import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { Transaction } from '#server/db/database.ts';
import type { PlatformTransaction } from '#server/db/hotel-transaction.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './stay-messages.repository.ts';

const lost: ReadonlySet<DeliveryStatus> = new Set(['failed', 'undelivered', 'canceled']);

/** What became of a booking's message: its log is told, and the booking's flag says whether the guest has got it. */
export function createStayMessageDeliveries({ events }: { events: Events }) {
  return {
    /** In the transaction that changes the message's status. */
    note: async (tx: Transaction, message: { id: string; hotel_id: string }, status: DeliveryStatus): Promise<void> => {
      const platform = tx as PlatformTransaction;
      const entry = await repository.entryOfMessage(platform, message.id);
      if (!entry) return;
      const arrived =
        !lost.has(status) ||
        (await repository.anotherArrived(platform, entry.booking_id, entry.message_type, entry.id));
      await repository.setSentFlag(platform, entry.booking_id, entry.message_type, arrived);
      await events.publish(tx, {
        type: 'booking_message.updated',
        hotel_id: message.hotel_id,
        booking_id: entry.booking_id,
      });
    },
  };
}
export type StayMessageDeliveries = ReturnType<typeof createStayMessageDeliveries>;
