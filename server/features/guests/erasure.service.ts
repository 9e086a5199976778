import type { Erasure } from '#shared/features/guests/guest-file.schema.ts';
import type { HotelTransaction } from '#server/db/hotel-transaction.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as repository from './erasure.repository.ts';
import { eraseTraces } from './erasure-traces.service.ts';
import type { PersonRows } from './guest-file.repository.ts';
import type { ProviderErasureService } from './provider-erasure.service.ts';

export type ErasureDependencies = {
  events: Events;
  clock: Clock;
  providerErasure: Pick<ProviderErasureService, 'queue'>;
};

/**
 * Erases personal data from rows: texts and files of messages, names, numbers, addresses, wishes and notes. The
 * rows stay, and so do counts, delivery states, stays and amounts. The phones must be locked (stay-locks.repository.ts).
 */
export function createErasureService({ events, clock, providerErasure }: ErasureDependencies) {
  return {
    erase: async (tx: HotelTransaction, hotel_id: string, person: PersonRows): Promise<Erasure> => {
      const at = clock.now();
      // Same lock order as the stay message sender, to avoid deadlocks.
      await repository.lockBookings(tx, person);
      await repository.lockConversations(tx, person);
      await eraseTraces(tx, person);
      await providerErasure.queue(tx, hotel_id, person);
      await repository.eraseAddresses(tx, person);
      await repository.eraseGuests(tx, person, at);
      await repository.dropKeptAnswers(tx);
      const bookings = await repository.eraseBookings(tx, person, at);
      await repository.eraseStayMessages(tx, person, at);
      const messages = await repository.eraseMessages(tx, person);
      const requests = await repository.eraseRequests(tx, person);
      const conversations = await repository.eraseConversations(tx, person);
      await events.publish(
        tx,
        ...person.guest_ids.map((guest_id) => ({ type: 'guest.updated' as const, hotel_id, guest_id })),
        ...person.booking_ids.map((booking_id) => ({ type: 'booking.updated' as const, hotel_id, booking_id })),
        ...person.conversation_ids.map((conversation_id) => ({
          type: 'conversation.erased' as const,
          hotel_id,
          conversation_id,
        })),
      );
      return { bookings, conversations, messages, requests };
    },
  };
}
export type ErasureService = ReturnType<typeof createErasureService>;
