import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import * as repository from './stay-messages.repository.ts';

const lost: ReadonlySet<DeliveryStatus> = new Set(['failed', 'undelivered', 'canceled']);

/** What other features report to stay messages. Each function runs in the transaction of the change it reports. */
export function createStayMessageUpdates({ events, jobs, clock }: { events: Events; jobs: Jobs; clock: Clock }) {
  return {
    /** A message changed its delivery status: the booking's flag says whether the guest received this type of message. */
    noteDelivery: async (
      tx: HotelTransaction | AcrossHotelsTransaction,
      message: { id: string; hotel_id: string },
      status: DeliveryStatus,
    ): Promise<void> => {
      const entry = await repository.entryOfMessage(tx, message.id);
      if (!entry) return;
      const arrived =
        !lost.has(status) || (await repository.anotherArrived(tx, entry.booking_id, entry.message_type, entry.id));
      await repository.setSentFlag(tx, entry.booking_id, entry.message_type, arrived);
      await events.publish(tx, {
        type: 'booking_message.updated',
        hotel_id: message.hotel_id,
        booking_id: entry.booking_id,
      });
    },

    /** WhatsApp approved a template: entries that failed for lack of it are planned again. */
    templateApproved: async (
      tx: HotelTransaction,
      { hotel_id, message_type }: { hotel_id: string; message_type: MessageType },
    ): Promise<void> => {
      const revived = await repository.reviveUnsent(tx, message_type, clock.now());
      await events.publish(
        tx,
        ...revived.map(({ booking_id }) => ({ type: 'booking_message.updated' as const, hotel_id, booking_id })),
      );
    },

    /** Recalculates all planned messages of a hotel after a change of its schedules, times or time zone. */
    scheduleChanged: (tx: HotelTransaction, hotel_id: string): Promise<void> =>
      jobs.send(tx, 'replan', { hotel_id, after: null }),
  };
}
