import type { Conversation } from '#shared/features/conversations/conversations.schema.ts';
import { erasedKeyPrefix } from '#shared/features/guests/erasure.rules.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import { AppError, notFound } from '#server/app-error.ts';
import type { HotelScope } from '#server/caller.ts';
import type { Events } from '#server/ports/events.ts';
import { bookingToLink, giveOwnRecord, removeUnusedRecord } from './booking-link.repository.ts';
import { asConversation } from '../conversations.rules.ts';
import * as conversations from '../conversations.repository.ts';

export type BookingLinkDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  /** Before any row is locked. */
  lockPhones: (tx: HotelTransaction, scope: HotelScope, phoneKeys: string[]) => Promise<void>;
};

/**
 * Links a conversation to the guest of a booking with another number. Only the guest record is linked. The assistant
 * still uses the sender's number (turns.repository.ts), so a wrong link does not disclose another guest's stay.
 */
export function createBookingLinkService({ inHotel, audit, events, lockPhones }: BookingLinkDependencies) {
  /** The booking's guest and number, and the conversation, locked. `id` null: only the conversation. */
  const locked = async (tx: HotelTransaction, scope: HotelScope, id: string, bookingId: string | null) => {
    const [seen, chosen] = [await conversations.conversationById(tx, id), await bookingOf(tx, bookingId)];
    if (!seen) throw notFound('conversation');
    await lockPhones(tx, scope, [seen.identity_key, ...(chosen ? [chosen.phone_key] : [])]);
    const conversation = (await conversations.lockConversation(tx, id))!;
    if (conversation.identity_key.startsWith(erasedKeyPrefix)) throw new AppError('conflict', 'guest_erased_link');
    // Either may have changed before the numbers were locked.
    return { conversation, booking: await bookingOf(tx, bookingId) };
  };

  return {
    /**
     * `bookingId` null removes the link: the guest is the record of the conversation's own number again.
     * @throws AppError not_found; conflict for an erased guest and for a booking without a guest record.
     */
    set: (scope: HotelScope, id: string, bookingId: string | null): Promise<Conversation> =>
      inHotel(scope, async (tx) => {
        const { conversation: before, booking } = await locked(tx, scope, id, bookingId);
        if (booking) await conversations.changeConversation(tx, id, { guest_id: guestOf(booking) });
        else await giveOwnRecord(tx, id);
        const after = (await conversations.conversationById(tx, id))!;
        if (after.guest_id === before.guest_id) return asConversation(after);
        const removed = before.guest_id !== null && (await removeUnusedRecord(tx, id, before.guest_id));
        const { caller, hotel_id } = scope;
        await audit.write(tx, caller, {
          action: booking ? 'link_booking' : 'unlink_booking',
          entity: 'conversation',
          entity_id: id,
          hotel_id,
          details: {
            ...(booking ? { booking: booking.confirmation_number } : {}),
            guest: after.guest_id,
            ...(removed ? { removed_guest: before.guest_id } : {}),
          },
        });
        await events.publish(
          tx,
          { type: 'conversation.updated', hotel_id, conversation_id: id },
          ...[before.guest_id, after.guest_id]
            .filter((guest_id) => guest_id !== null)
            .map((guest_id) => ({ type: 'guest.updated' as const, hotel_id, guest_id })),
        );
        return asConversation(after);
      }),
  };
}
export type BookingLinkService = ReturnType<typeof createBookingLinkService>;

type LinkedBooking = NonNullable<Awaited<ReturnType<typeof bookingToLink>>>;

async function bookingOf(tx: HotelTransaction, id: string | null): Promise<LinkedBooking | null> {
  if (id === null) return null;
  const booking = await bookingToLink(tx, id);
  if (!booking) throw notFound('booking');
  if (booking.phone_key.startsWith(erasedKeyPrefix)) throw new AppError('conflict', 'guest_erased_booking');
  return booking;
}

function guestOf({ guest_id }: LinkedBooking): string {
  if (guest_id) return guest_id;
  throw new AppError('conflict', 'booking_without_guest');
}
