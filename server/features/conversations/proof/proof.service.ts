import type { VerifiedBooking } from '#server/features/assistant/assistant.types.ts';
import type { HotelTransaction, InHotel } from '#server/db/hotel-transaction.ts';
import type { AuditService } from '#server/features/platform/audit.service.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Events } from '#server/ports/events.ts';
import * as conversations from '../conversations.repository.ts';
import { removeUnusedRecord } from '../linking/booking-link.repository.ts';
import type { ClaimedTurn } from '../turns/claimed-turn.types.ts';
import * as repository from './proof.repository.ts';
import { namesGuest, proofAttempt, type ProofAttempt } from './proof.rules.ts';

export type ProofDependencies = {
  inHotel: InHotel;
  audit: AuditService;
  events: Events;
  clock: Clock;
  /** Before any row is locked. */
  lockPhones: (tx: HotelTransaction, scope: { hotel_id: string }, phoneKeys: string[]) => Promise<void>;
};

/** `booking`: proved by this turn. Null: refused, for whatever reason. */
export type Proof = { booking: VerifiedBooking | null };

/** Failed attempts of a conversation in a day, and of a hotel in an hour, after which none is looked up. */
const OWN_FAILURES = 5;
const HOTEL_FAILURES = 50;

/**
 * A guest whose address no booking has proves one with its confirmation number and surname. The answer to every failed
 * attempt is the same, and once there were too many nothing is looked up any more, so that nothing can be guessed.
 */
export function createProofService({ inHotel, audit, events, clock, lockPhones }: ProofDependencies) {
  const prove = async (tx: HotelTransaction, turn: ClaimedTurn, booking: repository.ProvableBooking) => {
    const { hotel_id } = turn;
    const { id } = turn.conversation;
    const seen = await conversations.conversationById(tx, id);
    if (!seen) return;
    await lockPhones(tx, { hotel_id }, [seen.identity_key, booking.phone_key]);
    const { guest_id } = (await conversations.lockConversation(tx, id)) ?? seen;
    await repository.storeProof(tx, id, booking.id);
    if (booking.guest_id && booking.guest_id !== guest_id) {
      await conversations.changeConversation(tx, id, { guest_id: booking.guest_id });
      if (guest_id) await removeUnusedRecord(tx, id, guest_id);
    }
    await audit.writeAsPlatform(tx, {
      action: 'prove_booking',
      entity: 'conversation',
      entity_id: id,
      hotel_id,
      details: { booking: booking.confirmation_number },
    });
    await events.publish(tx, { type: 'conversation.updated', hotel_id, conversation_id: id });
    if (booking.guest_id) await events.publish(tx, { type: 'guest.updated', hotel_id, guest_id: booking.guest_id });
  };

  const judged = (turn: ClaimedTurn, attempt: ProofAttempt): Promise<Proof> =>
    inHotel(turn, async (tx) => {
      const now = clock.now();
      const conversation_id = turn.conversation.id;
      const failed = await repository.failedLately(tx, conversation_id, now);
      if (failed.own >= OWN_FAILURES || failed.hotel >= HOTEL_FAILURES) return { booking: null };
      const found = await repository.provableBookings(tx, attempt.numbers, now);
      const booking = found.find(({ guest_name }) => namesGuest(attempt.text, guest_name)) ?? null;
      if (booking) await prove(tx, turn, booking);
      await repository.noteAttempt(tx, { conversation_id, attempted_at: now, proved: booking !== null });
      return { booking };
    });

  return {
    /** Null where the guest does not try to prove a booking, has one already, or is answered by people. */
    attempt: async (turn: ClaimedTurn, hotelName: string): Promise<Proof | null> => {
      const { booking, conversation, messages } = turn;
      if (booking || conversation.owner === 'staff' || conversation.opted_out_at) return null;
      const own = messages.filter((message) => message.own).map(({ content }) => content);
      const history = messages
        .filter((message) => !message.own)
        .map(({ author, content }) => ({ author, text: content }));
      const attempt = proofAttempt(own, history, hotelName);
      return attempt && judged(turn, attempt);
    },
  };
}
export type ProofService = ReturnType<typeof createProofService>;
