import type { MessageType } from '#shared/features/bookings/bookings.schema.ts';
import type { DeliveryStatus } from '#shared/features/conversations/conversations.schema.ts';
import type { HotelTransaction, AcrossHotelsTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import type { Jobs } from '#server/ports/jobs.ts';
import { heldUntil } from './due.rules.ts';
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

    /**
     * Quiet hours hold when a stay message is handed to the provider, for example after an outage: it goes back to the
     * plan, due at their end. The message is deleted; nothing of it may have reached the provider.
     * @returns null if it may be sent now, `too_late` if it may not and their end is too late
     */
    holdInQuietHours: async (
      tx: HotelTransaction,
      { id: message_id, hotel_id }: { id: string; hotel_id: string },
    ): Promise<'held' | 'too_late' | null> => {
      const entry = await repository.entryOfMessage(tx, message_id);
      if (entry?.state !== 'sent' || !entry.due_at) return null;
      const now = clock.now();
      const due_at = heldUntil(entry.due_at, await repository.hotelRow(tx), now);
      if (!due_at) return null;
      if (entry.late_after && due_at > entry.late_after) return 'too_late';
      const { id, booking_id, message_type } = entry;
      const another = await repository.anotherArrived(tx, booking_id, message_type, id);
      if (!(await repository.planAgain(tx, { id, message_id, due_at, now }))) return 'too_late';
      await repository.setSentFlag(tx, booking_id, message_type, another);
      await events.publish(tx, { type: 'booking_message.updated', hotel_id, booking_id });
      return 'held';
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
